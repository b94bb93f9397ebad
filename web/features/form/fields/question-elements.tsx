import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import type { Answer, Field } from '../../../../shared/documents/template/template.ts'
import type { Suggestion } from '../state/suggestions.ts'

/** The red asterisk, with text for screen readers. */
const RequiredMark = () => (
  <>
    {' '}
    <chakra.span color="fg.error" aria-hidden="true">
      *
    </chakra.span>
    <span className="sr-only"> (required)</span>
  </>
)

type NoteProps = { id: string; children: ReactNode }

export const Help = ({ id, children }: NoteProps) => (
  <Text id={id} textStyle="sm" color="fg.muted" maxWidth="prose">
    {children}
  </Text>
)

export const ErrorNote = ({ id, children }: NoteProps) => (
  <Text id={id} textStyle="sm" color="fg.error" fontWeight="semibold" mt="1.5">
    <span className="sr-only">Error: </span>
    {children}
  </Text>
)

/** A warning. It never blocks payment. */
export const WarningNote = ({ id, onDismiss, children }: NoteProps & { onDismiss: () => void }) => (
  <Box
    textStyle="sm"
    color="fg.warning"
    borderInlineStartWidth="2px"
    borderColor="amber.border"
    ps="3"
    mt="2"
  >
    <Text id={id}>
      <strong>Please check.</strong> {children}
    </Text>
    <Button variant="plain" size="sm" aria-describedby={id} onClick={onDismiss}>
      Dismiss
    </Button>
  </Box>
)

type SuggestionProps = { text: string; label: string; onTake: () => void }

/** Fills in the suggestion on click. */
const SuggestionButton = ({ text, label, onTake }: SuggestionProps) => (
  <Button
    type="button"
    variant="outline"
    onClick={onTake}
    whiteSpace="normal"
    textAlign="start"
    fontWeight="normal"
  >
    {text}
    <span className="sr-only"> for: {label}</span>
  </Button>
)

/** Whether the question is a group of several inputs. */
export const isGroup = ({ kind, list }: Field): boolean => kind === 'radio' || list !== undefined

type LabelProps = { field: Field; required: boolean; id: string }

/** The question's label; a checkbox has its label next to the box. */
export const QuestionLabel = memo(({ field, required, id }: LabelProps) => {
  const text = (
    <>
      <span>{field.label}</span>
      {required && <RequiredMark />}
    </>
  )
  if (field.kind === 'checkbox') return null
  if (isGroup(field)) return <chakra.legend fontWeight="semibold">{text}</chakra.legend>
  return (
    <chakra.label htmlFor={id} fontWeight="semibold" display="block">
      {text}
    </chakra.label>
  )
})

type SuggestionsProps = {
  field: Field
  value: Answer | undefined
  suggestions: readonly Suggestion[]
  onTake: (value: string) => void
}

const templateSuggestion = ({ suggestion }: Field, value: Answer | undefined): Suggestion[] =>
  suggestion === undefined || suggestion === value
    ? []
    : [{ value: suggestion, label: `Use “${suggestion}”` }]

/** Buttons for the template's suggestion and for answers from other questions. */
export const Suggestions = ({ field, value, suggestions, onTake }: SuggestionsProps) => {
  const all = [...templateSuggestion(field, value), ...suggestions]
  return (
    all.length > 0 && (
      <Flex wrap="wrap" gap="2" mt="2">
        {all.map((offer) => (
          <SuggestionButton
            key={offer.value}
            text={offer.label}
            label={field.label}
            onTake={() => onTake(offer.value)}
          />
        ))}
      </Flex>
    )
  )
}
