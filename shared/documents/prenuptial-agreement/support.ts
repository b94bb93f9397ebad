import { hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { KEEPS_TEMPORARY_SUPPORT, premaritalLawOf } from './state-law.ts'

/** What the couple's choice on spousal support comes to under the law of the state. */

const LIMITED = {
  party1Counsel: ['both-waive', 'party1-waives', 'custom'],
  party2Counsel: ['both-waive', 'party2-waives', 'custom'],
} as const

const limitsSupport = (answers: Answers): boolean =>
  isOneOf(answers, 'alimonyWaiver', 'both-waive', 'party1-waives', 'party2-waives', 'custom')

const isUnadvised = (answers: Answers, counsel: keyof typeof LIMITED): boolean =>
  isOneOf(answers, 'alimonyWaiver', ...LIMITED[counsel]) && !hasText(answers, counsel)

/** "First Party, who has no lawyer"; undefined where everyone whose support is limited has one. */
export const unadvisedOf = (answers: Answers): string | undefined => {
  const first = isUnadvised(answers, 'party1Counsel')
  const second = isUnadvised(answers, 'party2Counsel')
  if (first && second) return 'the parties, who have no lawyers'
  if (first) return 'First Party, who has no lawyer'
  return second ? 'Second Party, who has no lawyer' : undefined
}

/** Whether support while a case is pending stays as the law has it, whatever was chosen. */
export const keepsTemporarySupport = (answers: Answers): boolean =>
  limitsSupport(answers) && KEEPS_TEMPORARY_SUPPORT.includes(textOf(answers, 'state'))

/** Whether the couple's own terms may give no less support than the law. */
export const hasSupportFloor = (answers: Answers): boolean =>
  isOneOf(answers, 'alimonyWaiver', 'custom') &&
  premaritalLawOf(textOf(answers, 'state'))?.keepsSupport === true
