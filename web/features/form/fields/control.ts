import type { Answer, Field } from '../../../../shared/documents/template/template.ts'

/** The props of every input. `id` is on the focusable element. */
export type ControlProps = {
  field: Field
  id: string
  value: Answer | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  onChange: (value: Answer) => void
}

/** The ARIA attributes of an input. */
export const ariaProps = ({ id, describedBy, invalid }: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})
