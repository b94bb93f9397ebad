import type * as z from 'zod'

/** What a value should be, by the name of its kind in zod. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** What a text should be, by the name of its form in zod. */
const FORMS: Readonly<Record<string, string>> = {
  email: 'Please enter a valid email address.',
  uuid: 'This has to be a UUID.',
}

const ofKind = ({ expected }: { expected: string }): string =>
  `This has to be ${KINDS[expected] ?? 'of another kind'}.`

const tooBig = ({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string =>
  origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`

const tooSmall = ({
  origin,
  minimum,
  inclusive,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (origin !== 'string') return `${inclusive ? 'At least' : 'More than'} ${minimum}.`
  return minimum === 1 ? 'This may not be empty.' : `At least ${minimum} characters.`
}

/** What is wrong with a part of a request, in the store's words, unless its schema says it itself. */
export const inputMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'This is missing.' : ofKind(issue)
  }
  if (issue.code === 'invalid_format') return FORMS[issue.format] ?? 'This has the wrong form.'
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'unrecognized_keys') return `There is no ${issue.keys.join(', ')} here.`
  if (issue.code === 'invalid_value') return `One of: ${issue.values.join(', ')}.`
  return 'This could not be understood.'
}
