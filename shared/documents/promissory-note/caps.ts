import { centsOf, dateOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { daysBetween } from '../toolbox/dates.ts'
import { stateInSentence } from '../toolbox/states.ts'
import { limitsOf } from './limits.ts'
import {
  effectiveRate,
  installmentsOf,
  isGreater,
  type Loan,
  loanOf,
  type Rational,
  rational,
} from './loan.ts'
import { finishedPlanOf, lumpSumRows, totalInterest } from './schedule.ts'
import type { Limit } from './state-limit.ts'

/** Interest over principal and years, less the half cent by which each rounding may exceed it. */
const simpleEquivalent = (loan: Loan, due: string): Rational => {
  const rows = lumpSumRows(loan, due)
  const interest = totalInterest({ loan, rows })
  return rational(
    (2 * interest - rows.length) * 365,
    2 * loan.principal * daysBetween(loan.given, due),
  )
}

/** The rates that are compared with a state's limit: effective, and for one payment also simple. */
const ratesOf = (answers: Answers): Rational[] => {
  const loan = loanOf(answers)
  if (!loan) return []
  if (textOf(answers, 'paymentType') !== 'lumpsum') {
    const plan = installmentsOf(answers)
    return [plan ? effectiveRate(loan, plan) : loan.rate]
  }
  const due = dateOf(answers, 'dueDate')
  const simple = due !== undefined && due > loan.given ? [simpleEquivalent(loan, due)] : []
  return [effectiveRate(loan), ...simple]
}

/**
 * A late fee on every payment as a yearly rate, spread over the days on which each part of the
 * principal is owed.
 */
const lateFeeRate = (answers: Answers): Rational => {
  const [fee, plan] = [centsOf(answers, 'lateFee') ?? 0, finishedPlanOf(answers)]
  if (fee === 0 || !plan) return rational(0)
  const owedDays = plan.rows.reduce(
    ({ total, from, balance }, row) => ({
      total: total + balance * daysBetween(from, row.due),
      from: row.due,
      balance: plan.installments ? row.balance : balance,
    }),
    { total: 0, from: plan.loan.given, balance: plan.loan.principal },
  ).total
  const fees = plan.installments ? plan.rows.length * fee : fee
  return rational(fees * 365, owedDays)
}

const sumOf = (one: Rational, other: Rational): Rational => ({
  num: one.num * other.den + other.num * one.den,
  den: one.den * other.den,
})

const ratesToTest = (answers: Answers, withFees: boolean): Rational[] => {
  const rates = ratesOf(answers)
  const fees = withFees ? lateFeeRate(answers) : rational(0)
  return rates.map((rate) => sumOf(rate, fees))
}

const dollars = (answers: Answers): number => (centsOf(answers, 'loanAmount') ?? 0) / 100

const covers = (limit: Limit, answers: Answers): boolean => {
  const purpose = textOf(answers, 'loanPurpose') === 'business' ? 'business' : 'personal'
  const borrower = textOf(answers, 'borrowerType') === 'business' ? 'company' : 'person'
  const amount = dollars(answers)
  return (
    (limit.purpose ?? purpose) === purpose &&
    (limit.borrower ?? borrower) === borrower &&
    amount <= (limit.upTo ?? amount) &&
    amount > (limit.over ?? -1) &&
    (limit.below === undefined || amount < limit.below) &&
    (!limit.secured || textOf(answers, 'securityType') === 'secured')
  )
}

/** The limit of federal law for loans to members of the military: 10 U.S.C. § 987. */
const MILITARY: Limit = {
  percent: 36,
  level: 'warning',
  message: 'A borrower in the military may not be charged more than 36 percent a year.',
}

/** The limit that the loan exceeds, in the order of the state's own; undefined when there is none. */
const exceededLimit = (answers: Answers, level: 'error' | 'warning'): Limit | undefined => {
  const state = limitsOf(textOf(answers, 'state'))
  if (!state) return undefined
  const rates = ratesToTest(answers, state.feesCount === true)
  return [...state.limits, MILITARY].find(
    (limit) =>
      (limit.level ?? 'error') === level &&
      covers(limit, answers) &&
      rates.some((rate) => isGreater(rate, rational(limit.percent, 100))),
  )
}

const messageOf = (limit: Limit, answers: Answers): string => {
  const name = textOf(answers, 'state')
  const state = stateInSentence(name)
  const above = limitsOf(name)?.above
  return (
    limit.message ??
    `${state.charAt(0).toUpperCase()}${state.slice(1)} limits this loan to ${limit.percent} percent a year. ${above ? `${above} ` : ''}Please lower the rate.`
  )
}

const FEES_COUNT =
  'Late fees can count as interest here, and with this fee the loan goes above the limit. Please lower the fee or the rate.'

/** What to say about the limit that the loan exceeds; undefined when it keeps every limit. */
export const exceededCap = (answers: Answers, level: 'error' | 'warning'): string | undefined => {
  const limit = exceededLimit(answers, level)
  if (!limit) return undefined
  const withoutFee = exceededLimit({ ...answers, lateFee: 0 }, level)
  return withoutFee ? messageOf(withoutFee, answers) : FEES_COUNT
}
