import { Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { getTemplate, type TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { listTemplateVersions } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { lastUpdated } from './template-facts.ts'
import { VersionList } from './version-list.tsx'

/** When the template was first recorded and last changed. */
const Dates = ({ id }: { id: string }) => {
  const { call } = useAdmin()
  const { data, error } = useSWR(
    ['admin/template', id],
    () => call(getTemplate, { id }),
    SWR_OPTIONS,
  )
  useEffect(() => {
    const { title, text } = MESSAGES.templates.detailsFailed
    if (error) notifyAdmin('error', title, text)
  }, [error])
  if (!data) return null
  return (
    <Text color="fg.muted" textStyle="sm" mb="4">
      {`First recorded: ${lastUpdated(data.createdAt)}. Last changed: ${lastUpdated(data.updatedAt)}.`}
    </Text>
  )
}

type VersionsProps = { row: TemplateRow; onRestored: () => void }

/** Loads details and versions each time the dialog opens. */
const Content = ({ row, onRestored }: VersionsProps) => {
  const { mutate } = useSWRConfig()
  const key = ['admin/versions', row.id]
  const refreshAfterRestore = async () => {
    await Promise.all([mutate(key), mutate(['admin/template', row.id])])
    onRestored()
  }
  return (
    <>
      <Dates id={row.id} />
      <Loaded
        cacheKey={key}
        load={(call) => call(listTemplateVersions, { id: row.id })}
        busy="Loading versions..."
      >
        {({ versions }) => (
          <VersionList row={row} versions={versions} onRestored={refreshAfterRestore} />
        )}
      </Loaded>
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
