import { daysBetween } from '../calendar.ts'
import { numberInWords } from '../number-words.ts'
import { stateInSentence } from '../states.ts'
import type { Answers } from '../template.ts'
import { hasJointOwners, isCompanyName } from '../text.ts'
import {
  centsOf,
  compoundsBetweenPayments,
  dateOf,
  effectiveRate,
  installmentsOf,
  loanOf,
  rateOf,
  textOf,
} from './loan.ts'
import { addPeriods, type Frequency } from './periods.ts'
import { asDecimal } from './rational.ts'
import { finishedPlanOf, hasBalloon, lastPayment, totalInterest, totalPaid } from './schedule.ts'
import { growthTable, isShortened, paymentTable, principalFirstTable } from './schedule-table.ts'

/** Cents as the answers write money: "1419.68". */
const asAmount = (cents: number | undefined): string | undefined =>
  cents === undefined
    ? undefined
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

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

/** Above this many characters the collateral has a schedule of its own. */
const LONG_DESCRIPTION = 300

const isLong = (answers: Answers): boolean =>
  textOf(answers, 'collateral').length > LONG_DESCRIPTION

const isJoint = (answers: Answers): boolean =>
  textOf(answers, 'borrowerType') !== 'business' && hasJointOwners(textOf(answers, 'borrowerName'))

/** The two names of joint borrowers; empty when one of them lacks a family name. */
const borrowersOf = (answers: Answers): readonly string[] => {
  const names = textOf(answers, 'borrowerName').split(/\s+(?:and|&)\s+/i)
  return isJoint(answers) && names.length === 2 && names.every((name) => name.includes(' '))
    ? names
    : []
}

/** Days of the first period, when it is longer or shorter than the others. */
const oddDays = (answers: Answers): number | undefined => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || !plan || plan.start <= loan.given) return undefined
  const isRegular = plan.start === addPeriods(loan.given, plan.frequency, 1)
  return isRegular ? undefined : daysBetween(loan.given, plan.start)
}

/** Whether interest can ever bear interest. */
const compounds = (answers: Answers): boolean => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || loan.rate.num === 0n) return false
  if (textOf(answers, 'paymentType') === 'lumpsum') return true
  return plan !== undefined && compoundsBetweenPayments(loan, plan)
}

const SHARES: Readonly<Record<Frequency, string | undefined>> = {
  week: 'A week counts as one fifty-second',
  month: 'A month counts as one twelfth',
  quarter: 'Three months count as one quarter',
  year: undefined,
}

/** What part of a year the periods are for which interest is calculated; nothing for whole years. */
const periodShare = (answers: Answers): string | undefined => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  if (!loan || (!plan && textOf(answers, 'paymentType') !== 'lumpsum')) return undefined
  if (plan && !compoundsBetweenPayments(loan, plan)) return SHARES[plan.frequency]
  return loan.calculated === 12 ? SHARES.month : undefined
}

/** Documentary stamp tax of Florida in cents: Fla. Stat. § 201.08, capped for notes. */
const floridaTax = (answers: Answers): number | undefined => {
  const cents = centsOf(answers, 'loanAmount')
  return cents === undefined ? undefined : Math.min(245_000, Math.ceil(cents / 10_000) * 35)
}

const ROWS_OF_A_PAGE = 30

const blankRows = (columns: number): string[][] =>
  Array.from({ length: 24 }, (_, index) => [
    String(index + 1),
    ...Array.from({ length: columns - 1 }, () => ''),
  ])

const people = (answers: Answers) => ({
  get governing_state() {
    return stateInSentence(textOf(answers, 'state')) || undefined
  },
  get joint_borrowers() {
    return isJoint(answers)
  },
  get first_borrower() {
    return borrowersOf(answers)[0]
  },
  get second_borrower() {
    return borrowersOf(answers)[1]
  },
  get business_block() {
    return `Borrower: ${textOf(answers, 'borrowerName') || '(company name)'}`
  },
  get second_block() {
    return isJoint(answers) ? 'Borrower' : 'Second borrower (if any)'
  },
  get lender_is_company() {
    return isCompanyName(textOf(answers, 'lenderName'))
  },
  get lender_block() {
    const name = textOf(answers, 'lenderName')
    return isCompanyName(name) ? `Lender: ${name}` : 'Lender'
  },
  get county_name() {
    return textOf(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
  get lent_before() {
    const [given, signed] = [dateOf(answers, 'dateLoanGiven'), dateOf(answers, 'date')]
    return given !== undefined && signed !== undefined && given < signed
  },
  get long_collateral() {
    return isLong(answers)
  },
  get florida_tax() {
    return asAmount(floridaTax(answers))
  },
})

const interest = (answers: Answers) => ({
  get interest_free() {
    return rateOf(answers)?.num === 0n
  },
  get rate_compounds() {
    return compounds(answers)
  },
  /** Payments come at least as often as interest is calculated, or to principal first. */
  get interest_with_payments() {
    return finishedPlanOf(answers)?.installments !== undefined && !compounds(answers)
  },
  get period_share() {
    return periodShare(answers)
  },
  get effective_rate() {
    const loan = loanOf(answers)
    return loan && asDecimal({ ...effectiveRate(loan), num: effectiveRate(loan).num * 100n }, 4)
  },
  get odd_first_days() {
    return oddDays(answers)
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
  get last_date() {
    return finishedPlanOf(answers)?.rows.at(-1)?.due
  },
  get last_is_equal() {
    const plan = finishedPlanOf(answers)
    return plan?.installments !== undefined && lastPayment(plan) === plan.installments.payment
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
  /** A schedule that fits a page gets one of its own, unless a notary's certificate shares it. */
  get schedule_on_new_page() {
    const plan = finishedPlanOf(answers)
    return answers.notaryRequired !== true && (plan?.rows.length ?? 0) <= ROWS_OF_A_PAGE
  },
  get payment_rows() {
    const plan = finishedPlanOf(answers)
    return plan?.installments && paymentTable(plan)
  },
  get principal_first_rows() {
    const plan = finishedPlanOf(answers)
    return plan?.installments && principalFirstTable(plan)
  },
  get growth_rows() {
    const plan = finishedPlanOf(answers)
    return plan && !plan.installments ? growthTable(plan) : undefined
  },
  get blank_rows() {
    return blankRows(6)
  },
})

const trouble = (answers: Answers) => ({
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
  get early_fee_percent() {
    const fee = textOf(answers, 'prepaymentAmount')
    return fee.endsWith('%') ? fee : undefined
  },
  get early_fee_dollars() {
    const fee = centsOf(answers, 'prepaymentAmount')
    return asAmount(fee)
  },
})

/** What the text needs beyond the answers. Amounts as "1419.68", dates ISO; unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign(
      {},
      ...[people, interest, payments, trouble].map((group) =>
        Object.getOwnPropertyDescriptors(group(answers)),
      ),
    ),
  )
