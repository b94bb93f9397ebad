import { groupThousands } from '../../group-thousands.ts'
import { isFilled, isSameAnswer, numberOf } from '../template/answers.ts'
import { formatDate } from '../toolbox/dates.ts'
import { formatMoney, moneyInWords } from '../toolbox/money.ts'
import { type Binding, bindValue } from './bindings.ts'
import type { Context } from './context.ts'
import type { Attributes, Branch, Expression, SourceNode } from './source.ts'
import { prescribes } from './statutes.ts'

const digitsOf = (text: string): string => {
  const digits = text.replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(digits) ? groupThousands(digits) : text
}

/** Functions that format a value's text. */
export const FORMATS: Readonly<Record<string, (text: string) => string>> = {
  money: formatMoney,
  words: moneyInWords,
  date: formatDate,
  number: digitsOf,
}

const isTrue = (value: unknown): boolean => isFilled(value)

const isAtLeast = (value: unknown, least: unknown): boolean => {
  const [left, right] = [numberOf(value), numberOf(least)]
  return left !== undefined && right !== undefined && left >= right
}

/** Functions for conditions. */
export const PREDICATES: Readonly<Record<string, (args: readonly unknown[]) => boolean>> = {
  equals: ([value, expected]) => isSameAnswer(value, expected),
  not: ([value]) => !isTrue(value),
  and: (args) => args.every(isTrue),
  or: (args) => args.some(isTrue),
  filled: ([value]) => isFilled(value),
  one_of: ([value, ...expected]) => expected.some((item) => isSameAnswer(value, item)),
  at_least: ([value, least]) => isAtLeast(value, least),
  prescribes: ([kind, state]) => prescribes(kind, state),
}

const getOwn = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

const callOf = (name: string, args: readonly Expression[], context: Context): unknown => {
  const values = args.map((arg) => valueIn(arg, context))
  const predicate = getOwn(PREDICATES, name)
  if (predicate) return predicate(values)
  const format = getOwn(FORMATS, name)
  if (format) return isFilled(values[0]) ? format(String(values[0])) : undefined
  throw new Error(`${context.draft.template.id}: ${name}() cannot be used as a value`)
}

/** The value of an expression; adds the fields it reads to the context's `reads`. */
export const valueIn = (expression: Expression, context: Context): unknown => {
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'array':
      return expression.items.map((item) => valueIn(item, context))
    case 'variable':
      return bindingOf(expression, context).value
    case 'call':
      return callOf(expression.name, expression.args, context)
  }
}

/** Binds an expression; a variable keeps its label and fields. */
export const bindingOf = (expression: Expression, context: Context): Binding => {
  if (expression.kind !== 'variable') {
    const inner = { ...context, reads: new Set<string>() }
    const value = valueIn(expression, inner)
    for (const field of inner.reads) context.reads.add(field)
    return bindValue('value', value, [...inner.reads])
  }
  const binding = context.bindings(expression.name)
  for (const field of binding.fields) context.reads.add(field)
  return binding
}

/** A text attribute; '' when it is absent. */
export const textAttribute = (attributes: Attributes, name: string, context: Context): string => {
  const expression = attributes[name]
  return expression ? bindingOf(expression, context).text : ''
}

/** An attribute that is a list of texts or numbers; empty when it is absent. */
export const listAttribute = (
  attributes: Attributes,
  name: string,
  context: Context,
): readonly unknown[] => {
  const expression = attributes[name]
  const value = expression ? valueIn(expression, context) : []
  return Array.isArray(value) ? value : []
}

/** Whether a flag such as `plain=true` is set. */
export const isOn = (attributes: Attributes, name: string): boolean => {
  const expression = attributes[name]
  return expression?.kind === 'literal' && expression.value === true
}

/** The index of the first branch whose condition is true, or -1. */
export const takenBranch = (branches: readonly Branch[], context: Context): number =>
  branches.findIndex(({ condition }) => !condition || isTrue(valueIn(condition, context)))

/**
 * The content of the first branch whose condition is true; adds what the conditions read to
 * `reads`.
 */
export const chosenBranch = (branches: readonly Branch[], context: Context): SourceNode[] => {
  const taken = takenBranch(branches, context)
  const first = branches[0]?.condition
  if (first) context.draft.onBranch?.(first, taken)
  return branches[taken]?.children ?? []
}

/** Builds the chosen branch; all of it depends on the fields that the conditions read. */
export const inBranch = <T>(
  branches: readonly Branch[],
  context: Context,
  build: (children: readonly SourceNode[], inner: Context) => T[],
): T[] => {
  const reads = new Set(context.within)
  const children = chosenBranch(branches, { ...context, reads })
  return build(children, { ...context, within: [...reads] })
}
