import { Box, chakra } from '@chakra-ui/react'
import { type Dispatch, type FocusEvent, memo } from 'react'
import { normalise } from '../../../../shared/documents/normalise.ts'
import type { Answer, Field } from '../../../../shared/documents/template.ts'
import type { FormEvent } from '../answers/form-state.ts'
import { questionId } from '../steps/stops.ts'
import { CheckboxControl, RadioControl, SelectControl } from './choice-controls.tsx'
import type { ControlProps } from './control.ts'
import {
  ErrorNote,
  Help,
  RequiredMark,
  SuggestionButton,
  WarningNote,
  WhyWeAsk,
} from './question-parts.tsx'
import { TextareaControl, TextControl } from './text-controls.tsx'

export type QuestionProps = {
  field: Field
  value: Answer | undefined
  required: boolean
  message: string | undefined
  warning: string | undefined
  dispatch: Dispatch<FormEvent>
  onFocus: (key: string) => void
}

const CONTROLS = {
  text: TextControl,
  date: TextControl,
  number: TextControl,
  textarea: TextareaControl,
  address: TextareaControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
} as const satisfies Record<Field['kind'], (props: ControlProps) => unknown>

const partIds = ({ field, message, warning }: QuestionProps) => {
  const id = questionId(field.key)
  const ids = { id, help: `${id}-help`, error: `${id}-error`, warning: `${id}-warning` }
  const describing = [field.help && ids.help, message && ids.error, warning && ids.warning]
  return { ...ids, describedBy: describing.filter(Boolean).join(' ') || undefined }
}

/** Focus and blur of the whole question, so that moving between its radio buttons is neither. */
const useQuestionFocus = ({ field, value, message, dispatch, onFocus }: QuestionProps) => ({
  onFocus: (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    dispatch({ type: 'focus', key: field.key, hasMessage: message !== undefined })
    onFocus(field.key)
  },
  onBlur: (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    const tidy = typeof value === 'string' ? normalise(field, value) : value
    dispatch({ type: 'leave', key: field.key, value: tidy })
  },
})

const Label = ({ field, required, id }: { field: Field; required: boolean; id: string }) => {
  const text = (
    <>
      {field.label}
      {required && <RequiredMark />}
    </>
  )
  if (field.kind === 'checkbox') return null
  if (field.kind === 'radio') return <chakra.legend fontWeight="semibold">{text}</chakra.legend>
  return (
    <chakra.label htmlFor={id} fontWeight="semibold" display="block">
      {text}
    </chakra.label>
  )
}

const AskedQuestion = (props: QuestionProps) => {
  const { field, value, required, message, warning, dispatch } = props
  const ids = partIds(props)
  const Control = CONTROLS[field.kind]
  const answer = (given: Answer) => dispatch({ type: 'change', key: field.key, value: given })
  const { suggestion = '' } = field
  const take = () => {
    answer(suggestion)
    document.getElementById(ids.id)?.focus()
  }
  const group = { as: 'fieldset', 'aria-describedby': ids.describedBy } as const
  const isCheckbox = field.kind === 'checkbox'
  const help = field.help && <Help id={ids.help}>{field.help}</Help>
  return (
    <Box {...(field.kind === 'radio' && group)} {...useQuestionFocus(props)}>
      <Label field={field} required={required} id={ids.id} />
      {!isCheckbox && help}
      <Box mt="2">
        <Control
          field={field}
          id={ids.id}
          value={value}
          required={required}
          describedBy={ids.describedBy}
          invalid={message !== undefined}
          onChange={answer}
        />
      </Box>
      {isCheckbox && <Box ps="8">{help}</Box>}
      {message && <ErrorNote id={ids.error}>{message}</ErrorNote>}
      {warning && <WarningNote id={ids.warning}>{warning}</WarningNote>}
      {suggestion && value !== suggestion && (
        <SuggestionButton text={suggestion} label={field.label} onTake={take} />
      )}
      {field.why && <WhyWeAsk label={field.label}>{field.why}</WhyWeAsk>}
    </Box>
  )
}

/** One question with everything around it. Drawn again only when something of its own changes. */
export const Question = memo(AskedQuestion)
