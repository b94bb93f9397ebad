import { Input, Textarea } from '@chakra-ui/react'
import type { ChangeEvent } from 'react'
import type { Field } from '../../../../shared/documents/template.ts'
import { type ControlProps, stateOf } from './control.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

const textProps = (props: ControlProps) => ({
  ...stateOf(props),
  name: props.field.key,
  value: props.value === undefined ? '' : String(props.value),
  autoComplete: props.field.autocomplete ?? 'off',
  'aria-required': props.required || undefined,
  onChange: (event: ChangeEvent<TextElement>) => props.onChange(event.currentTarget.value),
})

/** The keyboard a phone offers. */
const inputMode = ({ kind, format }: Field): 'decimal' | 'numeric' | undefined => {
  if (format === 'money' || format === 'percent') return 'decimal'
  return kind === 'number' ? 'numeric' : undefined
}

const isShort = ({ kind, format }: Field): boolean =>
  kind === 'number' || kind === 'date' || format === 'money' || format === 'percent'

/** Text, date and number. A number stays text while it is typed and is read when the person leaves. */
export const TextControl = (props: ControlProps) => (
  <Input
    {...textProps(props)}
    type={props.field.kind === 'date' ? 'date' : 'text'}
    inputMode={inputMode(props.field)}
    maxWidth={isShort(props.field) ? '14rem' : undefined}
    fontVariantNumeric="tabular-nums"
  />
)

export const TextareaControl = (props: ControlProps) => (
  <Textarea {...textProps(props)} rows={props.field.kind === 'address' ? 2 : 4} />
)
