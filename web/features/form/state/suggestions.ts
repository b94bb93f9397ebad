import { dateRangeOf } from '../../../../shared/documents/template/answer-shapes.ts'
import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { allFields, isAsked } from '../../../../shared/documents/template/fields.ts'
import type {
  Answers,
  CheckedTemplate,
  Field,
  FormTemplate,
  Rule,
} from '../../../../shared/documents/template/template.ts'
import { formatDate } from '../../../../shared/documents/toolbox/dates.ts'
import { oneLine } from '../../../../shared/documents/toolbox/text.ts'

/** An answer from another question that may fit; `label` is the button's text. */
export type Suggestion = { value: string; label: string }

const MAX_SUGGESTIONS = 3

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/** The section of an autocomplete value: "section-seller" of "section-seller street-address", or ''. */
const sectionOf = ({ autocomplete = '' }: Field): string =>
  autocomplete.match(/^section-\S+/)?.[0] ?? ''

const matchesAutocomplete = (field: Field, tokens: readonly string[]): boolean =>
  tokens.some((token) => field.autocomplete?.split(' ').at(-1) === token)

const answerIn = (section: readonly Field[], answers: Answers, ...tokens: string[]): string => {
  const field = section.find((other) => matchesAutocomplete(other, tokens))
  return field ? textOf(answers, field.key) : ''
}

/** A street with the city, state and ZIP code, if those are separate questions. */
const fullAddress = (street: string, section: readonly Field[], answers: Answers): string => {
  const part = (token: string) => answerIn(section, answers, token)
  const stateAndZip = [part('address-level1'), part('postal-code')].filter(Boolean).join(' ')
  return [oneLine(street, ','), part('address-level2'), stateAndZip].filter(Boolean).join(', ')
}

const addressSuggestion = (template: FormTemplate, source: Field, answers: Answers): Suggestion => {
  const section = allFields(template).filter(
    (field) => field.autocomplete !== undefined && sectionOf(field) === sectionOf(source),
  )
  const owner = answerIn(section, answers, 'name', 'organization')
  const street = textOf(answers, source.key)
  const completes = sectionOf(source) === ''
  return {
    value: completes ? fullAddress(street, section, answers) : street,
    label: owner ? `Use ${owner}'s address` : `Use the answer to "${source.label}"`,
  }
}

const dateSuggestion = (source: Field, answers: Answers): Suggestion => {
  const value = textOf(answers, source.key)
  return { value, label: `Use ${formatDate(value)}, as for "${source.label}"` }
}

/** Whether other questions may reuse the answer. A birthday belongs to one person. */
const isShareable = (field: Field): boolean =>
  field.kind === 'address' || (field.kind === 'date' && field.autocomplete !== 'bday')

const otherFields = ({ also }: Rule): readonly string[] => (typeof also === 'object' ? also : [])

const fits = (
  template: CheckedTemplate,
  field: Field,
  value: string,
  answers: Answers,
  today: string,
) => {
  const { from, to } = dateRangeOf(field, today)
  if (field.kind === 'date' && (value < from || value > to)) return false
  const candidate = { ...answers, [field.key]: value }
  return !template.rules.some(
    (rule) =>
      rule.level === 'error' &&
      (rule.field === field.key || otherFields(rule).includes(field.key)) &&
      rule.isViolated(candidate, { today }),
  )
}

const withoutDuplicates = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestions.filter(
    ({ value }, index) => suggestions.findIndex((other) => other.value === value) === index,
  )

/**
 * Addresses or dates from other answers that fit an empty question and its rules. `asked` has the answers to
 * visible questions; `today` is an ISO date.
 */
export const suggestionsFor = (
  template: CheckedTemplate,
  field: Field,
  asked: Answers,
  today: string,
): Suggestion[] => {
  if (!isShareable(field) || isFilled(asked[field.key])) return []
  const sources = allFields(template).filter(
    (other) =>
      other.key !== field.key &&
      other.kind === field.kind &&
      isShareable(other) &&
      isAsked(other, asked) &&
      isFilled(asked[other.key]),
  )
  const suggestions = sources.map((source) =>
    field.kind === 'date'
      ? dateSuggestion(source, asked)
      : addressSuggestion(template, source, asked),
  )
  return withoutDuplicates(suggestions)
    .filter(({ value }) => fits(template, field, value, asked, today))
    .slice(0, MAX_SUGGESTIONS)
}
