import type { Answer, Field } from '../../../../shared/documents/template/template.ts'

/** What every kind of input receives. `id` is the element that takes the focus. */
export type ControlProps = {
  field: Field
  id: string
  value: Answer | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  onChange: (value: Answer) => void
}

/** The attributes that give a screen reader what is visible around the input. */
export const stateOf = ({ id, describedBy, invalid }: ControlProps) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
})
