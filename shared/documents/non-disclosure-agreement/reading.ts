import type { Answers } from '../template.ts'

/** The answer as a trimmed text; '' when there is none. */
export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const hasText = (answers: Answers, key: string): boolean => textOf(answers, key) !== ''

/** Whether the receiver is a person who works, or may come to work, for the discloser. */
export const isWorker = (answers: Answers): boolean =>
  ['employee', 'contractor'].includes(textOf(answers, 'relationshipType'))

/** Whether the answer about sharing means that nobody else may see the information. */
export const saysNoExceptions = (sharing: string): boolean =>
  /^(no\s+exceptions?\.?)?$/i.test(sharing)
