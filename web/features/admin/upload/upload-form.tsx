import { Button, Spinner } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { DEFAULT_VERSION, type TemplateRow } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { tell } from '../parts/tell.ts'
import { FileField } from './file-field.tsx'
import { DocumentField, VersionFields } from './text-fields.tsx'
import { UploadState } from './upload-state.tsx'
import { useUpload } from './use-upload.ts'
import type { UploadDraft } from './use-upload-draft.ts'

type UploadFormProps = {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  onUploaded: (row: TemplateRow) => void
}

const tellNoFile = () => {
  const { title, text } = MESSAGES.templates.noFile
  tell({ type: 'error', title, description: text })
}

/** One file, the document it is for, and what to call it; while it is sent nothing can be changed. */
export const UploadForm = ({ draft, rows, onUploaded }: UploadFormProps) => {
  const [file, setFile] = useState<File>()
  const row = rows.find(({ id }) => id === draft.documentId)
  const { progress, problem, upload } = useUpload(() => row && onUploaded(row))
  const busy = progress !== undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file) return tellNoFile()
    const { documentId, notes } = draft
    const version = draft.version.trim() || DEFAULT_VERSION
    await upload({ documentId, file, version, notes })
  }
  return (
    <form onSubmit={submit}>
      <DocumentField draft={draft} rows={rows} disabled={busy} />
      <FileField disabled={busy} onChoose={setFile} />
      <VersionFields draft={draft} disabled={busy} />
      <UploadState progress={progress} problem={problem} />
      <Button type="submit" w="full" disabled={!file || !row || busy} aria-busy={busy}>
        {busy && <Spinner aria-hidden="true" />}
        {busy ? 'Uploading...' : 'Upload Template'}
      </Button>
    </form>
  )
}
