import { isFilled } from '../answers.ts'
import type { Context } from './context.ts'
import { valueIn } from './evaluate.ts'
import type { Branch, Expression } from './source.ts'

/** True, false, or undefined while answers that are not known decide. */
type Settled = boolean | undefined

const JOINTS: Readonly<Record<string, (parts: readonly Settled[]) => Settled>> = {
  not: ([part]) => (part === undefined ? undefined : !part),
  and: (parts) => (parts.includes(false) ? false : parts.includes(undefined) ? undefined : true),
  or: (parts) => (parts.includes(true) ? true : parts.includes(undefined) ? undefined : false),
}

/** What a condition comes to when only the answer to one question, `known`, is given. */
const settled = (condition: Expression, context: Context, known: string): Settled => {
  if (condition.kind === 'call' && Object.hasOwn(JOINTS, condition.name)) {
    return JOINTS[condition.name]?.(condition.args.map((part) => settled(part, context, known)))
  }
  const reads = new Set<string>()
  const value = valueIn(condition, { ...context, reads })
  return [...reads].every((field) => field === known) ? isFilled(value) : undefined
}

/** Whether a condition can still hold, whatever is answered to the questions other than `known`. */
export const mayHold = (
  condition: Expression | undefined,
  context: Context,
  known: string,
): boolean => !condition || settled(condition, context, known) !== false

/** The branches of an `if` that can still be chosen. */
export const openBranches = (
  branches: readonly Branch[],
  context: Context,
  known: string,
): Branch[] => {
  const certain = branches.findIndex(
    ({ condition }) => !condition || settled(condition, context, known) === true,
  )
  const reachable = certain < 0 ? branches : branches.slice(0, certain + 1)
  return reachable.filter(({ condition }) => mayHold(condition, context, known))
}
