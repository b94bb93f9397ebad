import { Input } from '@chakra-ui/react'
import { type ChangeEvent, useId } from 'react'
import { fileTypeOf } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { tell } from '../parts/tell.ts'
import { Field } from './field.tsx'

type FileFieldProps = { disabled: boolean; onChoose: (file: File | undefined) => void }

const tellWrongType = () => {
  const { title, text } = MESSAGES.templates.invalidType
  tell({ type: 'error', title, description: text })
}

/** Takes a PDF or DOCX file, by its name; what is in it, the server looks at. */
export const FileField = ({ disabled, onChoose }: FileFieldProps) => {
  const id = useId()
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const taken = file && fileTypeOf(file.name) ? file : undefined
    if (file && !taken) {
      currentTarget.value = ''
      tellWrongType()
    }
    onChoose(taken)
  }
  return (
    <Field id={id} label="File" hint="PDF or DOCX, up to 10 MB. Each is a version of its own.">
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
