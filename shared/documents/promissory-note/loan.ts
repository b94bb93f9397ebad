import { centsOf, dateOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays, addMonths } from '../toolbox/dates.ts'
import { limitsOf } from './limits.ts'

/** A loan: `principal` in cents, `given` an ISO date. */
export type Loan = {
  principal: number
  /** The yearly rate: 5 percent is 1/20. */
  rate: Rational
  given: string
  /** The number of times in a year that interest is calculated. */
  calculated: 1 | 12
  /** Interest never bears interest, because the state forbids it. */
  simple?: true
}

export type Installments = {
  payment: number
  frequency: Frequency
  start: string
  /** The day on which everything left falls due, when one was chosen. */
  due?: string
  principalFirst: boolean
  /** Another payment, after so many of the first ones. */
  step?: { after: number; payment: number }
  /** Only interest is paid until the due date; `payment` is the interest of a usual period. */
  interestOnly?: true
}

/** The yearly rate of the answers, to three decimals of a percent; undefined outside 0 to 100. */
export const rateOf = (answers: Answers): Rational | undefined => {
  const [, whole, decimals = ''] =
    /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(textOf(answers, 'interestRate')) ?? []
  if (whole === undefined) return undefined
  const thousandths = Number(`${whole}${decimals.padEnd(3, '0')}`)
  return thousandths <= 100_000 ? rational(thousandths, 100_000) : undefined
}

/** Whether the state forbids that interest of this loan bears interest. */
export const bearsSimpleInterest = (answers: Answers): boolean => {
  const rule = limitsOf(textOf(answers, 'state'))?.simpleInterest
  if (!rule) return false
  const amount = (centsOf(answers, 'loanAmount') ?? 0) / 100
  const isPersonal = textOf(answers, 'loanPurpose') !== 'business'
  return (rule.purpose === undefined || isPersonal) && amount <= (rule.upTo ?? amount)
}

/** The loan of the answers; undefined while an answer it needs is missing or wrong. */
export const loanOf = (answers: Answers): Loan | undefined => {
  const [principal, rate] = [centsOf(answers, 'loanAmount'), rateOf(answers)]
  const given = dateOf(answers, 'dateLoanGiven')
  if (!principal || !rate || !given) return undefined
  const calculated = textOf(answers, 'interestCalculation') === 'annually' ? 1 : 12
  const simple = bearsSimpleInterest(answers)
  return { principal, rate, given, calculated, ...(simple ? { simple } : {}) }
}

/** The payments of interest until the final due date; undefined while an answer is missing. */
const interestPaymentsOf = (answers: Answers): Installments | undefined => {
  const [loan, frequency] = [loanOf(answers), textOf(answers, 'paymentFrequency')]
  const [start, due] = [dateOf(answers, 'startDate'), dateOf(answers, 'dueDate')]
  if (!loan || !start || !due || !isFrequency(frequency)) return undefined
  const plan = {
    payment: 0,
    frequency,
    start,
    due,
    principalFirst: false,
    interestOnly: true,
  } as const
  const payment = shareOf(loan.principal, periodRate(loan, plan))
  return payment === 0 ? undefined : { ...plan, payment }
}

/** The later payment of a plan with two amounts; undefined while an answer is missing or wrong. */
const stepOf = (answers: Answers): Installments['step'] => {
  const [payment, after] = [centsOf(answers, 'stepPayment'), textOf(answers, 'stepAfter')]
  return payment && /^[1-9]\d{0,2}$/.test(after) ? { after: Number(after), payment } : undefined
}

/** The regular payment with an index, counted from 0. */
export const paymentAt = ({ payment, step }: Installments, index: number): number =>
  step && index >= step.after ? step.payment : payment

/** The installments of the answers; undefined for one payment or while an answer is missing. */
export const installmentsOf = (answers: Answers): Installments | undefined => {
  const frequency = textOf(answers, 'paymentFrequency')
  const payment = centsOf(answers, 'paymentAmount')
  const [start, due] = [dateOf(answers, 'startDate'), dateOf(answers, 'dueDate')]
  const type = textOf(answers, 'paymentType')
  if (type === 'interest_only') return interestPaymentsOf(answers)
  if (type !== 'installments') return undefined
  if (!payment || !start || !isFrequency(frequency)) return undefined
  const principalFirst = textOf(answers, 'paymentOrder') === 'principal_first'
  const step = stepOf(answers)
  return {
    payment,
    frequency,
    start,
    principalFirst,
    ...(due ? { due } : {}),
    ...(step ? { step } : {}),
  }
}

/** The rate of a number of days, by a year of 365 days. */
export const rateForDays = ({ rate }: Loan, days: number): Rational => ({
  num: rate.num * BigInt(days),
  den: rate.den * 365n,
})

/** The rate of one of `parts` equal parts of a year. */
export const rateOfPart = ({ rate }: Loan, parts: number): Rational => ({
  num: rate.num,
  den: rate.den * BigInt(parts),
})

/** Whether interest is calculated more often than it is paid, so that it bears interest itself. */
export const compoundsBetweenPayments = (loan: Loan, plan: Installments): boolean =>
  !loan.simple && !plan.principalFirst && PER_YEAR[plan.frequency] < loan.calculated

/** The rate of one payment period. */
export const periodRate = (loan: Loan, plan: Installments): Rational => {
  const perYear = PER_YEAR[plan.frequency]
  return compoundsBetweenPayments(loan, plan)
    ? compoundRate(rateOfPart(loan, loan.calculated), loan.calculated / perYear)
    : rateOfPart(loan, perYear)
}

/** The effective yearly rate, with interest on interest where there is any. */
export const effectiveRate = (loan: Loan, plan?: Installments): Rational =>
  loan.simple || (plan && !compoundsBetweenPayments(loan, plan))
    ? loan.rate
    : compoundRate(rateOfPart(loan, loan.calculated), loan.calculated)

/** An exact quotient; `den` is above zero. */
export type Rational = { num: bigint; den: bigint }

export const rational = (num: number | bigint, den: number | bigint = 1): Rational => ({
  num: BigInt(num),
  den: BigInt(den),
})

/** (1 + rate)^times - 1, exactly; `times` is a whole number. */
export const compoundRate = ({ num, den }: Rational, times: number): Rational => {
  const power = den ** BigInt(times)
  return { num: (num + den) ** BigInt(times) - power, den: power }
}

export const isGreater = (one: Rational, other: Rational): boolean =>
  one.num * other.den > other.num * one.den

/** A share of an amount in whole cents, half a cent rounded up. */
export const shareOf = (cents: number, { num, den }: Rational): number =>
  Number((2n * BigInt(cents) * num + den) / (2n * den))

/** The quotient with a fixed number of decimals, half rounded up, without zeros at the end. */
export const asDecimal = ({ num, den }: Rational, decimals: number): string => {
  const scale = 10n ** BigInt(decimals)
  const digits = String((2n * num * scale + den) / (2n * den)).padStart(decimals + 1, '0')
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return text.replace(/\.?0+$/, '')
}

/** How often a payment falls due: the answer `paymentFrequency`. */
export type Frequency = 'week' | 'month' | 'quarter' | 'year'

/** Payments in a year. */
const PER_YEAR: Readonly<Record<Frequency, number>> = {
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
}

const isFrequency = (text: string): text is Frequency => Object.hasOwn(PER_YEAR, text)

/** The ISO date some whole periods later, always counted from the first day. */
export const addPeriods = (date: string, frequency: Frequency, periods: number): string =>
  frequency === 'week'
    ? addDays(date, 7 * periods)
    : addMonths(date, (12 / PER_YEAR[frequency]) * periods)
