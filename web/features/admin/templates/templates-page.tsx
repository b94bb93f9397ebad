import { Button, Flex } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { useMedia, WIDE_TABLE } from '../../../ui/hooks/use-media.ts'
import { notifyApiError } from '../ui/admin-notices.ts'
import { LoadProblem } from '../ui/load-problem.tsx'
import { useBusy } from '../ui/use-busy.ts'
import { UploadDialog } from '../upload/upload-dialog.tsx'
import { useUploadDraft } from '../upload/use-upload-draft.ts'
import { ContentMatrix } from './content-matrix.tsx'
import { TemplateCards } from './template-cards.tsx'
import { TemplatesTable } from './templates-table.tsx'
import { useTemplates } from './use-templates.ts'

type ToolbarProps = { onRefresh: () => Promise<void>; onUpload: () => void }

const Toolbar = ({ onRefresh, onUpload }: ToolbarProps) => {
  const { busy, run } = useBusy()
  const refresh = () =>
    run(() => onRefresh().catch((error) => notifyApiError(MESSAGES.admin.refused, error)))
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
  const Templates = useMedia(WIDE_TABLE) ? TemplatesTable : TemplateCards
  return (
    <>
      <Toolbar onRefresh={refresh} onUpload={() => draft.begin()} />
      {error && !rows ? (
        <LoadProblem error={error} onRetry={reload} />
      ) : (
        <Templates rows={rows} onUpload={draft.begin} onChanged={reload} />
      )}
      <UploadDialog draft={draft} rows={rows ?? []} onUploaded={reload} />
      <ContentMatrix />
    </>
  )
}
