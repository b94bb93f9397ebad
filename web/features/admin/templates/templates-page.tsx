import { Button, Flex } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { useBusy } from '../../../ui/hooks/use-busy.ts'
import { attempt } from '../ui/admin-notices.ts'
import { LoadProblem } from '../ui/loaded.tsx'
import { UploadDialog } from '../upload/upload-dialog.tsx'
import { useUploadDraft } from '../upload/use-upload-draft.ts'
import { ContentMatrix } from './content-matrix.tsx'
import { TemplatesTable } from './templates-table.tsx'
import { useTemplates } from './use-templates.ts'

type ToolbarProps = { onRefresh: () => Promise<void>; onUpload: () => void }

const Toolbar = ({ onRefresh, onUpload }: ToolbarProps) => {
  const { busy, run } = useBusy()
  const refresh = () => run(() => attempt(MESSAGES.admin.refused, onRefresh))
  return (
    <Flex gap="3" mb="6" wrap="wrap">
      <Button variant="outline" onClick={refresh} disabled={busy} aria-busy={busy}>
        Refresh Templates
      </Button>
      <Button onClick={onUpload}>Upload New Template</Button>
    </Flex>
  )
}

export const TemplatesPage = () => {
  const { rows, error, reload, refresh } = useTemplates()
  const draft = useUploadDraft(rows ?? [])
  return (
    <>
      <Toolbar onRefresh={refresh} onUpload={() => draft.begin()} />
      {error && !rows ? (
        <LoadProblem error={error} onRetry={reload} />
      ) : (
        <TemplatesTable rows={rows} onUpload={draft.begin} onChanged={reload} />
      )}
      <UploadDialog draft={draft} rows={rows ?? []} onUploaded={reload} />
      <ContentMatrix />
    </>
  )
}
