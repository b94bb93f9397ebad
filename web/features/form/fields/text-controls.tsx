import { Box } from '@chakra-ui/react'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import type { Field } from '../../../../shared/documents/template/template.ts'
import { IMPOSSIBLE_DATE } from '../../../../shared/documents/toolbox/dates.ts'
import { useIsHydrating } from '../../../ui/hooks/use-hydrated.ts'
import { useDocument } from '../state/document-context.ts'
import { ariaProps, type ControlProps } from './control.ts'
import { Input, Textarea } from './inputs.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * An uncontrolled input that is updated when its answer changes elsewhere. Hydrating it with a value would
 * clear a half-typed date or a word being composed.
 */
const useUncontrolled = <Element extends TextElement>({ value = '' }: ControlProps) => {
  const { today } = useDocument()
  // The page is prerendered on another day.
  const isOtherDay = useIsHydrating() && value === today
  const text = isOtherDay || value === IMPOSSIBLE_DATE ? '' : String(value)
  const box = useRef<Element>(null)
  const [initialText] = useState(text)
  const last = useRef(text)
  useLayoutEffect(() => {
    // Text typed before hydration stays until the form reads it.
    if (last.current === text) return
    last.current = text
    // A half-typed date has no value.
    const isHalfTyped = box.current?.validity.badInput
    if (box.current && box.current.value !== text && !isHalfTyped) box.current.value = text
  }, [text])
  return { ref: box, defaultValue: initialText || undefined }
}

const textProps = (props: ControlProps) => ({
  ...ariaProps(props),
  name: props.field.key,
  autoComplete: props.field.autocomplete ?? 'off',
  'aria-required': props.required || undefined,
  onChange: (event: ChangeEvent<TextElement>) => props.onChange(event.currentTarget.value),
})

/** The on-screen keyboard of phones. */
const inputMode = ({ kind, format }: Field): 'decimal' | 'numeric' | undefined => {
  if (format === 'money' || format === 'percent') return 'decimal'
  return kind === 'number' ? 'numeric' : undefined
}

const isShort = ({ kind, format }: Field): boolean =>
  kind === 'number' || kind === 'date' || format === 'money' || format === 'percent'

type Unit = { sign: string; side: 'start' | 'end' }

/** The unit shown inside the input, so that users needn't type it. */
const unitOf = ({ format }: Field): Unit | undefined => {
  if (format === 'money') return { sign: '$', side: 'start' }
  return format === 'percent' ? { sign: '%', side: 'end' } : undefined
}

const UnitSign = ({ sign, side }: Unit) => (
  <Box
    as="span"
    aria-hidden="true"
    position="absolute"
    insetY="0"
    insetStart={side === 'start' ? '3' : undefined}
    insetEnd={side === 'end' ? '3' : undefined}
    display="flex"
    alignItems="center"
    color="fg.muted"
    pointerEvents="none"
  >
    {sign}
  </Box>
)

/** The input for text, dates and numbers. Numbers are text until they are parsed on blur. */
export const TextControl = (props: ControlProps) => {
  const unit = unitOf(props.field)
  const unitPadding: ComponentProps<typeof Input> = unit
    ? { [unit.side === 'start' ? 'ps' : 'pe']: '8' }
    : {}
  return (
    <Box position="relative" maxWidth={isShort(props.field) ? '14rem' : undefined}>
      {unit && <UnitSign {...unit} />}
      <Input
        {...textProps(props)}
        {...useUncontrolled<HTMLInputElement>(props)}
        {...unitPadding}
        type={props.field.kind === 'date' ? 'date' : 'text'}
        inputMode={inputMode(props.field)}
        fontVariantNumeric="tabular-nums"
      />
    </Box>
  )
}

export const TextareaControl = (props: ControlProps) => (
  <Textarea
    {...textProps(props)}
    {...useUncontrolled<HTMLTextAreaElement>(props)}
    rows={props.field.kind === 'address' ? 2 : 4}
    minH={props.field.kind === 'address' ? '16' : undefined}
  />
)
