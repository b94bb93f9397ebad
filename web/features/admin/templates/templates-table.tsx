import { Badge, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { withdrawVersion } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPE_NAMES, FILE_TYPES, type FileType } from '../../../../shared/template-files.ts'
import { createTestToken } from '../../../../shared/test-token.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { ActionButton, attempt } from '../ui/actions.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { deliveries, driftText, hasMixedSources, lastUpdated } from './template-facts.ts'
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

/** Word before PDF. */
const TYPE_ORDER = FILE_TYPES.toReversed()

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
    {TYPE_ORDER.map((type) => {
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

type DeliveriesProps = { row: TemplateRow; onChanged: () => void }

const Withdraw = ({ row, type, onChanged }: DeliveriesProps & { type: FileType }) => {
  const { call } = useAdmin()
  const { withdrawn, withdrawFailed, confirmWithdraw, otherStays } = MESSAGES.admin
  const name = FILE_TYPE_NAMES[type]
  const withdraw = async () => {
    await attempt(withdrawFailed, async () => {
      await call(withdrawVersion, { id: row.id, type })
      return { title: withdrawn.title, text: withdrawn.text(name) }
    })
    // After a failure too: another window may have withdrawn the file.
    onChanged()
  }
  const other = FILE_TYPES.find((each) => each !== type && row.versions[each] !== undefined)
  const text = confirmWithdraw(row.title, name)
  return (
    <ActionButton
      label={`Withdraw ${name}, use the generated one`}
      itemName={row.title}
      confirm={other ? `${text} ${otherStays(FILE_TYPE_NAMES[other])}` : text}
      action={withdraw}
      mt="2"
      me="2"
    />
  )
}

/** Returns a ref to focus when a button disappears with its focus. `count` is the number of buttons. */
const useFocusAfterRemoval = (count: number) => {
  const target = useRef<HTMLElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isRemoved = count < before.current
    before.current = count
    if (isRemoved && document.activeElement === document.body) target.current?.focus()
  }, [count])
  return target
}

/** What buyers currently get, and how to return to the generated files. */
const CurrentDeliveries = ({ row, onChanged }: DeliveriesProps) => {
  const isMixed = hasMixedSources(row)
  const published = FILE_TYPES.filter((type) => row.versions[type] !== undefined)
  const [isOpen, setOpen] = useState(false)
  const summary = useFocusAfterRemoval(published.length)
  return (
    <chakra.details
      mt="3"
      textStyle="sm"
      open={isMixed || isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <chakra.summary ref={summary} cursor="pointer" py="1" fontWeight="semibold">
        What buyers get now
        {isMixed && (
          <Badge colorPalette="amber" ms="2">
            Word and PDF differ
          </Badge>
        )}
      </chakra.summary>
      {isMixed && (
        <Text color="fg.muted">
          Word and PDF of the blank document come from different versions. Publish the other file
          too, or withdraw this one.
        </Text>
      )}
      <FactList facts={deliveries(row)} mt="1" />
      {published.map((type) => (
        <Withdraw key={type} row={row} type={type} onChanged={onChanged} />
      ))}
    </chakra.details>
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
        {TYPE_ORDER.map((type) => (
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
