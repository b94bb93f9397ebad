import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/status.tsx'

/** On narrow screens, rows become blocks whose cells have their column's title next to them. */
const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    '& th, & td': { textAlign: 'start', py: '3', pe: '4', fontWeight: 'normal' },
    '& thead th': { py: '2', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTopWidth: '1px', verticalAlign: 'top' },
    '& td > *': { minWidth: '0', overflowWrap: 'anywhere' },
    lgDown: {
      '& thead': { srOnly: true },
      '&, & tbody, & tr, & th': { display: 'block' },
      '& tbody tr': { py: '3' },
      '& tbody th, & td': { py: '1', pe: '0' },
      '& td': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', gap: '3' },
      '& td::before': { content: 'attr(data-label)', color: 'fg.muted' },
      '& td[data-wide]': { display: 'block', _before: { display: 'none' } },
    },
  },
})

type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Keeps a short column from being squeezed by a long one. */
  width?: string
  /** Takes the whole width on narrow screens, without its title. */
  isWide?: boolean
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

const SkeletonRows = <Row,>({ columns }: { columns: readonly Column<Row>[] }) =>
  SKELETONS.map((key) => (
    <tr key={key}>
      {columns.map(({ title }) => (
        <td key={title}>
          <Skeleton h="6" my="2" />
        </td>
      ))}
    </tr>
  ))

type DataTableProps<Row> = {
  label: string
  /** The first column names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** Shown instead of rows if there are none. */
  empty?: string
}

export const DataTable = <Row,>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) => {
  const [first, ...others] = columns
  return (
    <Table aria-label={label} aria-busy={!rows}>
      <thead>
        <tr>
          {columns.map(({ title, width }) => (
            <chakra.th key={title} scope="col" w={{ lg: width }}>
              {title}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!rows && <SkeletonRows columns={columns} />}
        {rows?.length === 0 && (
          <tr>
            <td data-wide colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
        {rows?.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ title, cell, isWide }) => (
              <td key={title} data-label={title} data-wide={isWide || undefined}>
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
