import { Input, NativeSelect, Textarea } from '@chakra-ui/react'
import { useId } from 'react'
import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { Field } from './field.tsx'
import type { UploadDraft } from './use-upload-draft.ts'

type TextFieldsProps = { draft: UploadDraft; disabled: boolean }

type DocumentFieldProps = TextFieldsProps & { rows: readonly TemplateRow[] }

export const DocumentField = ({ draft, rows, disabled }: DocumentFieldProps) => {
  const id = useId()
  return (
    <Field id={id} label="Document">
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field
          id={id}
          value={draft.documentId}
          onChange={(event) => draft.setDocumentId(event.currentTarget.value)}
        >
          <option value="">Choose a document</option>
          {rows.map((row) => (
            <option key={row.id} value={row.id}>
              {row.title}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  )
}

/** The name of the version, and what is new in it. */
export const VersionFields = ({ draft, disabled }: TextFieldsProps) => {
  const id = useId()
  return (
    <>
      <Field id={`${id}-version`} label="Version">
        <Input
          id={`${id}-version`}
          value={draft.version}
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
