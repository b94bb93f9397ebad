import { centsOf, companyAsPerson, dateOf, ruleThatSays, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { daysBetween, formatDate } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import { usualPayment } from './late-fee.ts'
import { rateOf } from './loan.ts'
import { BORROWER, LENDER } from './party-questions.ts'
import { finishedPlanOf, hasBalloon, lastUsual } from './schedule.ts'

/** The largest gift loan without imputed interest, in cents: 26 U.S.C. § 7872(c)(2). */
const SMALL_GIFT_LOAN = 1_000_000

const REAL_ESTATE = /\b(houses?|homes?|condos?|land|real estate|mortgages?)\b/i
const LENDING_BUSINESS =
  /\b(bank|bancorp|credit union|finance|financial|lending|loans?|payday|pawn)\b/i
const HOUSEHOLD = /\b(furniture|appliances?|clothing|wedding rings?|wages|paychecks?|pensions?)\b/i

const lastDay = (answers: Answers): string | undefined => {
  const plan = finishedPlanOf(answers)
  return plan?.installments ? plan.rows.at(-1)?.due : undefined
}

const isOver = (answers: Answers, most: number): boolean => {
  const amount = centsOf(answers, 'loanAmount')
  return amount !== undefined && amount > most
}

/** The warnings, in the order in which they are shown. */
export const warnings: readonly Rule[] = [
  {
    field: 'interestRate',
    also: ['loanAmount'],
    level: 'warning',
    message:
      'The IRS may treat interest-free loans over $10,000 as earning interest. See the tax step in your instructions.',
    isViolated: (answers) => rateOf(answers)?.num === 0n && isOver(answers, SMALL_GIFT_LOAN),
  },
  ruleThatSays({ field: 'dueDate', level: 'warning' }, (answers) => {
    const [due, last] = [dateOf(answers, 'dueDate'), lastDay(answers)]
    return due !== undefined && last !== undefined && due > last
      ? `The payments finish on ${formatDate(last)}, before the final due date. The final due date is not needed.`
      : undefined
  }),
  ruleThatSays({ field: 'dueDate', level: 'warning' }, (answers) => {
    const plan = finishedPlanOf(answers)
    const last = plan?.rows.at(-1)
    if (!plan?.installments || !last || !hasBalloon(plan)) return undefined
    return last.payment > 2 * lastUsual(plan.installments, plan)
      ? `A final payment of ${formatCents(last.payment)} will be due on ${formatDate(last.due)}. Please make sure the borrower can pay it.`
      : undefined
  }),
  {
    field: 'lenderName',
    level: 'warning',
    message: 'This form is not for anyone in the business of making loans, who needs a license.',
    isViolated: (answers) => LENDING_BUSINESS.test(textOf(answers, 'lenderName')),
  },
  companyAsPerson(BORROWER, 'individual', 'the borrower'),
  companyAsPerson(LENDER, 'person', 'the lender'),
  {
    field: 'dateLoanGiven',
    also: ['date'],
    level: 'warning',
    message: 'The loan date and the note date are far apart. Please check them.',
    isViolated: (answers) => {
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
    isViolated: (answers) => {
      const [fee, payment] = [centsOf(answers, 'lateFee'), usualPayment(answers)]
      return fee !== undefined && payment !== undefined && fee * 20 > payment
    },
  },
  {
    field: 'collateral',
    level: 'warning',
    message: 'This form cannot create a mortgage. Real estate needs a recorded mortgage.',
    isViolated: (answers) => REAL_ESTATE.test(textOf(answers, 'collateral')),
  },
  {
    field: 'collateral',
    level: 'warning',
    message: 'Liens on household goods or wages are restricted in personal loans.',
    isViolated: (answers) =>
      textOf(answers, 'loanPurpose') === 'personal' &&
      HOUSEHOLD.test(textOf(answers, 'collateral')),
  },
]
