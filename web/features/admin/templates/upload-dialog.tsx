import { Box, Button, Input, Spinner, Text, Textarea } from '@chakra-ui/react'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { DEFAULT_VERSION, fileTypeOf } from '../../../../shared/template-files.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { LabeledSelect } from '../../../ui/select.tsx'
import { Busy } from '../../../ui/status.tsx'
import { notifyAdmin } from '../ui/actions.tsx'
import { ProgressBar } from '../ui/loaded.tsx'
import { UploadReview } from './upload-review.tsx'
import { type Upload, type UploadDraft, useUpload } from './use-upload.ts'

const { invalidType, noFile, uploaded } = MESSAGES.templates

type UploadFieldsProps = {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  version: string
  disabled: boolean
  onChoose: (file: File | undefined) => void
}

const UploadFields = ({ draft, rows, version, disabled, onChoose }: UploadFieldsProps) => {
  /** Checks the file's extension; the server inspects its content. */
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const isAccepted = file && fileTypeOf(file.name)
    if (file && !isAccepted) {
      currentTarget.value = ''
      notifyAdmin('error', invalidType.title, invalidType.text)
    }
    onChoose(isAccepted ? file : undefined)
  }
  return (
    <>
      <LabeledSelect
        mb="4"
        label="Document"
        disabled={disabled}
        placeholder="Choose a document"
        value={draft.row?.id ?? ''}
        options={rows.map(({ id, title }) => ({ value: id, label: title }))}
        onChoose={draft.setDocumentId}
      />
      <Field
        mb="4"
        label="File"
        hint="PDF or DOCX, up to 10 MB. Each file is a separate version."
        disabled={disabled}
      >
        <Input type="file" accept=".pdf,.docx" py="2" onChange={choose} />
      </Field>
      <Field mb="4" label="Version" disabled={disabled}>
        <Input
          value={version}
          maxLength={32}
          autoComplete="off"
          onChange={({ target }) => draft.setVersion(target.value)}
        />
      </Field>
      <Field mb="4" label="Release notes (optional)" disabled={disabled}>
        <Textarea
          value={draft.notes}
          maxLength={2000}
          onChange={({ target }) => draft.setNotes(target.value)}
        />
      </Field>
    </>
  )
}

/** Shows a problem after its notice has disappeared. */
const UploadState = ({ progress, problem }: Pick<Upload, 'progress' | 'problem'>) => (
  <Box minH="10">
    {typeof progress === 'number' && (
      <ProgressBar label="Upload" percent={progress} text={`Uploading: ${progress} %`} />
    )}
    {progress === 'inspecting' && <Busy>Inspecting the file...</Busy>}
    {problem && <Text color="fg.error">{problem}</Text>}
  </Box>
)

type UploadDialogProps = {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  onUploaded: () => void
}

/** Fields are disabled during the upload. Then the file is previewed for confirmation. */
const UploadForm = ({ draft, rows, onUploaded }: UploadDialogProps) => {
  const [file, setFile] = useState<File>()
  const { row, notes } = draft
  const version = draft.versionFor(file && fileTypeOf(file.name))
  const { progress, problem, inspected, upload, publish, forget } = useUpload()
  const busy = progress !== undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || !row) return notifyAdmin('error', noFile.title, noFile.text)
    await upload({ documentId: row.id, file, version: version.trim() || DEFAULT_VERSION, notes })
  }
  if (inspected && row) {
    const finish = () => {
      notifyAdmin('success', uploaded.title, uploaded.text(row.title))
      draft.end()
      onUploaded()
    }
    const chooseAnotherFile = () => {
      setFile(undefined)
      forget()
    }
    return (
      <UploadReview
        {...inspected}
        row={row}
        onPublish={() => publish(inspected, finish)}
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

export const UploadDialog = (props: UploadDialogProps) => {
  const { draft, rows } = props
  const opener = rows.find(({ id }) => id === draft.open)
  return (
    <Dialog
      open={draft.open !== '' && rows.length > 0}
      onClose={() => draft.open !== '' && draft.end()}
      title={opener ? `Upload Template: ${opener.title}` : 'Upload New Template'}
      maxW="3xl"
    >
      <UploadForm {...props} />
    </Dialog>
  )
}
