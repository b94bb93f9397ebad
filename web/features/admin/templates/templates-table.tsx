import { Box, chakra, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RowTitle, ScrollTable, TableCell, TableRow } from '../ui/scroll-table.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'
import { Files, Pages } from './template-cells.tsx'
import { lastUpdated } from './template-facts.ts'

const COLUMNS = ['Document', 'Pages', 'Status', 'Last Updated', 'Actions']
export const SKELETON_KEYS = ['first', 'second', 'third', 'fourth', 'fifth']

const Row = ({ row, ...actions }: RowProps) => (
  <TableRow>
    <RowTitle>
      <Text fontWeight="semibold">{row.title}</Text>
      <Text color="fg.muted" hideBelow="lg">
        {row.description}
      </Text>
    </RowTitle>
    <TableCell>
      <Pages row={row} />
    </TableCell>
    <TableCell>
      <Files row={row} />
    </TableCell>
    <TableCell>
      <Box whiteSpace="nowrap">{lastUpdated(row.lastUpdated)}</Box>
    </TableCell>
    <TableCell>
      <RowActions row={row} {...actions} />
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

export type TemplatesProps = Omit<RowProps, 'row'> & {
  /** Undefined while loading. */
  rows: readonly TemplateRow[] | undefined
}

export const TemplatesTable = ({ rows, ...actions }: TemplatesProps) => (
  <ScrollTable label="Core templates" columns={COLUMNS} minW="56rem" busy={!rows}>
    {!rows && SKELETON_KEYS.map((name) => <SkeletonRow key={name} />)}
    {rows?.length === 0 && <Empty />}
    {rows?.map((row) => (
      <Row key={row.id} row={row} {...actions} />
    ))}
  </ScrollTable>
)
