import { numberOf } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { formatMoney } from '../toolbox/money.ts'

export const isWithoutPar = (answers: Answers): boolean =>
  /\b(without|no)[\s-]+par\b/i.test(textOf(answers, 'shareType'))

/** The par value of one share, in millionths of a dollar: amounts such as $0.00001 stay exact. */
const parMicros = (answers: Answers): number | undefined => {
  const par = /\$\s*(\d*\.?\d+)/.exec(textOf(answers, 'shareType'))?.[1]
  return par === undefined ? undefined : Math.round(Number(par) * 1_000_000)
}

export const preferredOf = (answers: Answers): number => numberOf(answers.preferredShares) ?? 0

/** Common and preferred shares together; undefined if no number is entered. */
export const allShares = (answers: Answers): number | undefined => {
  const common = numberOf(answers.sharesAuthorized)
  return common === undefined ? undefined : common + preferredOf(answers)
}

/** The par value of all shares, "$1,000.00"; undefined without one. */
export const totalPar = (answers: Answers): string | undefined => {
  const [par, shares] = [parMicros(answers), allShares(answers)]
  if (par === undefined || shares === undefined) return undefined
  return formatMoney(((par * shares) / 1_000_000).toFixed(2))
}

const MAX_DELAWARE_TAX = 200_000

/**
 * Delaware's annual franchise tax in dollars by the authorized shares method: $175 for up to 5,000 shares, $250 for
 * up to 10,000, $85 for each additional 10,000 or part thereof, and at most $200,000 (8 Del. C. § 503).
 */
export const delawareShareTax = (shares: number): number => {
  if (shares <= 5_000) return 175
  const additional = Math.max(0, Math.ceil((shares - 10_000) / 10_000))
  return Math.min(250 + 85 * additional, MAX_DELAWARE_TAX)
}
