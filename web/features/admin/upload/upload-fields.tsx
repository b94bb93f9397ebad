import { Input, Textarea } from '@chakra-ui/react'
import { type ChangeEvent, useId } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { fileTypeOf } from '../../../../shared/template-files.ts'
import { Select } from '../../../ui/select.tsx'
import { notifyAdmin } from '../ui/admin-notices.ts'
import { Field } from '../ui/field.tsx'
import type { UploadDraft } from './use-upload-draft.ts'

type FileFieldProps = { disabled: boolean; onChoose: (file: File | undefined) => void }

const notifyWrongType = () => {
  const { title, text } = MESSAGES.templates.invalidType
  notifyAdmin({ type: 'error', title, description: text })
}

/** Checks the file's extension; the server inspects its content. */
export const FileField = ({ disabled, onChoose }: FileFieldProps) => {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const accepted = file && fileTypeOf(file.name) ? file : undefined
    if (file && !accepted) {
      currentTarget.value = ''
      notifyWrongType()
    }
    onChoose(accepted)
  }
  return (
    <Field id={id} label="File" hint="PDF or DOCX, up to 10 MB. Each file is a separate version.">
      <Input
        id={id}
        type="file"
        accept=".pdf,.docx"
        py="2"
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={choose}
      />
    </Field>
  )
}

type TextFieldsProps = { draft: UploadDraft; disabled: boolean }

type DocumentFieldProps = TextFieldsProps & { rows: readonly TemplateRow[] }

export const DocumentField = ({ draft, rows, disabled }: DocumentFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label="Document">
      <Select
        id={id}
        disabled={disabled}
        placeholder="Choose a document"
        value={draft.row?.id ?? ''}
        options={rows.map((row) => ({ value: row.id, label: row.title }))}
        onChoose={draft.setDocumentId}
      />
    </Field>
  )
}

type VersionFieldsProps = TextFieldsProps & { version: string }

export const VersionFields = ({ draft, version, disabled }: VersionFieldsProps) => {
  const id = useId()
  return (
    <>
      <Field id={`${id}-version`} label="Version">
        <Input
          id={`${id}-version`}
          value={version}
          maxLength={32}
          autoComplete="off"
          disabled={disabled}
          onChange={(event) => draft.setVersion(event.target.value)}
        />
      </Field>
      <Field id={`${id}-notes`} label="Release notes (optional)">
        <Textarea
          id={`${id}-notes`}
          value={draft.notes}
          maxLength={2000}
          disabled={disabled}
          onChange={(event) => draft.setNotes(event.target.value)}
        />
      </Field>
    </>
  )
}
