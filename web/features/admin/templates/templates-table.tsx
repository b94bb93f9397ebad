import { Badge, Flex, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { DataTable } from '../ui/data-table.tsx'
import { driftText } from '../ui/page-drift.ts'
import { RowActions, type RowProps } from './row-actions.tsx'
import { lastUpdated } from './template-facts.ts'

const Title = ({ title, description }: TemplateRow) => (
  <>
    <Text fontWeight="semibold">{title}</Text>
    <Text color="fg.muted" hideBelow="lg">
      {description}
    </Text>
  </>
)

const Note = ({ children }: { children: string }) => (
  <Text textStyle="xs" color="fg.muted" whiteSpace="nowrap">
    {children}
  </Text>
)

const Pages = ({ row }: { row: TemplateRow }) => {
  const drift = driftText(row)
  return (
    <>
      <Text fontVariantNumeric="tabular-nums">{row.pageCount ?? 'Not measured yet'}</Text>
      <Note>{`Specified: ${row.specifiedPages}`}</Note>
      {drift && (
        <Badge colorPalette="amber" mt="1">
          {drift}
        </Badge>
      )}
    </>
  )
}

const presenceText = (present: boolean, isPlaceholder: boolean) => {
  if (!present) return 'missing'
  return isPlaceholder ? 'present (placeholder)' : 'present'
}

type FileBadgeProps = { row: TemplateRow; type: FileType; present: boolean }

/** Placeholders never reach buyers, so they aren't green. */
const FileBadge = ({ row, type, present }: FileBadgeProps) => {
  const isPlaceholder = row.placeholders.includes(type)
  return (
    <Badge
      colorPalette={present && !isPlaceholder ? 'green' : 'gray'}
    >{`${type.toUpperCase()} ${presenceText(present, isPlaceholder)}`}</Badge>
  )
}

const Files = ({ row }: { row: TemplateRow }) => (
  <Flex direction="column" align="flex-start" gap="1">
    <FileBadge row={row} type="docx" present={row.hasDocx} />
    <FileBadge row={row} type="pdf" present={row.hasPdf} />
    <Note>
      {`${Object.keys(row.versions).length > 0 ? 'Version' : 'Generated, version'} ${row.version}`}
    </Note>
  </Flex>
)

type TemplatesTableProps = Omit<RowProps, 'row'> & {
  /** Undefined while loading. */
  rows: readonly TemplateRow[] | undefined
}

export const TemplatesTable = ({ rows, ...actions }: TemplatesTableProps) => (
  <DataTable
    label="Core templates"
    columns={[
      { title: 'Document', cell: Title },
      { title: 'Pages', cell: (row) => <Pages row={row} /> },
      { title: 'Status', cell: (row) => <Files row={row} /> },
      { title: 'Last Updated', cell: (row) => lastUpdated(row.lastUpdated), width: '10rem' },
      {
        title: 'Actions',
        cell: (row) => <RowActions row={row} {...actions} />,
        width: '26rem',
        isWide: true,
      },
    ]}
    rows={rows}
    keyOf={({ id }) => id}
    empty={MESSAGES.templates.empty}
  />
)
