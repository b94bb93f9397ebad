import { answerOf, isFilled } from '../template/answers.ts'
import { allFields } from '../template/fields.ts'
import type { Answer, Answers, Field, Template } from '../template/template.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { oneLine } from '../toolbox/text.ts'

/** The value of a variable while one document is assembled. */
export type Binding = {
  /** An answer, or whatever `derive` computed. */
  value: unknown
  /** As printed in a sentence. */
  text: string
  /** False prints a blank line to complete by hand. */
  answered: boolean
  /** The label below that line. */
  label: string
  blank: 'short' | 'long'
  /** The answers it is computed from. */
  fields: readonly string[]
}

/** Looks up a variable; throws if it is neither a field nor derived. */
export type Bindings = (name: string) => Binding

const LINE_SEPARATOR: Partial<Record<Field['kind'], string>> = { textarea: ';', address: ',' }

const answerText = (field: Field, answer: Answer | undefined): string => {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer === 'string') return oneLine(answer, LINE_SEPARATOR[field.kind] ?? '')
  return answer === undefined ? '' : String(answer)
}

const bindField = (field: Field, answers: Answers): Binding => {
  const value = answerOf(answers, field.key)
  return {
    value,
    text: answerText(field, value),
    answered: isFilled(value),
    label: field.label,
    blank: field.kind === 'textarea' || field.kind === 'address' ? 'long' : 'short',
    fields: [field.key],
  }
}

/** "seller_noun" as "Seller noun". */
const labelFrom = (name: string): string => {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value computed from the answers of `fields`. */
export const bindValue = (
  name: string,
  value: unknown,
  fields: readonly string[] = [],
): Binding => ({
  value,
  text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  answered: isFilled(value),
  label: labelFrom(name),
  blank: 'short',
  fields,
})

/** Proxies the answers to record each key read in `reads`. */
const trackReads = (answers: Answers, reads: Set<string>): Answers =>
  new Proxy(answers, {
    get: (target, key) => {
      if (typeof key === 'string') reads.add(key)
      return typeof key === 'string' ? answerOf(target, key) : undefined
    },
  })

/**
 * The derived variables with the answers they were computed from. A plain property counts as
 * computed from everything `derive` reads; a getter (`get schedule() { ... }`) only from what it
 * reads itself.
 */
const bindDerived = (template: Template, answers: Answers): Map<string, () => Binding> => {
  const reads = new Set<string>()
  const derived = template.derive?.(trackReads(answers, reads)) ?? {}
  const byAll = [...reads]
  const known = new Set(allFields(template).map(({ key }) => key))
  const bind = (name: string, isGetter: boolean) => () => {
    reads.clear()
    const value = derived[name]
    return bindValue(
      name,
      value,
      (isGetter ? [...reads] : byAll).filter((key) => known.has(key)),
    )
  }
  return new Map(
    Object.entries(Object.getOwnPropertyDescriptors(derived)).map(([name, { get }]) => [
      name,
      bind(name, get !== undefined),
    ]),
  )
}

/** Fields, derived variables and `$today`, each computed on first use. */
export const bindTemplate = (template: Template, answers: Answers, today: string): Bindings => {
  const computations = new Map<string, () => Binding>([
    ['today', () => bindValue('today', today)],
    ...bindDerived(template, answers),
    ...allFields(template).map((field) => [field.key, () => bindField(field, answers)] as const),
  ])
  const computed = new Map<string, Binding>()
  return (name) => {
    const known = computed.get(name)
    if (known) return known
    const compute = computations.get(name)
    if (!compute) throw new Error(`${template.id}: unknown variable $${name}`)
    const binding = compute()
    computed.set(name, binding)
    return binding
  }
}

/** A state's name as printed inside a sentence. */
export const bindState = (state: Binding): Binding => ({
  ...state,
  text: stateInSentence(state.text),
})

/** The outer variables with additions or replacements. */
export const extend =
  (outer: Bindings, added: Readonly<Record<string, Binding>>): Bindings =>
  (name) =>
    (Object.hasOwn(added, name) ? added[name] : undefined) ?? outer(name)
