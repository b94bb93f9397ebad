import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { getTemplate, type TemplateRow } from '../../../../shared/api/admin-templates.ts'
import {
  listTemplateVersions,
  restoreVersion,
  type TemplateVersionView,
} from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPE_NAMES, PLACEHOLDER_STATES } from '../../../../shared/template-files.ts'
import { Busy } from '../../../ui/status.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useAdmin } from '../sign-in/admin-caller.ts'
import { ActionButton, attempt, DialogButton, notifyAdmin } from '../ui/actions.tsx'
import { useAdminData } from '../ui/loaded.tsx'
import { lastUpdated, versionText } from './template-facts.ts'
import { downloadTemplate } from './template-preview.tsx'

type VersionProps = {
  row: TemplateRow
  version: TemplateVersionView
  onRestored: () => Promise<void>
}

const nameOf = ({ version, fileType }: TemplateVersionView) =>
  `${version} ${fileType.toUpperCase()}`

/** Only files for all states can be restored. */
const isRestorable = ({ inUse, state, origin }: TemplateVersionView) =>
  !inUse && state === PLACEHOLDER_STATES[0] && origin !== 'withdrawal'

const VersionActions = ({ row, version, onRestored }: VersionProps) => {
  const { call } = useAdmin()
  const { restored, restoreFailed, confirmRestore } = MESSAGES.admin
  const type = FILE_TYPE_NAMES[version.fileType]
  const restore = () =>
    attempt(restoreFailed, async () => {
      const { version: newest } = await call(restoreVersion, { id: row.id, versionId: version.id })
      await onRestored()
      return { title: restored.title, text: restored.text(newest.version, type) }
    })
  return (
    <Flex gap="2">
      <ActionButton
        label="Download"
        itemName={nameOf(version)}
        action={() => downloadTemplate(call, row.id, version.fileType, version.id)}
      />
      {isRestorable(version) && (
        <ActionButton
          label="Restore"
          itemName={nameOf(version)}
          confirm={confirmRestore(version.version, row.title, type)}
          action={restore}
        />
      )}
    </Flex>
  )
}

const Version = (props: VersionProps) => {
  const { version } = props
  return (
    <Flex as="li" borderTopWidth="1px" py="3" gap="4" wrap="wrap" align="start">
      <Box flex="1 1 16rem" textStyle="sm">
        <Text fontWeight="semibold" textStyle="md">
          {nameOf(version)}{' '}
          {version.inUse && (
            <Badge colorPalette="green" ms="1">
              In use
            </Badge>
          )}
        </Text>
        <Text color="fg.muted">{versionText(version)}</Text>
        {version.notes && (
          <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {version.notes}
          </Text>
        )}
      </Box>
      <VersionActions {...props} />
    </Flex>
  )
}

type VersionListProps = Omit<VersionProps, 'version'> & {
  versions: readonly TemplateVersionView[]
}

/** `versions` are newest first. Placeholders, which are numerous, are listed separately. */
const VersionList = ({ versions, ...props }: VersionListProps) => {
  const placeholders = versions.filter(({ origin }) => origin === 'placeholder')
  const uploads = versions.filter(({ origin }) => origin !== 'placeholder')
  const [chosen, choose] = useState(uploads.length > 0 ? 'uploads' : 'placeholders')
  if (versions.length === 0) return <Text color="fg.muted">No versions to show.</Text>
  const kinds = [
    { id: 'uploads', name: 'Uploads', listed: uploads, none: 'Nothing has been uploaded.' },
    {
      id: 'placeholders',
      name: 'Placeholders',
      listed: placeholders,
      none: 'No placeholders have been created.',
    },
  ]
  const tabs = kinds.map(({ id, name, listed, none }) => ({
    id,
    label: `${name} (${listed.length})`,
    content:
      listed.length === 0 ? (
        <Text color="fg.muted">{none}</Text>
      ) : (
        <ul>
          {listed.map((version) => (
            <Version key={version.id} version={version} {...props} />
          ))}
        </ul>
      ),
  }))
  return <Tabs label="Kinds of versions" tabs={tabs} chosen={chosen} onChoose={choose} />
}

type VersionsProps = { row: TemplateRow; onRestored: () => void }

/** Loads details and versions each time the dialog opens. A failed list is empty (specification, List versions). */
const Content = ({ row, onRestored }: VersionsProps) => {
  const { id } = row
  const details = useAdminData(['admin/template', id], (call) => call(getTemplate, { id }))
  const list = useAdminData(['admin/versions', id], (call) => call(listTemplateVersions, { id }))
  const isFailed = Boolean(details.error || list.error)
  useEffect(() => {
    const { title, text } = MESSAGES.templates.detailsFailed
    if (isFailed) notifyAdmin('error', title, text)
  }, [isFailed])
  const refreshAfterRestore = async () => {
    await Promise.all([list.mutate(), details.mutate()])
    onRestored()
  }
  const versions = list.data?.versions ?? (list.error ? [] : undefined)
  return (
    <>
      {details.data && (
        <Text color="fg.muted" textStyle="sm" mb="4">
          {`First recorded: ${lastUpdated(details.data.createdAt)}. Last changed: ${lastUpdated(details.data.updatedAt)}.`}
        </Text>
      )}
      {versions ? (
        <VersionList row={row} versions={versions} onRestored={refreshAfterRestore} />
      ) : (
        <Busy>Loading versions...</Busy>
      )}
    </>
  )
}

export const VersionsAction = (props: VersionsProps) => (
  <DialogButton
    label="Versions"
    itemName={props.row.title}
    title={`${props.row.title}: versions`}
    dialogWidth="3xl"
  >
    {() => <Content {...props} />}
  </DialogButton>
)
