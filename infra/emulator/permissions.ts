/** A statement of a policy, as it stands in a template once its references are resolved. */
export type Statement = {
  Effect: string
  Action: string | string[]
  Resource: string | string[]
  Condition?: Record<string, Record<string, string>>
}

/** What somebody is about to do. `context` holds what conditions ask for. */
export type Act = { action: string; resource: string; context?: Record<string, string> }

const listOf = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

const escaped = (text: string) => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

/** `*` stands for any letters, `?` for one. */
export const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll('*', '.*').replaceAll('?', '.')}$`).test(text)

/** @throws Error for a kind of condition that is not known here: guessing would prove nothing. */
const holds = ({ Condition = {} }: Statement, { context = {} }: Act): boolean =>
  Object.entries(Condition).every(([operator, wanted]) => {
    if (operator !== 'StringEquals') throw new Error(`The condition ${operator} is not known here`)
    return Object.entries(wanted).every(([key, value]) => context[key] === value)
  })

const covers = (statement: Statement, act: Act): boolean =>
  listOf(statement.Action).some((pattern) => matches(pattern, act.action)) &&
  listOf(statement.Resource).some((pattern) => matches(pattern, act.resource)) &&
  holds(statement, act)

/**
 * Whether a role with these statements may do it: one allows, none denies.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic.html
 */
export const isAllowed = (statements: readonly Statement[], act: Act): boolean => {
  const effects = statements.filter((one) => covers(one, act)).map(({ Effect }) => Effect)
  return effects.includes('Allow') && !effects.includes('Deny')
}
