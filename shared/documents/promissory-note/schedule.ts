import { dateOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addMonths, daysBetween } from '../toolbox/dates.ts'
import {
  addPeriods,
  type Installments,
  installmentsOf,
  type Loan,
  loanOf,
  paymentAt,
  periodRate,
  rateForDays,
  rateOfPart,
  shareOf,
} from './loan.ts'

/** One payment, or for a lump sum one calculation of interest. Amounts in cents, dates ISO. */
export type Row = {
  due: string
  payment: number
  /** Paid by this payment; for a lump sum, added to the balance. */
  interest: number
  principal: number
  /** Principal still owed; for a lump sum with the interest added so far. */
  balance: number
  /** Deferred interest, if payments are applied to principal first. */
  unpaid: number
}

export const MAX_PAYMENTS = 600
/** The largest remainder, in cents, that is collected with the payment before it. */
const MIN_LAST_PAYMENT = 100

/** Interest of the first period: a whole period's, or by the day when it is longer or shorter. */
export const firstInterest = (loan: Loan, plan: Installments): number =>
  plan.start === addPeriods(loan.given, plan.frequency, 1)
    ? shareOf(loan.principal, periodRate(loan, plan))
    : shareOf(loan.principal, rateForDays(loan, daysBetween(loan.given, plan.start)))

/** The most interest that any payment must cover, in cents. */
export const greatestInterest = (loan: Loan, plan: Installments): number =>
  Math.max(firstInterest(loan, plan), shareOf(loan.principal, periodRate(loan, plan)))

const interestFor = (loan: Loan, plan: Installments, index: number, balance: number): number => {
  if (index === 0) return firstInterest(loan, plan)
  const nominal = addPeriods(plan.start, plan.frequency, index)
  if (plan.due === undefined || nominal <= plan.due) return shareOf(balance, periodRate(loan, plan))
  const last = addPeriods(plan.start, plan.frequency, index - 1)
  return shareOf(balance, rateForDays(loan, daysBetween(last, plan.due)))
}

const payRow = (loan: Loan, plan: Installments, index: number, last: Row): Row => {
  const nominal = addPeriods(plan.start, plan.frequency, index)
  const isFinal = plan.due !== undefined && nominal >= plan.due
  const interestOwed = last.unpaid + interestFor(loan, plan, index, last.balance)
  const owed = last.balance + interestOwed
  const usual = paymentAt(plan, index)
  const regular = plan.interestOnly ? interestOwed : usual
  const isLast = isFinal || (!plan.interestOnly && owed - usual <= MIN_LAST_PAYMENT)
  const payment = isLast ? owed : regular
  const principal = plan.principalFirst
    ? Math.min(payment, last.balance)
    : Math.max(0, payment - interestOwed)
  const interest = payment - principal
  return {
    due: isFinal && plan.due !== undefined ? plan.due : nominal,
    payment,
    interest,
    principal,
    balance: last.balance - principal,
    unpaid: interestOwed - interest,
  }
}

/** Every payment until nothing is owed; at most one more than may be agreed. */
export const installmentRows = (loan: Loan, plan: Installments): Row[] => {
  const rows: Row[] = []
  const opening = { payment: 0, interest: 0, principal: 0, balance: loan.principal, unpaid: 0 }
  for (let last: Row = { ...opening, due: loan.given }; rows.length <= MAX_PAYMENTS; ) {
    last = payRow(loan, plan, rows.length, last)
    rows.push(last)
    if (last.balance + last.unpaid === 0) break
  }
  return rows
}

/**
 * Interest added at the end of each whole year or month, and for the days left; simple interest is
 * always a share of the principal alone.
 */
export const lumpSumRows = (loan: Loan, due: string): Row[] => {
  const rows: Row[] = []
  const balance = () => rows.at(-1)?.balance ?? loan.principal
  const interestBase = () => (loan.simple ? loan.principal : balance())
  const add = (on: string, interest: number) =>
    rows.push({
      due: on,
      payment: 0,
      interest,
      principal: 0,
      balance: balance() + interest,
      unpaid: 0,
    })
  const end = (index: number) => addMonths(loan.given, (12 / loan.calculated) * index)
  for (let index = 1; end(index) <= due && index <= MAX_PAYMENTS + 1; index++) {
    add(end(index), shareOf(interestBase(), rateOfPart(loan, loan.calculated)))
  }
  const days = daysBetween(end(rows.length), due)
  if (days > 0) add(due, shareOf(interestBase(), rateForDays(loan, days)))
  return rows
}

/** The loan with its schedule; `rows` ends with the last payment, or holds more than may be agreed. */
export type Plan = { loan: Loan; rows: readonly Row[]; installments?: Installments }

/**
 * The plan of the answers; undefined while an answer is missing, or when the loan would never be
 * repaid.
 */
export const planOf = (answers: Answers): Plan | undefined => {
  const loan = loanOf(answers)
  if (!loan) return undefined
  if (textOf(answers, 'paymentType') === 'lumpsum') {
    const due = dateOf(answers, 'dueDate')
    return due !== undefined && due > loan.given
      ? { loan, rows: lumpSumRows(loan, due) }
      : undefined
  }
  const installments = installmentsOf(answers)
  if (!installments || installments.start <= loan.given) return undefined
  if (installments.due !== undefined && installments.due < installments.start) return undefined
  const { principalFirst, interestOnly } = installments
  const needed = principalFirst || interestOnly ? 0 : greatestInterest(loan, installments)
  if (installments.payment < needed) return undefined
  return { loan, installments, rows: installmentRows(loan, installments) }
}

/** The plan of the answers if its payments end, so that it can be agreed and printed. */
export const finishedPlanOf = (answers: Answers): Plan | undefined => {
  const plan = planOf(answers)
  return plan && plan.rows.length <= MAX_PAYMENTS ? plan : undefined
}

export const totalInterest = ({ rows }: Plan): number =>
  rows.reduce((sum, { interest }) => sum + interest, 0)

export const totalPaid = (plan: Plan): number => plan.loan.principal + totalInterest(plan)

/** The last payment in cents; for a lump sum the only one. */
export const lastPayment = ({ rows, installments }: Plan): number => {
  const last = rows.at(-1)
  return (installments ? last?.payment : last?.balance) ?? 0
}

/** The payment that would be the last, if it were a usual one. */
export const lastUsual = (installments: Installments, { rows }: Plan): number =>
  paymentAt(installments, rows.length - 1)

/** Whether a final date cuts the payments off with more than the usual payment left. */
export const hasBalloon = (plan: Plan): boolean =>
  plan.installments?.due !== undefined &&
  plan.rows.at(-1)?.due === plan.installments.due &&
  lastPayment(plan) > lastUsual(plan.installments, plan) + MIN_LAST_PAYMENT
