import { daysBetween } from '../calendar.ts'
import type { StateName } from '../states.ts'
import type { Answers } from '../template.ts'
import {
  centsOf,
  dateOf,
  effectiveRate,
  installmentsOf,
  type Loan,
  loanOf,
  textOf,
} from './loan.ts'
import { isGreater, type Rational, rational } from './rational.ts'
import { lumpSumRows, totalInterest } from './schedule.ts'

/** Interest over principal and years, less the half cent by which each rounding may exceed it. */
const simpleEquivalent = (loan: Loan, due: string): Rational => {
  const rows = lumpSumRows(loan, due)
  const interest = totalInterest({ loan, rows })
  return rational(
    (2 * interest - rows.length) * 365,
    2 * loan.principal * daysBetween(loan.given, due),
  )
}

/** The rates that are held against a state's limit: effective, and for one payment also simple. */
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

const exceeds = (answers: Answers, percent: number): boolean =>
  ratesOf(answers).some((rate) => isGreater(rate, rational(percent, 100)))

const dollars = (answers: Answers): number => (centsOf(answers, 'loanAmount') ?? 0) / 100
const isPersonal = (answers: Answers): boolean => textOf(answers, 'loanPurpose') !== 'business'
const isPerson = (answers: Answers): boolean => textOf(answers, 'borrowerType') !== 'business'

/** A limit in percent, the loans it is for, and what is said when a loan exceeds it. */
export type Cap = {
  level: 'error' | 'warning'
  percent: number
  covers: (answers: Answers) => boolean
  message: string
}

const every = () => true
const NEW_YORK = 'New York makes loans above its interest limit void. Please lower the rate.'
const FLORIDA = 'Florida limits interest on this loan. Please lower the rate.'
const CALIFORNIA = 'California limits private lenders to 10 percent on personal loans.'

const isSmallNewYorkLoan = (answers: Answers): boolean =>
  isPerson(answers) && dollars(answers) < 250_000

/** Sources: the state notes beside this file. */
const CAPS: Partial<Record<StateName, readonly Cap[]>> = {
  Connecticut: [
    {
      level: 'error',
      percent: 12,
      covers: (answers) => isPersonal(answers) || dollars(answers) <= 10_000,
      message: 'Connecticut limits most private loans to 12 percent a year. Please lower the rate.',
    },
    {
      level: 'warning',
      percent: 12,
      covers: (answers) => !isPersonal(answers) && dollars(answers) > 10_000,
      message:
        'Business loans over $10,000 may carry more in Connecticut within limits. Ask a lawyer before charging over 12 percent.',
    },
  ],
  'New York': [
    { level: 'error', percent: 16, covers: isSmallNewYorkLoan, message: NEW_YORK },
    {
      level: 'error',
      percent: 25,
      covers: (answers) => !isSmallNewYorkLoan(answers) && dollars(answers) < 2_500_000,
      message: NEW_YORK,
    },
  ],
  California: [
    { level: 'error', percent: 10, covers: isPersonal, message: CALIFORNIA },
    {
      level: 'warning',
      percent: 10,
      covers: (answers) => !isPersonal(answers),
      message: CALIFORNIA,
    },
  ],
  Texas: [
    {
      level: 'error',
      percent: 18,
      covers: every,
      message: 'Texas rates above 18 percent need a published ceiling. Please lower the rate.',
    },
  ],
  Florida: [
    {
      level: 'error',
      percent: 18,
      covers: (answers) => dollars(answers) <= 500_000,
      message: FLORIDA,
    },
    {
      level: 'error',
      percent: 25,
      covers: (answers) => dollars(answers) > 500_000,
      message: FLORIDA,
    },
  ],
  Massachusetts: [
    {
      level: 'error',
      percent: 20,
      covers: every,
      message:
        'Massachusetts makes charging over 20 percent a crime unless the Attorney General is notified.',
    },
  ],
  Delaware: [
    {
      level: 'warning',
      percent: 8,
      covers: (answers) => dollars(answers) <= 100_000,
      message:
        'Delaware caps rates at 5 points above the Federal Reserve discount rate on the loan date. Please check it.',
    },
  ],
  Nevada: [],
}

const OTHER_STATES: readonly Cap[] = [
  {
    level: 'warning',
    percent: 10,
    covers: every,
    message: "Please check your state's interest limit.",
  },
]

const capsOf = (state: string): readonly Cap[] =>
  Object.entries(CAPS).find(([name]) => name === state)?.[1] ?? (state ? OTHER_STATES : [])

/** The limit of the chosen state that the loan exceeds; undefined when there is none. */
export const exceededCap = (answers: Answers, level: Cap['level']): Cap | undefined =>
  capsOf(textOf(answers, 'state')).find(
    (cap) => cap.level === level && cap.covers(answers) && exceeds(answers, cap.percent),
  )
