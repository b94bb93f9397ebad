import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { UploadForm } from './upload-form.tsx'
import type { UploadDraft } from './use-upload-draft.ts'

type UploadDialogProps = {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  onUploaded: () => void
}

export const UploadDialog = ({ draft, rows, onUploaded }: UploadDialogProps) => {
  const opener = rows.find(({ id }) => id === draft.open)
  const showUploaded = ({ title }: TemplateRow) => {
    const { uploaded: done } = MESSAGES.templates
    notifyAdmin('success', done.title, done.text(title))
    draft.end()
    onUploaded()
  }
  return (
    <Dialog
      open={draft.open !== '' && rows.length > 0}
      onClose={() => draft.open !== '' && draft.end()}
      title={opener ? `Upload Template: ${opener.title}` : 'Upload New Template'}
      maxW="3xl"
    >
      <UploadForm draft={draft} rows={rows} onUploaded={showUploaded} />
    </Dialog>
  )
}
