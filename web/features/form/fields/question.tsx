import { Box } from '@chakra-ui/react'
import { type ComponentType, type Dispatch, memo, useState } from 'react'
import type { Answer, Field } from '../../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import type { FormEvent } from '../state/question-status.ts'
import { questionId } from '../steps/stops.ts'
import { CheckboxControl, RadioControl, SelectControl } from './choice-controls.tsx'
import type { ControlProps } from './control.ts'
import { ListControl } from './list-control.tsx'
import {
  ErrorNote,
  Help,
  isGroup,
  QuestionLabel,
  Suggestions,
  WarningNote,
} from './question-parts.tsx'
import type { Suggestion } from './suggestions.ts'
import { TextareaControl, TextControl } from './text-controls.tsx'
import { useQuestionFocus } from './use-question-focus.ts'
import { WhyWeAsk } from './why-we-ask.tsx'

type QuestionProps = {
  field: Field
  value: Answer | undefined
  required: boolean
  message: string | undefined
  warning: string | undefined
  suggestions: readonly Suggestion[]
  dispatch: Dispatch<FormEvent>
  onFocus: (key: string) => void
}

const CONTROLS: Record<Field['kind'], ComponentType<ControlProps>> = {
  text: TextControl,
  date: TextControl,
  number: TextControl,
  textarea: TextareaControl,
  address: TextareaControl,
  select: SelectControl,
  radio: RadioControl,
  checkbox: CheckboxControl,
}

const partIds = ({ field, message, warning }: QuestionProps) => {
  const id = questionId(field.key)
  const ids = { id, help: `${id}-help`, error: `${id}-error`, warning: `${id}-warning` }
  const describing = [field.help && ids.help, message && ids.error, warning && ids.warning]
  return { ...ids, describedBy: describing.filter(Boolean).join(' ') || undefined }
}

const groupOf = (field: Field, describedBy: string | undefined) =>
  isGroup(field) ? ({ as: 'fieldset', 'aria-describedby': describedBy } as const) : {}

const AskedQuestion = (props: QuestionProps) => {
  const { field, value, required, warning, suggestions, dispatch } = props
  // The browser reports February 30 as no date at all.
  const [isImpossibleDate, setImpossibleDate] = useState(false)
  const message = isImpossibleDate ? MESSAGES.validation.date : props.message
  const ids = partIds({ ...props, message })
  const Control = field.list ? ListControl : CONTROLS[field.kind]
  const answer = (given: Answer) => dispatch({ type: 'change', key: field.key, value: given })
  const type = (text: string) => dispatch({ type: 'type', key: field.key, value: text })
  const take = (given: string) => {
    answer(given)
    document.getElementById(ids.id)?.focus()
  }
  const isCheckbox = field.kind === 'checkbox'
  const help = field.help && <Help id={ids.help}>{field.help}</Help>
  return (
    <Box {...groupOf(field, ids.describedBy)}>
      <QuestionLabel field={field} required={required} id={ids.id} />
      {!isCheckbox && help}
      <Box
        mt="2"
        {...useQuestionFocus(props)}
        onBlurCapture={({ target }) =>
          setImpossibleDate(target instanceof HTMLInputElement && target.validity.badInput)
        }
      >
        <Control
          field={field}
          id={ids.id}
          value={value}
          required={required}
          describedBy={ids.describedBy}
          invalid={message !== undefined}
          onChange={answer}
          onType={type}
        />
      </Box>
      {isCheckbox && <Box ps="8">{help}</Box>}
      {message && <ErrorNote id={ids.error}>{message}</ErrorNote>}
      {warning && <WarningNote id={ids.warning}>{warning}</WarningNote>}
      <Suggestions field={field} value={value} suggestions={suggestions} onTake={take} />
      <WhyWeAsk field={field} />
    </Box>
  )
}

const sameSuggestions = (before: readonly Suggestion[], after: readonly Suggestion[]): boolean =>
  before.length === after.length &&
  before.every(({ value, label }, at) => after[at]?.value === value && after[at].label === label)

const sameProps = (before: QuestionProps, after: QuestionProps): boolean =>
  before.field === after.field &&
  before.value === after.value &&
  before.required === after.required &&
  before.message === after.message &&
  before.warning === after.warning &&
  before.dispatch === after.dispatch &&
  before.onFocus === after.onFocus &&
  sameSuggestions(before.suggestions, after.suggestions)

/** One question with everything around it. It renders again only when its own props change. */
export const Question = memo(AskedQuestion, sameProps)
