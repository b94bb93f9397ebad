import { Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { TemplateDetailsView, TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import { Busy } from '../../../ui/busy.tsx'
import { useAdmin } from '../sign-in/admin-context.ts'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { DialogButton } from '../ui/dialog-button.tsx'
import { LoadProblem } from '../ui/load-problem.tsx'
import { lastUpdated } from './template-facts.ts'
import { VersionList } from './version-list.tsx'

const VersionsSummary = ({ details }: { details: TemplateDetailsView }) => (
  <Text color="fg.muted" textStyle="sm" mb="4">
    First recorded: {lastUpdated(details.createdAt)}. Last changed: {lastUpdated(details.updatedAt)}
    .
  </Text>
)

type VersionsProps = { row: TemplateRow; onRestored: () => void }

/** Loads details and versions each time the dialog opens. */
const useVersions = (id: string) => {
  const { api } = useAdmin()
  const details = useSWR(['admin/template', id], () => api.getTemplate({ id }), SWR_OPTIONS)
  const list = useSWR(['admin/versions', id], () => api.listTemplateVersions({ id }), SWR_OPTIONS)
  useEffect(() => {
    const { title, text } = MESSAGES.templates.detailsFailed
    if (details.error) notifyAdmin({ type: 'error', title, description: text })
  }, [details.error])
  return { details, list }
}

const Content = ({ row, onRestored }: VersionsProps) => {
  const { details, list } = useVersions(row.id)
  const restored = async () => {
    await Promise.all([list.mutate(), details.mutate()])
    onRestored()
  }
  const error: ApiError | undefined = list.error
  if (error) {
    return (
      <>
        <VersionList row={row} versions={[]} onRestored={restored} />
        <LoadProblem error={error} onRetry={() => list.mutate()} />
      </>
    )
  }
  if (!list.data) return <Busy>Loading versions...</Busy>
  return (
    <>
      {details.data && <VersionsSummary details={details.data} />}
      <VersionList row={row} versions={list.data.versions} onRestored={restored} />
    </>
  )
}

export const VersionsAction = ({ row, onRestored }: VersionsProps) => (
  <DialogButton label="Versions" itemName={row.title} title={`${row.title}: versions`} maxW="3xl">
    {() => <Content row={row} onRestored={onRestored} />}
  </DialogButton>
)
