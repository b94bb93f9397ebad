import { formatDate } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import type { Plan, Row } from './schedule.ts'

/**
 * The number of rows above which the table shows the first and last payments and one line for each year
 * between.
 */
const ALL_SHOWN = 60
const FIRST_SHOWN = 12
const LAST_SHOWN = 3

type Line = { number: string; date: string } & Omit<Row, 'due'>

const amount = (cents: number): string => formatCents(cents).slice(1)

const lineOf = ({ due, ...row }: Row, index: number): Line => ({
  number: String(index + 1),
  date: formatDate(due),
  ...row,
})

const sum = (rows: readonly Row[], key: 'payment' | 'interest' | 'principal'): number =>
  rows.reduce((total, row) => total + row[key], 0)

/** The rows of a calendar year as one line, with the balance at its end. */
const yearLine = (year: string, rows: readonly Row[], from: number): Line => {
  const last = rows.at(-1)
  return {
    number: rows.length === 1 ? String(from) : `${from}-${from + rows.length - 1}`,
    date: `All of ${year}`,
    payment: sum(rows, 'payment'),
    interest: sum(rows, 'interest'),
    principal: sum(rows, 'principal'),
    balance: last?.balance ?? 0,
    unpaid: last?.unpaid ?? 0,
  }
}

const byYear = (rows: readonly Row[], before: number): Line[] => {
  const years = Map.groupBy(rows, ({ due }) => due.slice(0, 4))
  let from = before + 1
  return [...years].map(([year, inYear]) => {
    const line = yearLine(year, inYear, from)
    from += inYear.length
    return line
  })
}

/** The lines of a schedule, shortened when it is long. */
export const linesOf = (rows: readonly Row[]): Line[] => {
  if (rows.length <= ALL_SHOWN) return rows.map(lineOf)
  const end = rows.length - LAST_SHOWN
  return [
    ...rows.slice(0, FIRST_SHOWN).map(lineOf),
    ...byYear(rows.slice(FIRST_SHOWN, end), FIRST_SHOWN),
    ...rows.slice(end).map((row, index) => lineOf(row, end + index)),
  ]
}

export const isShortened = ({ rows }: Plan): boolean => rows.length > ALL_SHOWN

/** No., date, payment, interest, principal, balance, and the totals. */
export const paymentTable = ({ rows }: Plan): string[][] => [
  ...linesOf(rows).map(({ number, date, payment, interest, principal, balance }) => [
    number,
    date,
    ...[payment, interest, principal, balance].map(amount),
  ]),
  [
    '',
    'Total',
    ...[sum(rows, 'payment'), sum(rows, 'interest'), sum(rows, 'principal')].map(amount),
    '',
  ],
]

/** The table of a loan without interest: number, date, payment and balance. */
export const interestFreeTable = ({ rows }: Plan): string[][] => [
  ...linesOf(rows).map(({ number, date, payment, balance }) => [
    number,
    date,
    ...[payment, balance].map(amount),
  ]),
  ['', 'Total', amount(sum(rows, 'payment')), ''],
]

/** No., date, payment, principal paid, interest paid, principal left, deferred interest. */
export const principalFirstTable = ({ rows }: Plan): string[][] => [
  ...linesOf(rows).map(({ number, date, payment, interest, principal, balance, unpaid }) => [
    number,
    date,
    ...[payment, principal, interest, balance, unpaid].map(amount),
  ]),
  [
    '',
    'Total',
    ...[sum(rows, 'payment'), sum(rows, 'principal'), sum(rows, 'interest')].map(amount),
    '',
    '',
  ],
]

/** No., date, interest added, balance. */
export const growthTable = ({ rows }: Plan): string[][] => [
  ...linesOf(rows).map(({ number, date, interest, balance }) => [
    number,
    date,
    ...[interest, balance].map(amount),
  ]),
  ['', 'Total interest', amount(sum(rows, 'interest')), ''],
]
