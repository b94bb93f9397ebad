import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import {
  PLACEHOLDER_STATES,
  type TemplateRow,
  type TemplateVersionView,
} from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ActionButton } from '../parts/action-button.tsx'
import { tell, tellRefusal } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { downloadTemplate } from './download-template.ts'
import { versionFacts } from './version-facts.ts'

type VersionListProps = {
  row: TemplateRow
  versions: readonly TemplateVersionView[]
  onRestored: () => Promise<void>
}
type VersionProps = Omit<VersionListProps, 'versions'> & { version: TemplateVersionView }

const nameOf = ({ version, fileType }: TemplateVersionView) =>
  `${version} ${fileType.toUpperCase()}`

/** Only a file that serves all states can stand for the document. */
const isRestorable = ({ inUse, state }: TemplateVersionView) =>
  !inUse && state === PLACEHOLDER_STATES[0]

const Actions = ({ row, version, onRestored }: VersionProps) => {
  const { api } = useAdmin()
  const { restored, restoreFailed } = MESSAGES.admin
  const restore = async () => {
    try {
      const { version: newest } = await api.restore(row.id, version.id)
      tell({ type: 'success', title: restored.title, description: restored.text(newest.version) })
      await onRestored()
    } catch (error) {
      tellRefusal(restoreFailed, error)
    }
  }
  const download = () => downloadTemplate(api, row.id, version.fileType, version.id)
  return (
    <Flex gap="2">
      <ActionButton label="Download" of={nameOf(version)} work={download} />
      {isRestorable(version) && (
        <ActionButton label="Restore" of={nameOf(version)} work={restore} />
      )}
    </Flex>
  )
}

const Version = (props: VersionProps) => {
  const { version } = props
  return (
    <Flex as="li" borderTopWidth="1px" py="3" gap="4" wrap="wrap" justify="space-between">
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

/** Newest first, each with its notes. */
export const VersionList = ({ versions, ...props }: VersionListProps) => {
  if (versions.length === 0) return <Text color="fg.muted">No versions have been recorded.</Text>
  return (
    <Box as="ul" listStyleType="none">
      {versions.map((version) => (
        <Version key={version.id} version={version} {...props} />
      ))}
    </Box>
  )
}
