import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import {
  restoreVersion,
  type TemplateVersionView,
} from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPE_NAMES, PLACEHOLDER_STATES } from '../../../../shared/template-files.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { attempt, notifyAdmin } from '../ui/admin-notices.ts'
import { ConfirmButton } from '../ui/dialog-button.tsx'
import { downloadTemplate } from './download-template.ts'
import { versionFacts } from './template-facts.ts'

type VersionListProps = {
  row: TemplateRow
  versions: readonly TemplateVersionView[]
  onRestored: () => Promise<void>
}
type VersionProps = Omit<VersionListProps, 'versions'> & { version: TemplateVersionView }

const nameOf = ({ version, fileType }: TemplateVersionView) =>
  `${version} ${fileType.toUpperCase()}`

/** Only files for all states can be restored. */
const isRestorable = ({ inUse, state, origin }: TemplateVersionView) =>
  !inUse && state === PLACEHOLDER_STATES[0] && origin !== 'withdrawal'

const Actions = ({ row, version, onRestored }: VersionProps) => {
  const { call } = useAdmin()
  const { restored, restoreFailed, confirmRestore } = MESSAGES.admin
  const type = FILE_TYPE_NAMES[version.fileType]
  const restore = () =>
    attempt(restoreFailed, async () => {
      const { version: newest } = await call(restoreVersion, { id: row.id, versionId: version.id })
      notifyAdmin('success', restored.title, restored.text(newest.version, type))
      await onRestored()
    })
  const download = () => downloadTemplate(call, row.id, version.fileType, version.id)
  return (
    <Flex gap="2">
      <ActionButton label="Download" itemName={nameOf(version)} action={download} />
      {isRestorable(version) && (
        <ConfirmButton
          label="Restore"
          itemName={nameOf(version)}
          text={confirmRestore(version.version, row.title, type)}
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
      <Box flex="1 1 16rem">
        <Text fontWeight="semibold">
          {nameOf(version)}{' '}
          {version.inUse && (
            <Badge colorPalette="green" ms="1">
              In use
            </Badge>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {versionFacts(version).join(' · ')}
        </Text>
        {version.notes && (
          <Text textStyle="sm" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {version.notes}
          </Text>
        )}
      </Box>
      <Actions {...props} />
    </Flex>
  )
}

type KindProps = VersionListProps & { none: string }

const Kind = ({ versions, none, ...props }: KindProps) =>
  versions.length === 0 ? (
    <Text color="fg.muted">{none}</Text>
  ) : (
    <ul>
      {versions.map((version) => (
        <Version key={version.id} version={version} {...props} />
      ))}
    </ul>
  )

/** `versions` are newest first. Placeholders, which are numerous, are listed separately. */
export const VersionList = ({ versions, ...props }: VersionListProps) => {
  const placeholders = versions.filter(({ origin }) => origin === 'placeholder')
  const uploads = versions.filter(({ origin }) => origin !== 'placeholder')
  const [chosen, choose] = useState(uploads.length > 0 ? 'uploads' : 'placeholders')
  if (versions.length === 0) return <Text color="fg.muted">No versions to show.</Text>
  const tabs = [
    {
      id: 'uploads',
      label: `Uploads (${uploads.length})`,
      content: <Kind {...props} versions={uploads} none="Nothing has been uploaded." />,
    },
    {
      id: 'placeholders',
      label: `Placeholders (${placeholders.length})`,
      content: (
        <Kind {...props} versions={placeholders} none="No placeholders have been created." />
      ),
    },
  ]
  return <Tabs label="Kinds of versions" tabs={tabs} chosen={chosen} onChoose={choose} />
}
