import { FORMATS, PREDICATES } from '../engine/evaluate.ts'
import type { Expression } from '../engine/source.ts'
import type { Field } from '../template/template.ts'

/** The names available to expressions in one source file. */
export type Names = {
  fields: ReadonlyMap<string, Field>
  /** Variables that are not fields. */
  others: ReadonlySet<string>
  /** Ids that `ref` may point to. */
  ids: ReadonlySet<string>
}

type Call = Expression & { kind: 'call' }

/** The minimum and maximum number of arguments per function. */
const ARGUMENTS: Readonly<Record<string, readonly [number, number]>> = {
  equals: [2, 2],
  not: [1, 1],
  and: [2, Number.POSITIVE_INFINITY],
  or: [2, Number.POSITIVE_INFINITY],
  filled: [1, 1],
  one_of: [2, Number.POSITIVE_INFINITY],
  at_least: [2, 2],
  prescribes: [2, 2],
  ref: [1, 1],
  label: [1, 1],
  ...Object.fromEntries(Object.keys(FORMATS).map((name) => [name, [1, 1] as const])),
}

const nameIn = ({ args: [first] }: Call): string =>
  first?.kind === 'literal' ? String(first.value) : ''

const targetProblems = (call: Call, { fields, ids }: Names): string[] => {
  const name = nameIn(call)
  if (call.name === 'ref' && !ids.has(name))
    return [`ref("${name}"): no heading or clause has this id`]
  if (call.name !== 'label') return []
  const field = fields.get(name)
  if (!field) return [`label("${name}"): no field has this key`]
  return field.options ? [] : [`label("${name}"): the field has no options`]
}

const callProblems = (call: Call, names: Names): string[] => {
  const bounds = Object.hasOwn(ARGUMENTS, call.name) ? ARGUMENTS[call.name] : undefined
  if (!bounds) return [`unknown function ${call.name}()`]
  const [least, most] = bounds
  const count = call.args.length
  return [
    ...(count < least || count > most ? [`${call.name}() has ${count} arguments`] : []),
    ...targetProblems(call, names),
    ...call.args.flatMap((arg) => expressionProblems(arg, names)),
  ]
}

/** Unknown variables and functions, wrong arguments, and targets that do not exist. */
export const expressionProblems = (expression: Expression, names: Names): string[] => {
  if (expression.kind === 'call') return callProblems(expression, names)
  if (expression.kind === 'array') {
    return expression.items.flatMap((item) => expressionProblems(item, names))
  }
  if (expression.kind !== 'variable') return []
  const known = names.fields.has(expression.name) || names.others.has(expression.name)
  return known ? [] : [`unknown variable $${expression.name}`]
}

const printerFor = (field: Field): string | undefined => {
  if (field.format === 'money') return 'money() or words()'
  if (field.kind === 'date') return 'date()'
  if (field.kind === 'checkbox') return 'a condition'
  return field.options?.some(({ value, label }) => value !== label) ? 'label()' : undefined
}

/** Values that would be printed in their stored form: "as_is", "2026-12-05", "true". */
export const printProblems = (expression: Expression, { fields }: Names): string[] => {
  if (expression.kind === 'call') {
    return Object.hasOwn(PREDICATES, expression.name)
      ? [`${expression.name}() is a condition and cannot be printed`]
      : []
  }
  if (expression.kind !== 'variable') return []
  const field = fields.get(expression.name)
  const printer = field && printerFor(field)
  return printer ? [`$${expression.name} prints its stored form; use ${printer}`] : []
}
