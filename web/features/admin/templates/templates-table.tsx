import { Box, chakra, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RowTitle, ScrollTable, TableCell, TableRow } from '../parts/scroll-table.tsx'
import { lastUpdated } from './last-updated.ts'
import { PagesCell } from './pages-cell.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'
import { StatusCell } from './status-cell.tsx'

const COLUMNS = ['Document', 'Pages', 'Status', 'Last Updated', 'Actions']
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

const Row = ({ row, ...does }: RowProps) => (
  <TableRow>
    <RowTitle>
      <Text fontWeight="semibold">{row.title}</Text>
      <Text color="fg.muted" hideBelow="lg">
        {row.description}
      </Text>
    </RowTitle>
    <TableCell>
      <PagesCell row={row} />
    </TableCell>
    <TableCell>
      <StatusCell row={row} />
    </TableCell>
    <TableCell>
      <Box whiteSpace="nowrap">{lastUpdated(row.lastUpdated)}</Box>
    </TableCell>
    <TableCell>
      <RowActions row={row} {...does} />
    </TableCell>
  </TableRow>
)

const SkeletonRow = () => (
  <TableRow>
    {COLUMNS.map((column) => (
      <TableCell key={column}>
        <Skeleton h="6" my="2" />
      </TableCell>
    ))}
  </TableRow>
)

const Empty = () => (
  <tr>
    <chakra.td colSpan={COLUMNS.length} py="6" color="fg.muted">
      {MESSAGES.templates.empty}
    </chakra.td>
  </tr>
)

type TemplatesTableProps = Omit<RowProps, 'row'> & {
  /** Undefined while they are being fetched. */
  rows: readonly TemplateRow[] | undefined
}

/** The core templates, one row each. */
export const TemplatesTable = ({ rows, ...does }: TemplatesTableProps) => (
  <ScrollTable label="Core templates" columns={COLUMNS} minW="56rem" busy={!rows}>
    {!rows && SKELETONS.map((name) => <SkeletonRow key={name} />)}
    {rows?.length === 0 && <Empty />}
    {rows?.map((row) => (
      <Row key={row.id} row={row} {...does} />
    ))}
  </ScrollTable>
)
