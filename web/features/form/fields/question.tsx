import { Box } from '@chakra-ui/react'
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useRef,
  useState,
} from 'react'
import { useController } from 'react-hook-form'
import { maxLengthOf } from '../../../../shared/documents/template/answer-shapes.ts'
import type { Answer, Field } from '../../../../shared/documents/template/template.ts'
import { IMPOSSIBLE_DATE } from '../../../../shared/documents/toolbox/dates.ts'
import { VALIDATION_MESSAGES } from '../../../../shared/validation-messages.ts'
import type { FormAnswers } from '../state/answer-form.ts'
import type { Suggestion } from '../state/suggestions.ts'
import type { StateChange } from '../state-change/use-state-change.ts'
import { questionId } from '../steps/form-steps.ts'
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
} from './question-elements.tsx'
import { TextareaControl, TextControl } from './text-controls.tsx'
import { useLeave, useQuestionFocus } from './use-question-focus.ts'
import { WhyWeAsk } from './why-we-ask.tsx'

type QuestionProps = {
  field: Field
  required: boolean
  message: string | undefined
  warning: string | undefined
  suggestions: readonly Suggestion[]
  onFocus: (key: string) => void
}

type ViewProps = QuestionProps & {
  value: Answer | undefined
  onChange: (value: Answer) => void
  /** Called when the focus leaves all inputs of the question. */
  onLeave: () => void
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

const elementIds = ({ field, message, warning }: QuestionProps) => {
  const id = questionId(field.key)
  const ids = { id, help: `${id}-help`, error: `${id}-error`, warning: `${id}-warning` }
  const describing = [field.help && ids.help, message && ids.error, warning && ids.warning]
  return { ...ids, describedBy: describing.filter(Boolean).join(' ') || undefined }
}

const groupProps = (field: Field, describedBy: string | undefined) =>
  isGroup(field) ? ({ as: 'fieldset', 'aria-describedby': describedBy } as const) : {}

/** Browsers report February 30 as no date at all. It becomes an answer that every check refuses. */
const createDateCheck =
  ({ field, value, onChange }: ViewProps) =>
  ({ target }: FocusEvent) => {
    if (field.kind !== 'date' || !(target instanceof HTMLInputElement)) return
    if (target.validity.badInput) onChange(IMPOSSIBLE_DATE)
    else if (value === IMPOSSIBLE_DATE) onChange(target.value)
  }

/** A question with its label, help, suggestions and messages. */
const QuestionView = (props: ViewProps) => {
  const { field, value, required, message, suggestions, onChange } = props
  // A different warning is shown again after an earlier one was dismissed.
  const [dismissed, setDismissed] = useState<string>()
  const warning = props.warning === dismissed ? undefined : props.warning
  const ids = elementIds({ ...props, warning })
  const Control = field.list ? ListControl : CONTROLS[field.kind]
  const accept = (typed: string) => {
    onChange(typed)
    document.getElementById(ids.id)?.focus()
  }
  const isCheckbox = field.kind === 'checkbox'
  const help = field.help && (
    <Help id={ids.help}>
      {field.help}
      {field.kind === 'textarea' && ` ${VALIDATION_MESSAGES.upTo(maxLengthOf(field))}`}
    </Help>
  )
  return (
    <Box {...groupProps(field, ids.describedBy)}>
      <QuestionLabel field={field} required={required} id={ids.id} />
      {!isCheckbox && help}
      <Box mt="2" {...useQuestionFocus(props)} onBlurCapture={createDateCheck(props)}>
        <Control
          field={field}
          id={ids.id}
          value={value}
          required={required}
          describedBy={ids.describedBy}
          invalid={message !== undefined}
          onChange={onChange}
        />
      </Box>
      {isCheckbox && <Box ps="8">{help}</Box>}
      {message && <ErrorNote id={ids.error}>{message}</ErrorNote>}
      {warning && (
        <WarningNote
          id={ids.warning}
          onDismiss={() => {
            setDismissed(warning)
            document.getElementById(ids.id)?.focus()
          }}
        >
          {warning}
        </WarningNote>
      )}
      <Suggestions field={field} value={value} suggestions={suggestions} onTake={accept} />
      <WhyWeAsk field={field} />
    </Box>
  )
}

const ConnectedQuestion = (props: QuestionProps) => {
  const { key } = props.field
  const { field } = useController<FormAnswers>({ name: key })
  return (
    <QuestionView
      {...props}
      value={field.value}
      onChange={field.onChange}
      onLeave={useLeave(props.field)}
    />
  )
}

type StateQuestionProps = QuestionProps & { change: StateChange }

/** The state question. Changing the state may need confirmation. */
export const StateQuestion = ({ change, ...props }: StateQuestionProps) => {
  const { field } = useController<FormAnswers>({ name: props.field.key })
  const leave = useLeave(props.field)
  const lastKey = useRef<string>(undefined)
  return (
    <Box
      onPointerDownCapture={() => {
        lastKey.current = undefined
      }}
      onKeyDownCapture={({ key }: KeyboardEvent) => {
        lastKey.current = key
        if (key === 'Enter') change.settle()
      }}
    >
      <QuestionView
        {...props}
        value={change.shown ?? field.value}
        onChange={(state) =>
          change.choose(String(state), lastKey.current === undefined || lastKey.current === 'Enter')
        }
        onLeave={() => {
          change.settle()
          leave()
        }}
      />
    </Box>
  )
}

const sameSuggestions = (before: readonly Suggestion[], after: readonly Suggestion[]): boolean =>
  before.length === after.length &&
  before.every(
    ({ value, label }, index) => after[index]?.value === value && after[index].label === label,
  )

const sameProps = (before: QuestionProps, after: QuestionProps): boolean =>
  before.field === after.field &&
  before.required === after.required &&
  before.message === after.message &&
  before.warning === after.warning &&
  before.onFocus === after.onFocus &&
  sameSuggestions(before.suggestions, after.suggestions)

/** A question that subscribes to its own answer only. */
export const Question = memo(ConnectedQuestion, sameProps)
