import type {
  ColumnAlign,
  Run,
  Table,
  TableRow,
} from '../../../../shared/documents/engine/model.ts'
import { withKeys } from '../../../ui/keyed.ts'
import { currentProps } from './focus.ts'
import { Runs } from './runs.tsx'

type Shown = { block: Table; focused: string | undefined }

type Aligns = Table['align']

const alignStyle = (align: ColumnAlign | undefined) =>
  align === 'right' ? { textAlign: align } : undefined

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const HeaderRow = ({ cells, align }: { cells: readonly Run[][]; align: Aligns }) => (
  <thead>
    <tr>
      {withKeys(cells, () => 'column').map(({ key, item }, index) => (
        <th key={key} scope="col" style={alignStyle(align?.[index])}>
          <Runs runs={item} />
        </th>
      ))}
    </tr>
  </thead>
)

const Cell = ({ runs, isLabel, align }: CellProps) =>
  isLabel ? (
    <th scope="row" style={alignStyle(align)}>
      <Runs runs={runs} />
    </th>
  ) : (
    <td style={alignStyle(align)}>
      <Runs runs={runs} />
    </td>
  )

type CellProps = { runs: readonly Run[]; isLabel: boolean; align: ColumnAlign | undefined }

const Row = ({ row, labeled, align, focused }: RowProps) => (
  <tr {...currentProps(row, focused)}>
    {withKeys(row.cells, () => 'cell').map(({ key, item }, index) => (
      <Cell
        key={key}
        runs={item}
        isLabel={labeled && item === row.cells[0]}
        align={align?.[index]}
      />
    ))}
  </tr>
)
type RowProps = {
  row: TableRow
  labeled: boolean
  align: Aligns
  focused: string | undefined
}

const rowName = ({ fields }: TableRow): string => `row ${fields.join(' ')}`

/** The first column has the row headers, except in a grid with its own header. */
export const TableView = ({ block, focused }: Shown) => (
  <table className={block.look}>
    <colgroup>
      {withKeys(block.widths, () => 'column').map(({ key, item }) => (
        <col key={key} style={{ width: percent(item) }} />
      ))}
    </colgroup>
    {block.header && <HeaderRow cells={block.header} align={block.align} />}
    <tbody>
      {withKeys(block.rows, rowName).map(({ key, item }) => (
        <Row
          key={key}
          row={item}
          labeled={block.look !== 'grid'}
          align={block.align}
          focused={focused}
        />
      ))}
    </tbody>
  </table>
)
