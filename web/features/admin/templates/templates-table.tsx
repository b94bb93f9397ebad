import { Badge, Button, Flex, Link, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { FileType } from '../../../../shared/template-files.ts'
import { createTestToken } from '../../../../shared/test-token.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { ActionButton } from '../ui/actions.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { CurrentDeliveries } from './current-deliveries.tsx'
import { driftText, lastUpdated } from './template-facts.ts'
import { downloadTemplate, PreviewAction } from './template-preview.tsx'
import { VersionsAction } from './template-versions.tsx'

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

const Pages = (row: TemplateRow) => {
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

/** The table's order. */
const TYPES = ['docx', 'pdf'] as const satisfies readonly FileType[]

const hasFile = ({ hasDocx, hasPdf }: TemplateRow, type: FileType) =>
  type === 'docx' ? hasDocx : hasPdf

/** Placeholders never reach buyers, so they aren't green. */
const fileState = (row: TemplateRow, type: FileType) => {
  if (!hasFile(row, type)) return { text: 'missing', palette: 'gray' }
  return row.placeholders.includes(type)
    ? { text: 'present (placeholder)', palette: 'gray' }
    : { text: 'present', palette: 'green' }
}

const Files = (row: TemplateRow) => (
  <Flex direction="column" align="flex-start" gap="1">
    {TYPES.map((type) => {
      const { text, palette } = fileState(row, type)
      return <Badge key={type} colorPalette={palette}>{`${type.toUpperCase()} ${text}`}</Badge>
    })}
    <Note>
      {`${Object.keys(row.versions).length > 0 ? 'Version' : 'Generated, version'} ${row.version}`}
    </Note>
  </Flex>
)

/** The links open a new tab, because this one has the sign-in in memory. */
const RowLinks = ({ id, title }: TemplateRow) => {
  const [token] = useState(() => createTestToken(id))
  const links = [
    { label: 'View page', href: paths.document(id) },
    { label: 'Test download', href: paths.download(token) },
  ]
  return (
    <Flex gap="4" mt="2">
      {links.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          aria-label={`${label}: ${title}`}
          target="_blank"
          rel="noopener"
        >
          {label}
        </Link>
      ))}
    </Flex>
  )
}

type ActionProps = {
  onUpload: (id: string) => void
  /** Called after a template has changed. */
  onChanged: () => void
}

const RowActions = ({ row, onUpload, onChanged }: ActionProps & { row: TemplateRow }) => {
  const { call } = useAdmin()
  const { id, title } = row
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <PreviewAction row={row} />
        {TYPES.map((type) => (
          <ActionButton
            key={type}
            label={type.toUpperCase()}
            itemName={title}
            disabled={!hasFile(row, type)}
            action={() => downloadTemplate(call, id, type)}
          />
        ))}
        <VersionsAction row={row} onRestored={onChanged} />
        <Button
          size="sm"
          variant="outline"
          aria-label={`Upload: ${title}`}
          onClick={() => onUpload(id)}
        >
          Upload
        </Button>
      </Flex>
      <RowLinks {...row} />
      <CurrentDeliveries row={row} onChanged={onChanged} />
    </>
  )
}

type TemplatesTableProps = ActionProps & {
  /** Undefined while loading. */
  rows: readonly TemplateRow[] | undefined
}

export const TemplatesTable = ({ rows, ...actions }: TemplatesTableProps) => (
  <DataTable
    label="Core templates"
    columns={[
      { title: 'Document', cell: Title },
      { title: 'Pages', cell: Pages },
      { title: 'Status', cell: Files },
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
