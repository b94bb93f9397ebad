import { centsOf, ruleThatSays, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { formatCents } from '../toolbox/money.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { limitsOf } from './limits.ts'
import { finishedPlanOf, lastPayment } from './schedule.ts'
import type { LateFeeLimit } from './state-limit.ts'

const smallerOf = (answers: Answers, keys: readonly string[]): number | undefined => {
  const amounts = keys.map((key) => centsOf(answers, key)).filter((cents) => cents !== undefined)
  return amounts.length === 0 ? undefined : Math.min(...amounts)
}

/**
 * The payment with which a late fee is compared: an installment, the smallest payment of interest, or
 * the only payment.
 */
export const usualPayment = (answers: Answers): number | undefined => {
  const plan = finishedPlanOf(answers)
  const type = textOf(answers, 'paymentType')
  if (type === 'interest_only') return plan && Math.min(...plan.rows.map(({ payment }) => payment))
  if (type !== 'lumpsum') return smallerOf(answers, ['paymentAmount', 'stepPayment'])
  return plan ? lastPayment(plan) : undefined
}

const limitOf = (answers: Answers): LateFeeLimit | undefined =>
  limitsOf(textOf(answers, 'state'))?.lateFee

const hasFee = (answers: Answers): boolean => (centsOf(answers, 'lateFee') ?? 0) > 0

/** The state's maximum late fee in cents; undefined if it has none. */
const largestFee = (answers: Answers): number | undefined => {
  const [limit, payment] = [limitOf(answers), usualPayment(answers)]
  if (!limit || payment === undefined) return undefined
  const share = Math.floor((payment * limit.percent) / 100)
  const raised = Math.max(share, (limit.atLeast ?? 0) * 100)
  return limit.most === undefined ? raised : Math.min(raised, limit.most * 100)
}

const stateOf = (answers: Answers): string => stateInSentence(textOf(answers, 'state'))

/** A fee before the state's days of grace, or above its limit, is stopped and not only hinted at. */
export const lateFeeLimits: readonly Rule[] = [
  {
    field: 'gracePeriod',
    also: ['lateFee', 'state'],
    level: 'error',
    message: (answers) =>
      `With a late fee, a loan in ${stateOf(answers)} needs a grace period of at least ${limitOf(answers)?.days} days. Please raise it, or make the fee 0.`,
    isViolated: (answers) => {
      const limit = limitOf(answers)
      return (
        limit !== undefined &&
        hasFee(answers) &&
        Number(textOf(answers, 'gracePeriod') || 0) < limit.days
      )
    },
  },
  ruleThatSays({ field: 'lateFee', also: ['state'], level: 'error' }, (answers) => {
    const [most, fee] = [largestFee(answers), centsOf(answers, 'lateFee')]
    return most !== undefined && fee !== undefined && fee > most
      ? `In ${stateOf(answers)} the late fee for this payment can be at most ${formatCents(most)}.`
      : undefined
  }),
]
