import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RowTitle, ScrollTable, TableCell, TableRow } from '../parts/scroll-table.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'
import { driftText, lastUpdated, pageDrift } from './template-facts.ts'

const PagesCell = ({ row }: { row: TemplateRow }) => {
  const drift = driftText(pageDrift(row))
  return (
    <>
      <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {row.pageCount ?? 'Not measured yet'}
      </Text>
      <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        Specified: {row.specifiedPages}
      </Text>
      {drift && (
        <Badge colorPalette="amber" mt="1">
          {drift}
        </Badge>
      )}
    </>
  )
}

const FileBadge = ({ label, present }: { label: string; present: boolean }) => (
  <Badge colorPalette={present ? 'green' : 'gray'} alignSelf="flex-start">
    {label} {present ? 'present' : 'missing'}
  </Badge>
)

const StatusCell = ({ row }: { row: TemplateRow }) => (
  <Flex direction="column" gap="1">
    <FileBadge label="DOCX" present={row.hasDocx} />
    <FileBadge label="PDF" present={row.hasPdf} />
  </Flex>
)

const COLUMNS = ['Document', 'Pages', 'Status', 'Last Updated', 'Actions']
const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth']

const Row = ({ row, ...actions }: RowProps) => (
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

type TemplatesTableProps = Omit<RowProps, 'row'> & {
  /** Undefined while the rows are being fetched. */
  rows: readonly TemplateRow[] | undefined
}

export const TemplatesTable = ({ rows, ...actions }: TemplatesTableProps) => (
  <ScrollTable label="Core templates" columns={COLUMNS} minW="56rem" busy={!rows}>
    {!rows && SKELETONS.map((name) => <SkeletonRow key={name} />)}
    {rows?.length === 0 && <Empty />}
    {rows?.map((row) => (
      <Row key={row.id} row={row} {...actions} />
    ))}
  </ScrollTable>
)
