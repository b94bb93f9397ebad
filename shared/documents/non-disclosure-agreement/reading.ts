import type { Answers } from '../template.ts'
import { splitLines } from '../text.ts'

/** The answer as a trimmed text; '' when there is none. */
export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const hasText = (answers: Answers, key: string): boolean => textOf(answers, key) !== ''

/** Whether the receiver is a person who works, or may come to work, for the discloser. */
export const isWorker = (answers: Answers): boolean =>
  ['employee', 'contractor'].includes(textOf(answers, 'relationshipType'))

const NOBODY = /^(no\s+exceptions?|none|no\s?-?one|nobody|n\/?a)\.?$/i

/** Who may see the information besides the receiver: the lines that name somebody. */
export const permittedRecipients = (sharing: string): string[] =>
  splitLines(sharing).filter((line) => !NOBODY.test(line))
