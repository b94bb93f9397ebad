import { centsOf, dateOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween, formatDate } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import { usualPayment } from './late-fee.ts'
import { rateOf } from './loan.ts'
import { finishedPlanOf, hasBalloon, lastPayment } from './schedule.ts'

/** The largest gift loan without imputed interest, in cents: 26 U.S.C. § 7872(c)(2). */
const SMALL_GIFT_LOAN = 1_000_000

const REAL_ESTATE = /\b(houses?|homes?|condos?|land|real estate|mortgages?)\b/i
const LENDING_BUSINESS = /\b(lending|loans|payday|pawn)\b/i
const HOUSEHOLD = /\b(furniture|appliances?|clothing|wedding rings?|wages|paychecks?|pensions?)\b/i

const lastDay = (answers: Answers): string | undefined => {
  const plan = finishedPlanOf(answers)
  return plan?.installments ? plan.rows.at(-1)?.due : undefined
}

/** The warnings, in the order in which they are shown. */
export const warnings: readonly Rule[] = [
  {
    field: 'interestRate',
    also: ['loanAmount'],
    level: 'warning',
    message:
      'The IRS may treat interest-free loans over $10,000 as earning interest. See the tax step in your instructions.',
    broken: (answers) =>
      rateOf(answers)?.num === 0n && (centsOf(answers, 'loanAmount') ?? 0) > SMALL_GIFT_LOAN,
  },
  {
    field: 'dueDate',
    level: 'warning',
    message: (answers) =>
      `The payments finish on ${formatDate(lastDay(answers) ?? '')}, before the final due date. The final due date is not needed.`,
    broken: (answers) => {
      const [due, last] = [dateOf(answers, 'dueDate'), lastDay(answers)]
      return due !== undefined && last !== undefined && due > last
    },
  },
  {
    field: 'dueDate',
    level: 'warning',
    message: (answers) => {
      const plan = finishedPlanOf(answers)
      const amount = plan ? formatCents(lastPayment(plan)) : ''
      return `A final payment of ${amount} will be due on ${formatDate(lastDay(answers) ?? '')}. Please be sure the borrower can pay it.`
    },
    broken: (answers) => {
      const plan = finishedPlanOf(answers)
      return (
        plan?.installments !== undefined &&
        hasBalloon(plan) &&
        lastPayment(plan) > 2 * plan.installments.payment
      )
    },
  },
  {
    field: 'lenderName',
    level: 'warning',
    message: 'This form is not for anyone in the business of making loans, who needs a license.',
    broken: (answers) => LENDING_BUSINESS.test(textOf(answers, 'lenderName')),
  },
  {
    field: 'dateLoanGiven',
    also: ['date'],
    level: 'warning',
    message: 'The loan date and the note date are far apart. Please check them.',
    broken: (answers) => {
      const [signed, given] = [dateOf(answers, 'date'), dateOf(answers, 'dateLoanGiven')]
      return (
        signed !== undefined && given !== undefined && Math.abs(daysBetween(signed, given)) > 366
      )
    },
  },
  {
    field: 'lateFee',
    level: 'warning',
    message: 'Late fees above about 5 percent of the payment may be cut down by a court.',
    broken: (answers) => {
      const [fee, payment] = [centsOf(answers, 'lateFee'), usualPayment(answers)]
      return fee !== undefined && payment !== undefined && fee * 20 > payment
    },
  },
  {
    field: 'collateral',
    level: 'warning',
    message: 'This form cannot create a mortgage. Real estate needs a recorded mortgage.',
    broken: (answers) => REAL_ESTATE.test(textOf(answers, 'collateral')),
  },
  {
    field: 'collateral',
    level: 'warning',
    message: 'Liens on household goods or wages are restricted in personal loans.',
    broken: (answers) =>
      textOf(answers, 'loanPurpose') === 'personal' &&
      HOUSEHOLD.test(textOf(answers, 'collateral')),
  },
]
