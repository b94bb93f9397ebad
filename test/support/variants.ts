import { allFields } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { isDeep } from './deep.ts'

type Choice = { key: string; values: readonly (string | boolean)[] }

/** Questions with a choice, except the state. */
const choicesOf = (template: Template): Choice[] =>
  allFields(template)
    .filter(({ key }) => key !== template.stateField)
    .map(({ key, kind, options = [] }) => ({
      key,
      values: kind === 'checkbox' ? [true, false] : options.map(({ value }) => value),
    }))
    .filter(({ values }) => values.length > 0)

/** The base's answers in every state of the form. */
export const stateAnswers = (template: Template, base: Answers): Answers[] => {
  const field = allFields(template).find(({ key }) => key === template.stateField)
  const offered = field?.options?.map(({ value }) => value) ?? STATE_NAMES
  return offered.map((state) => ({ ...base, [template.stateField]: state }))
}

/** The base's answers with one choice changed, for every option of every choice. */
export const choiceAnswers = (template: Template, base: Answers): Answers[] =>
  choicesOf(template).flatMap(({ key, values }) =>
    values.map((value) => ({ ...base, [key]: value })),
  )

/** The base's answers with the choice and the state at each index changed together. */
export const choiceAndStateAnswers = (template: Template, base: Answers): Answers[] => {
  const choices = choicesOf(template).flatMap(({ key, values }) =>
    values.map((value) => ({ [key]: value })),
  )
  const states = stateAnswers(template, base)
  return Array.from({ length: Math.max(choices.length, states.length) }, (_, index) => ({
    ...states[index % states.length],
    ...choices[index % Math.max(1, choices.length)],
  }))
}

const STATES: ReadonlySet<unknown> = new Set(STATE_NAMES)

/** Whether the choice is one of states, for example where a company was formed. */
const namesState = ({ values }: Choice): boolean => values.every((value) => STATES.has(value))

/**
 * The smallest number of answer sets that covers every option of every choice. `npm test` covers some of the
 * states, the deep run all.
 */
export const combinedChoices = (template: Template): Answers[] => {
  const choices = choicesOf(template)
  const covered = isDeep ? choices : choices.filter((choice) => !namesState(choice))
  const maxOptions = Math.max(0, ...covered.map(({ values }) => values.length))
  return Array.from({ length: maxOptions }, (_, index) => ({
    ...template.sampleAnswers,
    ...Object.fromEntries(choices.map(({ key, values }) => [key, values[index % values.length]])),
  }))
}
