import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'

/** Whether the receiver is a person who works, or may come to work, for the discloser. */
export const isWorker = (answers: Answers): boolean =>
  ['employee', 'contractor'].includes(textOf(answers, 'relationshipType'))

/** Whether each party protects what the other shares. */
export const isMutual = (answers: Answers): boolean => answers.mutual === true

const NO_RECIPIENTS = /^(no\s+exceptions?|none|no\s?-?one|nobody|n\/?a)\.?$/i

/** The people who may see the information other than the receiver: the lines that name someone. */
export const permittedRecipients = (sharing: string): string[] =>
  splitLines(sharing).filter((line) => !NO_RECIPIENTS.test(line))
