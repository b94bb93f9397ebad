import { Input, Textarea } from '@chakra-ui/react'
import type { ChangeEvent } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { fileTypeOf } from '../../../../shared/template-files.ts'
import { Field } from '../../../ui/field.tsx'
import { LabeledSelect } from '../../../ui/select.tsx'
import { notifyAdmin } from '../ui/admin-notices.ts'
import type { UploadDraft } from './use-upload-draft.ts'

type FileFieldProps = { disabled: boolean; onChoose: (file: File | undefined) => void }

const { invalidType } = MESSAGES.templates

/** Checks the file's extension; the server inspects its content. */
const FileField = ({ disabled, onChoose }: FileFieldProps) => {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const accepted = file && fileTypeOf(file.name) ? file : undefined
    if (file && !accepted) {
      currentTarget.value = ''
      notifyAdmin('error', invalidType.title, invalidType.text)
    }
    onChoose(accepted)
  }
  return (
    <Field
      mb="4"
      label="File"
      hint="PDF or DOCX, up to 10 MB. Each file is a separate version."
      disabled={disabled}
    >
      <Input type="file" accept=".pdf,.docx" py="2" onChange={choose} />
    </Field>
  )
}

type UploadFieldsProps = FileFieldProps & {
  draft: UploadDraft
  rows: readonly TemplateRow[]
  version: string
}

export const UploadFields = ({ draft, rows, version, disabled, onChoose }: UploadFieldsProps) => (
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
    <FileField disabled={disabled} onChoose={onChoose} />
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
