import { readDate } from '../calendar.ts'
import { parseMoney } from '../money.ts'
import type { Answers } from '../template.ts'
import { type Frequency, isFrequency, PER_YEAR } from './periods.ts'
import { compounded, type Rational, rational } from './rational.ts'

/** Amounts in cents, dates ISO. */
export type Loan = {
  principal: number
  /** The yearly rate: 5 percent is 1/20. */
  rate: Rational
  given: string
  /** How often in a year interest is calculated. */
  calculated: 1 | 12
}

export type Installments = {
  payment: number
  frequency: Frequency
  start: string
  /** The day on which everything left falls due, when one was chosen. */
  due?: string
  principalFirst: boolean
}

export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

export const centsOf = (answers: Answers, key: string): number | undefined =>
  parseMoney(textOf(answers, key))

export const dateOf = (answers: Answers, key: string): string | undefined =>
  readDate(textOf(answers, key))

/** The yearly rate of the answers, to three decimals of a percent; undefined outside 0 to 100. */
export const rateOf = (answers: Answers): Rational | undefined => {
  const [, whole, decimals = ''] =
    /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(textOf(answers, 'interestRate')) ?? []
  if (whole === undefined) return undefined
  const thousandths = Number(`${whole}${decimals.padEnd(3, '0')}`)
  return thousandths <= 100_000 ? rational(thousandths, 100_000) : undefined
}

/** What was lent; undefined while an answer it needs is missing or wrong. */
export const loanOf = (answers: Answers): Loan | undefined => {
  const [principal, rate] = [centsOf(answers, 'loanAmount'), rateOf(answers)]
  const given = dateOf(answers, 'dateLoanGiven')
  if (!principal || !rate || !given) return undefined
  const calculated = textOf(answers, 'interestCalculation') === 'annually' ? 1 : 12
  return { principal, rate, given, calculated }
}

/** How it is repaid in installments; undefined for one payment or while an answer is missing. */
export const installmentsOf = (answers: Answers): Installments | undefined => {
  const frequency = textOf(answers, 'paymentFrequency')
  const payment = centsOf(answers, 'paymentAmount')
  const [start, due] = [dateOf(answers, 'startDate'), dateOf(answers, 'dueDate')]
  if (textOf(answers, 'paymentType') !== 'installments') return undefined
  if (!payment || !start || !isFrequency(frequency)) return undefined
  const principalFirst = textOf(answers, 'paymentOrder') === 'principal_first'
  return { payment, frequency, start, principalFirst, ...(due ? { due } : {}) }
}

/** Days of 365 in a year, of the yearly rate. */
export const rateForDays = ({ rate }: Loan, days: number): Rational => ({
  num: rate.num * BigInt(days),
  den: rate.den * 365n,
})

/** The rate of one of so many equal parts of a year. */
export const rateOfPart = ({ rate }: Loan, parts: number): Rational => ({
  num: rate.num,
  den: rate.den * BigInt(parts),
})

/** Whether interest is calculated more often than it is paid, so that it bears interest itself. */
export const compoundsBetweenPayments = (loan: Loan, plan: Installments): boolean =>
  !plan.principalFirst && PER_YEAR[plan.frequency] < loan.calculated

/** The rate of one payment period. */
export const periodRate = (loan: Loan, plan: Installments): Rational => {
  const perYear = PER_YEAR[plan.frequency]
  return compoundsBetweenPayments(loan, plan)
    ? compounded(rateOfPart(loan, loan.calculated), loan.calculated / perYear)
    : rateOfPart(loan, perYear)
}

/** What the rate comes to in a year: interest on interest included where there is any. */
export const effectiveRate = (loan: Loan, plan?: Installments): Rational =>
  plan && !compoundsBetweenPayments(loan, plan)
    ? loan.rate
    : compounded(rateOfPart(loan, loan.calculated), loan.calculated)
