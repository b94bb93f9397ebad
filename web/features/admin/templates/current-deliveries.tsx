import { Badge, chakra, Text } from '@chakra-ui/react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { withdrawVersion } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPES, type FileType } from '../../../../shared/template-files.ts'
import { KIND_ORDER, KINDS, statesOf } from '../../../api/coverage.ts'
import { FactList } from '../../../ui/fact-list.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { ConfirmButton } from '../ui/dialog-button.tsx'

const NAMES: Record<FileType, string> = { pdf: 'PDF', docx: 'Word' }

type Versions = Pick<TemplateRow, 'versions'>

/** Where the document is sold, and with which text. */
const stateLines = (id: string) =>
  KIND_ORDER.flatMap((kind) => {
    const states = statesOf(id, kind)
    const text = states.length > 12 ? `${states.length} states` : states.join(', ')
    return states.length > 0 ? [{ label: KINDS[kind].label, text }] : []
  })

const sourceOf = ({ versions }: Versions, type: FileType): string =>
  versions[type] === undefined ? 'Generated' : `Uploaded, version ${versions[type]}`

/** What buyers get now, in each format and state. */
export const deliveries = (
  row: Versions & Pick<TemplateRow, 'id'>,
): { label: string; text: string }[] => [
  ...FILE_TYPES.map((type) => ({ label: `Blank, ${NAMES[type]}`, text: sourceOf(row, type) })),
  { label: 'Blank, instructions', text: 'Generated' },
  { label: 'Customized, all files', text: "Generated from the answers, with the state's text" },
  ...stateLines(row.id),
]

/** Whether the blank PDF and Word file come from different sources. */
export const hasMixedSources = ({ versions }: Versions): boolean => versions.pdf !== versions.docx

const Withdraw = ({ row, type, onChanged }: CurrentDeliveriesProps & { type: FileType }) => {
  const { call } = useAdmin()
  const { withdrawn, withdrawFailed, confirmWithdraw } = MESSAGES.admin
  const withdraw = () =>
    attempt(withdrawFailed, async () => {
      await call(withdrawVersion, { id: row.id, type })
      notifyAdmin('success', withdrawn.title, withdrawn.text(NAMES[type]))
      onChanged()
    })
  return (
    <ConfirmButton
      label={`Withdraw ${NAMES[type]}, use the generated one`}
      itemName={row.title}
      text={confirmWithdraw(row.title, NAMES[type])}
      action={withdraw}
      mt="2"
      me="2"
    />
  )
}

type CurrentDeliveriesProps = { row: TemplateRow; onChanged: () => void }

/** What buyers currently get, and how to return to the generated files. */
export const CurrentDeliveries = ({ row, onChanged }: CurrentDeliveriesProps) => (
  <chakra.details mt="3" textStyle="sm" open={hasMixedSources(row)}>
    <chakra.summary cursor="pointer" py="1" fontWeight="semibold">
      What buyers get now
      {hasMixedSources(row) && (
        <Badge colorPalette="amber" ms="2">
          Word and PDF differ
        </Badge>
      )}
    </chakra.summary>
    {hasMixedSources(row) && (
      <Text color="fg.muted">
        Word and PDF of the blank document come from different versions. Publish the other file too,
        or withdraw this one.
      </Text>
    )}
    <FactList facts={deliveries(row)} mt="1" />
    {FILE_TYPES.filter((type) => row.versions[type] !== undefined).map((type) => (
      <Withdraw key={type} row={row} type={type} onChanged={onChanged} />
    ))}
  </chakra.details>
)
