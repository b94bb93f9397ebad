import { DEFAULT_VERSION } from '../../../../shared/template-files.ts'
import { useDraft } from '../sign-in/drafts.ts'

/** `open` is '' while the dialog is closed, 'new', or the id of the row that opened it. */
export const useUploadDraft = () => {
  const [open, setOpen] = useDraft('upload.open')
  const [documentId, setDocumentId] = useDraft('upload.document')
  const [version, setVersion] = useDraft('upload.version', DEFAULT_VERSION)
  const [notes, setNotes] = useDraft('upload.notes')
  const begin = (id?: string) => {
    setDocumentId(id ?? '')
    setOpen(id ?? 'new')
  }
  const end = () => {
    setOpen('')
    setDocumentId('')
    setVersion(DEFAULT_VERSION)
    setNotes('')
  }
  return { open, documentId, setDocumentId, version, setVersion, notes, setNotes, begin, end }
}
export type UploadDraft = ReturnType<typeof useUploadDraft>
