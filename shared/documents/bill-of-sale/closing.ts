import { centsOf, dateOf, hasText, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { asAmount } from '../toolbox/money.ts'

/** What is left of the price after the deposit, in cents; undefined while an amount is missing. */
const restOf = (answers: Answers): number | undefined => {
  const [price, deposit] = [centsOf(answers, 'sale_amount'), centsOf(answers, 'deposit_amount')]
  return price === undefined || deposit === undefined ? undefined : price - deposit
}

/** The amounts of a deposit, as "7350.00". */
export const closingAmounts = (answers: Answers) => ({
  get rest_of_price() {
    const rest = restOf(answers)
    return rest === undefined || rest < 0 ? undefined : asAmount(rest)
  },
})

/** The checks of a deposit and of a loan that is paid off from the price. */
export const closingRules: readonly Rule[] = [
  {
    field: 'deposit_amount',
    also: ['sale_amount'],
    level: 'error',
    message: 'The deposit must be more than zero and less than the price.',
    isViolated: (answers) => {
      const deposit = centsOf(answers, 'deposit_amount')
      return hasText(answers, 'deposit_amount') && (!deposit || (restOf(answers) ?? 1) <= 0)
    },
  },
  {
    field: 'deposit_date',
    also: ['payment_date'],
    level: 'error',
    message: 'The deposit cannot be paid after the rest of the price.',
    isViolated: (answers) => {
      const [deposit, rest] = [dateOf(answers, 'deposit_date'), dateOf(answers, 'payment_date')]
      return deposit !== undefined && rest !== undefined && deposit > rest
    },
  },
  {
    field: 'payoff_amount',
    level: 'error',
    message: 'Please enter a payoff amount greater than zero, or leave it blank.',
    isViolated: (answers) =>
      hasText(answers, 'payoff_amount') && !centsOf(answers, 'payoff_amount'),
  },
  {
    field: 'payoff_amount',
    also: ['sale_amount', 'deposit_amount'],
    level: 'warning',
    message:
      'The payoff is more than what is left of the price. The seller must add the difference at closing.',
    isViolated: (answers) => {
      const rest = restOf(answers) ?? centsOf(answers, 'sale_amount')
      const payoff = centsOf(answers, 'payoff_amount')
      return payoff !== undefined && rest !== undefined && payoff > rest
    },
  },
  {
    field: 'payoff_good_through',
    also: ['payment_date'],
    level: 'warning',
    message:
      'The payoff amount expires before the price is paid. Ask the lender for a new statement.',
    isViolated: (answers) => {
      const [good, paid] = [dateOf(answers, 'payoff_good_through'), dateOf(answers, 'payment_date')]
      return good !== undefined && paid !== undefined && good < paid
    },
  },
  {
    field: 'delivery_date',
    also: ['date'],
    level: 'error',
    message: 'The delivery cannot be before the date of the bill of sale.',
    isViolated: (answers) => {
      const [sale, delivery] = [dateOf(answers, 'date'), dateOf(answers, 'delivery_date')]
      return sale !== undefined && delivery !== undefined && delivery < sale
    },
  },
  {
    field: 'vet_exam_days',
    level: 'error',
    message: 'Please enter whole days from 2 to 30, or leave this blank.',
    isViolated: (answers) =>
      hasText(answers, 'vet_exam_days') &&
      !/^([2-9]|[12]\d|30)$/.test(textOf(answers, 'vet_exam_days')),
  },
]
