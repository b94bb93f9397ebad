import { withoutImpossibleDates } from '../toolbox/dates.ts'
import { cleanText } from '../toolbox/text.ts'
import { answerOf, fieldsOf, isConditionMet, isFilled } from './answers.ts'
import { isNoneAnswer } from './none-answers.ts'
import type { Answer, Answers, Field, FieldOption, FormTemplate } from './template.ts'

/** Every field of the form, in form order. */
export const allFields = (template: FormTemplate): Field[] =>
  template.steps.flatMap((step) => step.fields)

/** Whether the form currently asks the field. Needs reduced answers (`askedAnswers`). */
export const isAsked = (field: Field, answers: Answers): boolean =>
  field.shownWhen === undefined || isConditionMet(field.shownWhen, answers)

/** Whether the field is currently required. Needs reduced answers (`askedAnswers`). */
export const isRequired = (field: Field, answers: Answers): boolean =>
  typeof field.required === 'boolean' ? field.required : isConditionMet(field.required, answers)

const withName = <T extends { label: string; nameFrom?: string }>(part: T, answers: Answers): T => {
  const name = part.nameFrom === undefined ? undefined : answerOf(answers, part.nameFrom)
  return isFilled(name) ? { ...part, label: `${part.label} (${String(name).trim()})` } : part
}

/** The field as shown in the form, with names from other answers added to its labels. */
export const namedField = (field: Field, answers: Answers): Field => {
  const named = withName(field, answers)
  return named.options?.some(({ nameFrom }) => nameFrom !== undefined)
    ? { ...named, options: named.options.map((option) => withName(option, answers)) }
    : named
}

/** Whether the form currently offers the option. Needs reduced answers (`askedAnswers`). */
export const isOffered = ({ offeredWhen }: FieldOption, answers: Answers): boolean =>
  offeredWhen === undefined || isConditionMet(offeredWhen, answers)

/** The field with its currently offered options. Needs reduced answers (`askedAnswers`). */
export const withOfferedOptions = (field: Field, answers: Answers): Field => {
  const offered = field.options?.filter((option) => isOffered(option, answers))
  return offered?.length === field.options?.length ? field : { ...field, options: offered }
}

const answersOf = (fields: readonly Field[], answers: Answers): Record<string, Answer> =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const answer = answerOf(answers, key)
      return answer === undefined ? [] : [[key, answer]]
    }),
  )

/** Fields in dependency order of their `shownWhen`. */
const dependencyOrder = (fields: readonly Field[]): Field[] => {
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const ordered = new Set<Field>()
  const visiting = new Set<Field>()
  const visit = (field: Field | undefined) => {
    if (!field || visiting.has(field)) return
    visiting.add(field)
    if (field.shownWhen) for (const key of fieldsOf(field.shownWhen)) visit(byKey.get(key))
    ordered.add(field)
  }
  fields.forEach(visit)
  return [...ordered]
}

/**
 * Only the answers of fields that are asked, without "none" for names. Also drops answers hidden by
 * a hidden field, and keys that aren't in the template.
 */
export const askedAnswers = (template: FormTemplate, answers: Answers): Answers => {
  const order = dependencyOrder(allFields(template))
  const asked = answersOf(order, answers)
  for (const field of order) {
    if (!isAsked(field, asked) || isNoneAnswer(field, asked[field.key])) delete asked[field.key]
  }
  return asked
}

/** Commas and semicolons of Latin, Arabic and East Asian scripts, with white space and invisible characters. */
const TRAILING_MARKS = /[\s,;،؛，；、\p{Cf}]+$/u

/** The template adds the comma after an answer. */
const printableText = (text: string): string =>
  withoutImpossibleDates(cleanText(text)).replace(TRAILING_MARKS, '')

/** The asked answers for assembly, without unprintable characters, trailing commas and impossible dates. */
export const printableAnswers = (template: FormTemplate, answers: Answers): Answers => {
  const cleaned = Object.entries(answersOf(allFields(template), answers)).map(
    ([key, answer]) => [key, typeof answer === 'string' ? printableText(answer) : answer] as const,
  )
  return askedAnswers(template, Object.fromEntries(cleaned))
}

type Today = { today: string }

/** A field's answer or its default, which may be another field's answer. */
const answersOrDefaults = (template: FormTemplate, answers: Answers, { today }: Today) => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  const answerOrDefault = (field: Field | undefined): Answer | undefined => {
    const given = field && answerOf(answers, field.key)
    if (given !== undefined) return given
    const value = field?.default
    if (typeof value !== 'object') return value
    return 'today' in value ? today : answerOrDefault(fields.get(value.sameAs))
  }
  return [...fields.values()].map((field) => ({ field, value: answerOrDefault(field) }))
}

/** The answers with defaults for asked fields without a key. Emptied answers stay empty. */
export const withDefaults = (template: FormTemplate, answers: Answers, context: Today): Answers => {
  const filled = answersOrDefaults(template, answers, context).flatMap(
    ({ field, value }): [string, Answer][] => (value === undefined ? [] : [[field.key, value]]),
  )
  return { ...askedAnswers(template, Object.fromEntries(filled)), ...answers }
}

/** Questions whose default is another question's answer: key to key. */
export const followedQuestions = (template: FormTemplate): ReadonlyMap<string, string> =>
  new Map(
    allFields(template).flatMap(({ key, default: value }): [string, string][] =>
      typeof value === 'object' && 'sameAs' in value ? [[key, value.sameAs]] : [],
    ),
  )

/** The answers with a default, '' or false for every field without a key, asked or not. */
export const completeAnswers = (
  template: FormTemplate,
  answers: Answers,
  context: Today,
): Record<string, Answer> =>
  Object.fromEntries(
    answersOrDefaults(template, answers, context).map(({ field, value }) => [
      field.key,
      value ?? (field.kind === 'checkbox' ? false : ''),
    ]),
  )

/** The form's initial answers for every field. */
export const defaultsFor = (template: FormTemplate, context: Today): Record<string, Answer> =>
  completeAnswers(template, {}, context)
