import { answerOf } from './answers.ts'
import { fieldsOf, holds } from './conditions.ts'
import type { Answer, Answers, Field, Template } from './template.ts'
import { cleanText } from './text.ts'

/** Every field of the form, in form order. */
export const allFields = (template: Template): Field[] =>
  template.steps.flatMap((step) => step.fields)

/** Whether the form asks the field now. Give it reduced answers (`askedAnswers`). */
export const isAsked = (field: Field, answers: Answers): boolean =>
  field.shownWhen === undefined || holds(field.shownWhen, answers)

/** Whether the field must be answered now. Give it reduced answers (`askedAnswers`). */
export const isRequired = (field: Field, answers: Answers): boolean =>
  typeof field.required === 'boolean' ? field.required : holds(field.required, answers)

const answersOf = (fields: readonly Field[], answers: Answers): Record<string, Answer> =>
  Object.fromEntries(
    fields.flatMap(({ key }) => {
      const answer = answerOf(answers, key)
      return answer === undefined ? [] : [[key, answer]]
    }),
  )

/** Fields ordered so that each stands after those its `shownWhen` reads. */
const dependencyOrder = (fields: readonly Field[]): Field[] => {
  const ordered = new Set<Field>()
  const visiting = new Set<Field>()
  const visit = (field: Field) => {
    if (ordered.has(field) || visiting.has(field)) return
    visiting.add(field)
    const needed = new Set(field.shownWhen ? fieldsOf(field.shownWhen) : [])
    fields.filter(({ key }) => needed.has(key)).forEach(visit)
    ordered.add(field)
  }
  fields.forEach(visit)
  return [...ordered]
}

const orders = new WeakMap<Template, Field[]>()
const orderOf = (template: Template): Field[] => {
  const known = orders.get(template)
  if (known) return known
  const order = dependencyOrder(allFields(template))
  orders.set(template, order)
  return order
}

/**
 * Only the answers of fields that are asked. A field hidden by a hidden field's answer goes too, and
 * keys that are no field of the template.
 */
export const askedAnswers = (template: Template, answers: Answers): Answers => {
  const order = orderOf(template)
  const asked = answersOf(order, answers)
  for (const field of order) {
    if (!isAsked(field, asked)) delete asked[field.key]
  }
  return asked
}

/** Asked answers, cleaned of what cannot be printed: what documents are made from. */
export const printableAnswers = (template: Template, answers: Answers): Answers => {
  const cleaned = Object.entries(answersOf(allFields(template), answers)).map(
    ([key, answer]) => [key, typeof answer === 'string' ? cleanText(answer) : answer] as const,
  )
  return askedAnswers(template, Object.fromEntries(cleaned))
}

/** What the form holds when it opens: every field's key, '' or false where there is no default. */
export const defaultsFor = (
  template: Template,
  { today }: { today: string },
): Record<string, Answer> => {
  const fields = new Map(allFields(template).map((field) => [field.key, field]))
  const startOf = (field: Field | undefined): Answer => {
    const value = field?.default
    if (typeof value !== 'object') return value ?? (field?.kind === 'checkbox' ? false : '')
    return 'today' in value ? today : startOf(fields.get(value.sameAs))
  }
  return Object.fromEntries([...fields].map(([key, field]) => [key, startOf(field)]))
}
