import type { Run, Table, TableRow } from '../../../../shared/documents/model.ts'
import { currentMark } from './focus.ts'
import { keyed } from './keyed.ts'
import { Runs } from './run-view.tsx'

type Shown = { block: Table; focused: string | undefined }

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const HeaderRow = ({ cells }: { cells: readonly Run[][] }) => (
  <thead>
    <tr>
      {keyed(cells, () => 'column').map(({ key, item }) => (
        <th key={key} scope="col">
          <Runs runs={item} />
        </th>
      ))}
    </tr>
  </thead>
)

const Cell = ({ runs, isLabel }: { runs: readonly Run[]; isLabel: boolean }) =>
  isLabel ? (
    <th scope="row">
      <Runs runs={runs} />
    </th>
  ) : (
    <td>
      <Runs runs={runs} />
    </td>
  )

const Row = ({ row, labelled, focused }: RowProps) => (
  <tr {...currentMark(row, focused)}>
    {keyed(row.cells, () => 'cell').map(({ key, item }) => (
      <Cell key={key} runs={item} isLabel={labelled && item === row.cells[0]} />
    ))}
  </tr>
)
type RowProps = { row: TableRow; labelled: boolean; focused: string | undefined }

const rowName = ({ fields }: TableRow): string => `row ${fields.join(' ')}`

/** The first column names the row, except in a grid with a header of its own. */
export const TableView = ({ block, focused }: Shown) => (
  <table className={block.look}>
    <colgroup>
      {keyed(block.widths, () => 'column').map(({ key, item }) => (
        <col key={key} style={{ width: percent(item) }} />
      ))}
    </colgroup>
    {block.header && <HeaderRow cells={block.header} />}
    <tbody>
      {keyed(block.rows, rowName).map(({ key, item }) => (
        <Row key={key} row={item} labelled={block.look !== 'grid'} focused={focused} />
      ))}
    </tbody>
  </table>
)
