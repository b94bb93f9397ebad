import { fieldsOf } from '../template/answers.ts'
import { allFields } from '../template/fields.ts'
import type { Field, Rule, Template } from '../template/template.ts'

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
  if (kind !== 'textarea') return [`${key}: only a textarea can be a list`]
  return /^[a-z]/.test(list.one) && /^Add /.test(list.add)
    ? []
    : [`${key}: a list names one thing ("child") and its button ("Add a child")`]
}

/** Additional fields that a rule lists as data; computed ones are unknown until it fails. */
const fixedEnds = ({ also }: Rule): readonly string[] => (typeof also === 'object' ? also : [])

/** `file` is the TypeScript file with the mistake, `key` the word to look for. */
type QuestionProblem = {
  file: 'fields' | 'rules' | 'index' | 'sample'
  key: string
  message: string
}

const inFields = (messages: readonly string[]): QuestionProblem[] =>
  messages.map((message) => ({ file: 'fields', key: message.split(':')[0] ?? '', message }))

/**
 * Errors in a template's questions: duplicate keys, keys read but not asked, choices without
 * options.
 */
export const questionProblems = (template: Template): QuestionProblem[] => {
  const fields = allFields(template)
  const known = new Set(fields.map(({ key }) => key))
  const unknownKeys = (keys: readonly string[]) => keys.filter((key) => !known.has(key))
  const unaskedMessage = (reader: string, key: string) =>
    `${reader}: reads ${key}, which is not asked`
  const unaskedProblems = (
    file: QuestionProblem['file'],
    reader: string,
    keys: readonly string[],
  ) => unknownKeys(keys).map((key) => ({ file, key, message: unaskedMessage(reader, key) }))
  return [
    ...inFields(duplicates(fields.map(({ key }) => key))),
    ...inFields(
      fields.flatMap((field) =>
        unknownKeys(readBy(field)).map((key) => unaskedMessage(field.key, key)),
      ),
    ),
    ...inFields(fields.flatMap(optionProblems)),
    ...inFields(fields.flatMap(listProblems)),
    ...unaskedProblems(
      'rules',
      'rules',
      template.rules.flatMap((rule) => [rule.field, ...fixedEnds(rule)]),
    ),
    ...unaskedProblems('index', 'stateField', [template.stateField]),
    ...unaskedProblems('sample', 'sampleAnswers', Object.keys(template.sampleAnswers)),
  ]
}
