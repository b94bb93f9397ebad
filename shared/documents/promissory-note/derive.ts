import { centsOf, mergeGetters, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { daysBetween } from '../toolbox/dates.ts'
import { asAmount } from '../toolbox/money.ts'
import { numberInWords } from '../toolbox/number-words.ts'
import { collateralKinds } from './collateral.ts'
import { lawAndSecurity } from './law-and-security.ts'
import {
  addPeriods,
  asDecimal,
  bearsSimpleInterest,
  compoundsBetweenPayments,
  effectiveRate,
  type Frequency,
  installmentsOf,
  loanOf,
  rateOf,
} from './loan.ts'
import { parties } from './parties.ts'
import {
  finishedPlanOf,
  hasBalloon,
  lastPayment,
  lastUsual,
  totalInterest,
  totalPaid,
} from './schedule.ts'
import {
  growthTable,
  interestFreeTable,
  isShortened,
  paymentTable,
  principalFirstTable,
} from './schedule-table.ts'

const PERIODS: Readonly<Record<string, string>> = {
  week: 'week',
  month: 'month',
  quarter: 'three months',
  year: 'year',
}

const words = (whole: number): string => numberInWords(whole).toLowerCase()

const count = (answers: Answers, key: string): number => {
  const text = textOf(answers, key)
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

const IN_A_YEAR: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4 }

/** Days of the first period, when it is longer or shorter than the others. */
const firstPeriodDays = (answers: Answers): number | undefined => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || !plan || plan.start <= loan.given) return undefined
  const isRegular = plan.start === addPeriods(loan.given, plan.frequency, 1)
  return isRegular ? undefined : daysBetween(loan.given, plan.start)
}

/** Whether interest can ever bear interest. */
const isCompounding = (answers: Answers): boolean => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || loan.rate.num === 0n) return false
  if (loan.simple) return false
  if (textOf(answers, 'paymentType') === 'lumpsum') return true
  return plan !== undefined && compoundsBetweenPayments(loan, plan)
}

const SHARES: Readonly<Record<Frequency, string | undefined>> = {
  week: 'A week counts as one fifty-second',
  month: 'A month counts as one twelfth',
  quarter: 'Three months count as one quarter',
  year: undefined,
}

/** The fraction of a year for which interest is calculated, in words; undefined for whole years. */
const periodShare = (answers: Answers): string | undefined => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || (!plan && textOf(answers, 'paymentType') !== 'lumpsum')) return undefined
  if (plan && !compoundsBetweenPayments(loan, plan)) return SHARES[plan.frequency]
  return loan.calculated === 12 ? SHARES.month : undefined
}

const ROWS_OF_A_PAGE = 30
/** The number of rows that share a page with the signatures. */
const FEW_ROWS = 8

const blankRows = (columns: number): string[][] =>
  Array.from({ length: 24 }, (_, index) => [
    String(index + 1),
    ...Array.from({ length: columns - 1 }, () => ''),
  ])

const interest = (answers: Answers) => ({
  get interest_free() {
    return rateOf(answers)?.num === 0n
  },
  get simple_interest() {
    return bearsSimpleInterest(answers)
  },
  get rate_compounds() {
    return isCompounding(answers)
  },
  /** Whether payments are at least as frequent as interest, or go to principal first. */
  get interest_with_payments() {
    return finishedPlanOf(answers)?.installments !== undefined && !isCompounding(answers)
  },
  get period_share() {
    return periodShare(answers)
  },
  get effective_rate() {
    const loan = loanOf(answers)
    return loan && asDecimal({ ...effectiveRate(loan), num: effectiveRate(loan).num * 100n }, 4)
  },
  get odd_first_days() {
    return firstPeriodDays(answers)
  },
})

const payments = (answers: Answers) => ({
  get is_computed() {
    return finishedPlanOf(answers) !== undefined
  },
  get payment_count() {
    return finishedPlanOf(answers)?.rows.length
  },
  get usual_count() {
    const plan = finishedPlanOf(answers)
    return plan && plan.rows.length - 1
  },
  get period() {
    return PERIODS[textOf(answers, 'paymentFrequency')]
  },
  get last_payment() {
    const plan = finishedPlanOf(answers)
    return asAmount(plan && lastPayment(plan))
  },
  /** The interest of a usual period, where only interest is paid until the end. */
  get interest_payment() {
    return asAmount(installmentsOf(answers)?.payment)
  },
  get first_payment() {
    return asAmount(finishedPlanOf(answers)?.rows[0]?.payment)
  },
  get first_is_usual() {
    const plan = finishedPlanOf(answers)
    return plan?.installments !== undefined && plan.rows[0]?.payment === plan.installments.payment
  },
  get last_date() {
    return finishedPlanOf(answers)?.rows.at(-1)?.due
  },
  get last_is_equal() {
    const plan = finishedPlanOf(answers)
    return (
      plan?.installments !== undefined && lastPayment(plan) === lastUsual(plan.installments, plan)
    )
  },
  /** The day of the first payment of the other amount; undefined without one. */
  get step_from() {
    const plan = finishedPlanOf(answers)?.installments
    return plan?.step && addPeriods(plan.start, plan.frequency, plan.step.after)
  },
  get has_balloon() {
    const plan = finishedPlanOf(answers)
    return plan !== undefined && hasBalloon(plan)
  },
  get total_interest() {
    const plan = finishedPlanOf(answers)
    return asAmount(plan && totalInterest(plan))
  },
  get total_paid() {
    const plan = finishedPlanOf(answers)
    return asAmount(plan && totalPaid(plan))
  },
  get is_shortened() {
    const plan = finishedPlanOf(answers)
    return plan !== undefined && isShortened(plan)
  },
  /** Whether the schedule starts a page: it is a table that fits on one, and no notary's certificate shares it. */
  get schedule_on_new_page() {
    const plan = finishedPlanOf(answers)
    const isSentence = rateOf(answers)?.num === 0n && answers.paymentType === 'lumpsum'
    const rows = isSentence ? 0 : (plan?.rows.length ?? 0)
    return answers.notaryRequired !== true && rows > FEW_ROWS && rows <= ROWS_OF_A_PAGE
  },
  get payment_rows() {
    const plan = finishedPlanOf(answers)
    return plan?.installments && paymentTable(plan)
  },
  get interest_free_rows() {
    const plan = finishedPlanOf(answers)
    return plan?.installments && interestFreeTable(plan)
  },
  get principal_first_rows() {
    const plan = finishedPlanOf(answers)
    return plan?.installments && principalFirstTable(plan)
  },
  get growth_rows() {
    const plan = finishedPlanOf(answers)
    return plan && growthTable(plan)
  },
  get blank_rows() {
    return blankRows(6)
  },
})

const defaultTerms = (answers: Answers) => ({
  get has_grace() {
    return count(answers, 'gracePeriod') > 0
  },
  get one_day_grace() {
    return count(answers, 'gracePeriod') === 1
  },
  get has_late_fee() {
    return (centsOf(answers, 'lateFee') ?? 0) > 0
  },
  get missed_in_words() {
    const missed = count(answers, 'missedPayments')
    return missed === 0 ? undefined : words(missed)
  },
  /** How many late payments in a year are a default too; undefined for one, and where a year has too few. */
  get late_in_a_year() {
    const missed = count(answers, 'missedPayments')
    const inAYear = IN_A_YEAR[textOf(answers, 'paymentFrequency')] ?? 0
    const late = textOf(answers, 'paymentFrequency') === 'week' ? missed * 3 : missed + 1
    return missed > 1 && late <= inAYear ? words(late) : undefined
  },
  get early_fee_percent() {
    const fee = textOf(answers, 'prepaymentAmount')
    return fee.endsWith('%') ? fee : undefined
  },
  get early_fee_dollars() {
    const fee = centsOf(answers, 'prepaymentAmount')
    return asAmount(fee)
  },
})

/**
 * The values that the text uses in addition to the answers. Amounts are "1419.68", dates ISO, unknown values
 * undefined.
 */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(
    parties(answers),
    lawAndSecurity(answers),
    interest(answers),
    payments(answers),
    defaultTerms(answers),
    collateralKinds(answers),
  )
