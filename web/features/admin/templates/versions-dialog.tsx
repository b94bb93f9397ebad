import { Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import useSWR from 'swr'
import { getTemplate, type TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { listTemplateVersions } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { Busy } from '../../../ui/status.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { lastUpdated } from './template-facts.ts'
import { VersionList } from './version-list.tsx'

type VersionsProps = { row: TemplateRow; onRestored: () => void }

/** Loads details and versions each time the dialog opens. A failed list is empty (specification, List versions). */
const Content = ({ row, onRestored }: VersionsProps) => {
  const { call } = useAdmin()
  const { id } = row
  const details = useSWR(['admin/template', id], () => call(getTemplate, { id }), SWR_OPTIONS)
  const list = useSWR(['admin/versions', id], () => call(listTemplateVersions, { id }), SWR_OPTIONS)
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

export const VersionsAction = ({ row, onRestored }: VersionsProps) => (
  <DialogButton
    label="Versions"
    itemName={row.title}
    title={`${row.title}: versions`}
    dialogWidth="3xl"
  >
    {() => <Content row={row} onRestored={onRestored} />}
  </DialogButton>
)
