import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { READS } from '../../../lib/reads.ts'
import { Busy } from '../../../ui/busy.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadProblem } from '../parts/load-problem.tsx'
import { tell } from '../parts/tell.ts'
import { useAdmin } from '../sign-in/admin-context.ts'
import { VersionList } from './version-list.tsx'
import { VersionsSummary } from './versions-summary.tsx'

type VersionsProps = { row: TemplateRow; onRestored: () => void }

/** Both are read anew whenever the dialog opens. */
const useVersions = (id: string) => {
  const { api } = useAdmin()
  const details = useSWR(['admin/template', id], () => api.template(id), READS)
  const list = useSWR(['admin/versions', id], () => api.versions(id), READS)
  useEffect(() => {
    const { title, text } = MESSAGES.templates.detailsFailed
    if (details.error) tell({ type: 'error', title, description: text })
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
  if (error) return <LoadProblem error={error} onRetry={() => list.mutate()} />
  if (!list.data) return <Busy>Loading versions...</Busy>
  return (
    <>
      {details.data && <VersionsSummary details={details.data} />}
      <VersionList row={row} versions={list.data.versions} onRestored={restored} />
    </>
  )
}

/** Shows every version of a document's files in a dialog. */
export const VersionsAction = ({ row, onRestored }: VersionsProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Versions: ${row.title}`}
        onClick={() => setOpen(true)}
      >
        Versions
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`${row.title}: versions`}
        maxW="3xl"
      >
        <Content row={row} onRestored={onRestored} />
      </Dialog>
    </>
  )
}
