import { centsOf, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { formatCents } from '../toolbox/money.ts'
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
export const findUnadvised = (answers: Answers): string | undefined => {
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

const formulaOf = (answers: Answers): string[] => {
  const [percent, months] = [textOf(answers, 'supportPercent'), textOf(answers, 'supportMonths')]
  if (percent === '') return []
  const cap = centsOf(answers, 'supportCap')
  const most = cap ? `, at most ${formatCents(cap)} a month` : ''
  return [
    `After a Termination Event the party with the lower gross income receives from the other, each month, ${percent} percent of the difference between their gross monthly incomes${most}.`,
    "Gross monthly income is one twelfth of the total income on a party's federal tax return for the last full calendar year before the Termination Event.",
    `The payments run for ${months || '____'} ${months === '1' ? 'month' : 'months'} for each full year of marriage before the Termination Event, on the first day of each month, beginning with the month after it. They end earlier when a party dies or the recipient marries again.`,
  ]
}

/** The couple's own terms on support, one a line: the formula, if there is one, and their words. */
export const supportTerms = (answers: Answers): string | undefined =>
  [...formulaOf(answers), textOf(answers, 'customAlimony')].filter(Boolean).join('\n') || undefined

const wholeUpTo = (answers: Answers, key: string, most: number): boolean => {
  const text = textOf(answers, key)
  return /^[1-9]\d?$/.test(text) && Number(text) <= most
}

const usesFormula = (answers: Answers): boolean =>
  isOneOf(answers, 'alimonyWaiver', 'custom') && hasText(answers, 'supportPercent')

/** The checks of the formula for support. */
export const formulaRules: readonly Rule[] = [
  {
    field: 'supportPercent',
    level: 'error',
    message: 'Please enter a whole percentage from 1 to 50.',
    isViolated: (answers) => usesFormula(answers) && !wholeUpTo(answers, 'supportPercent', 50),
  },
  {
    field: 'supportMonths',
    level: 'error',
    message: 'Please enter whole months from 1 to 12 for each year of marriage.',
    isViolated: (answers) =>
      usesFormula(answers) &&
      hasText(answers, 'supportMonths') &&
      !wholeUpTo(answers, 'supportMonths', 12),
  },
  {
    field: 'supportCap',
    level: 'error',
    message: 'Please enter an amount greater than zero, or leave it blank.',
    isViolated: (answers) =>
      usesFormula(answers) && hasText(answers, 'supportCap') && !centsOf(answers, 'supportCap'),
  },
]
