import type * as z from 'zod'
import { VALIDATION_MESSAGES } from '../validation-messages.ts'

/** What a value should be, by its zod type. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/** Messages by zod string format. */
const FORMAT_MESSAGES: Readonly<Record<string, string>> = {
  email: VALIDATION_MESSAGES.email,
  uuid: 'This must be a UUID.',
}

const describeWrongType = ({ expected }: { expected: string }): string =>
  `This must be ${TYPE_NAMES[expected] ?? 'of another type'}.`

const describeTooBig = ({
  origin,
  maximum,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string =>
  origin === 'string' ? `At most ${maximum} characters.` : `At most ${maximum}.`

const describeTooSmall = ({
  origin,
  minimum,
  inclusive,
}: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (origin !== 'string') return `${inclusive ? 'At least' : 'More than'} ${minimum}.`
  return minimum === 1 ? "This can't be empty." : `At least ${minimum} characters.`
}

/** The message for an invalid part of a request, unless its schema defines one. */
export const inputMessage = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'This is required.' : describeWrongType(issue)
  }
  if (issue.code === 'invalid_format')
    return FORMAT_MESSAGES[issue.format] ?? 'This has the wrong format.'
  if (issue.code === 'too_big') return describeTooBig(issue)
  if (issue.code === 'too_small') return describeTooSmall(issue)
  if (issue.code === 'unrecognized_keys') return `Unknown: ${issue.keys.join(', ')}.`
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}.`
  return 'We can’t read this value.'
}
