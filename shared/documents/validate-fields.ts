import { fieldsOf } from './conditions.ts'
import { allFields } from './fields.ts'
import type { Field, Rule, Template } from './template.ts'

const duplicates = (keys: readonly string[]): string[] =>
  keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key}: asked twice`)

/** The keys a field's conditions and default read. */
const readBy = ({ shownWhen, required, default: start }: Field): string[] => [
  ...(shownWhen ? fieldsOf(shownWhen) : []),
  ...(typeof required === 'object' ? fieldsOf(required) : []),
  ...(typeof start === 'object' && 'sameAs' in start ? [start.sameAs] : []),
]

const optionProblems = ({ key, kind, options, default: start }: Field): string[] => {
  const isChoice = kind === 'select' || kind === 'radio'
  if (isChoice !== (options !== undefined)) {
    return [`${key}: ${isChoice ? 'needs options' : 'has options but is no choice'}`]
  }
  const isOption = typeof start !== 'string' || options?.some(({ value }) => value === start)
  return options && !isOption ? [`${key}: the default is none of the options`] : []
}

const listProblems = ({ key, kind, list }: Field): string[] => {
  if (!list) return []
  if (kind !== 'textarea') return [`${key}: only a textarea holds a list`]
  return /^[a-z]/.test(list.one) && /^Add /.test(list.add)
    ? []
    : [`${key}: a list names one thing ("child") and its button ("Add a child")`]
}

/** The other ends a rule names as data; those it computes are seen when it is broken. */
const otherEnds = ({ also }: Rule): readonly string[] => (typeof also === 'object' ? also : [])

/**
 * What is wrong with a template's questions as data: keys used twice or read but not asked, choices
 * without options. Empty when all is well.
 */
export const validateFields = (template: Template): string[] => {
  const fields = allFields(template)
  const known = new Set(fields.map(({ key }) => key))
  const unknown = (reader: string, keys: readonly string[]) =>
    keys
      .filter((key) => !known.has(key))
      .map((key) => `${reader}: reads ${key}, which is not asked`)
  return [
    ...duplicates(fields.map(({ key }) => key)),
    ...fields.flatMap((field) => unknown(field.key, readBy(field))),
    ...fields.flatMap(optionProblems),
    ...fields.flatMap(listProblems),
    ...unknown(
      'rules',
      template.rules.flatMap((rule) => [rule.field, ...otherEnds(rule)]),
    ),
    ...unknown('stateField', [template.stateField]),
    ...unknown('sampleAnswers', Object.keys(template.sampleAnswers)),
  ]
}
