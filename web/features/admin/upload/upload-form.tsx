import { Box, Button, Spinner, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { DEFAULT_VERSION, fileTypeOf } from '../../../../shared/template-files.ts'
import { Busy } from '../../../ui/status.tsx'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { UploadFields } from './upload-fields.tsx'
import { UploadReview } from './upload-review.tsx'
import { type Progress, useUpload } from './use-upload.ts'
import type { UploadDraft } from './use-upload-draft.ts'

type UploadStateProps = { progress: Progress | undefined; problem: string | undefined }

/** Shows a problem after its notice has disappeared. */
const UploadState = ({ progress, problem }: UploadStateProps) => (
  <Box minH="10">
    {typeof progress === 'number' && (
      <ProgressBar label="Upload" percent={progress} text={`Uploading: ${progress} %`} />
    )}
    {progress === 'inspecting' && <Busy>Inspecting the file...</Busy>}
    {problem && <Text color="fg.error">{problem}</Text>}
  </Box>
)

type UploadFormProps = {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  onUploaded: (row: TemplateRow) => void
}

const { noFile } = MESSAGES.templates

/** Fields are disabled during the upload. Then the file is previewed for confirmation. */
export const UploadForm = ({ draft, rows, onUploaded }: UploadFormProps) => {
  const [file, setFile] = useState<File>()
  const { row, notes } = draft
  const version = draft.versionFor(file && fileTypeOf(file.name))
  const { progress, problem, inspected, upload, publish, forget } = useUpload(
    () => row && onUploaded(row),
  )
  const busy = progress !== undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || !row) return notifyAdmin('error', noFile.title, noFile.text)
    await upload({ documentId: row.id, file, version: version.trim() || DEFAULT_VERSION, notes })
  }
  const chooseAnotherFile = () => {
    setFile(undefined)
    forget()
  }
  if (inspected && row) {
    return (
      <UploadReview
        inspection={inspected.inspection}
        fileName={inspected.file.name}
        row={row}
        onPublish={publish}
        onBack={chooseAnotherFile}
      />
    )
  }
  return (
    <form onSubmit={submit}>
      <UploadFields
        draft={draft}
        rows={rows}
        version={version}
        disabled={busy}
        onChoose={setFile}
      />
      <UploadState progress={progress} problem={problem} />
      <Button type="submit" w="full" disabled={!file || !row || busy} aria-busy={busy}>
        {busy && <Spinner aria-hidden="true" />}
        <span>{busy ? 'Uploading...' : 'Upload Template'}</span>
      </Button>
    </form>
  )
}
