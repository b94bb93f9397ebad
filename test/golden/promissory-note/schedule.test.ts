import { expect, test } from 'vitest'
import {
  addPeriods,
  compoundRate,
  type Installments,
  type Loan,
  periodRate,
  rational,
} from '../../../shared/documents/promissory-note/loan.ts'
import {
  greatestInterest,
  installmentRows,
  lastPayment,
  lumpSumRows,
  MAX_PAYMENTS,
  planOf,
  type Row,
  totalInterest,
} from '../../../shared/documents/promissory-note/schedule.ts'
import { linesOf } from '../../../shared/documents/promissory-note/schedule-table.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import fc from '../../support/fast-check.ts'
import { FAMILY, golden, INTEREST_ONLY } from './cases.ts'
import schedules from './schedules.json' with { type: 'json' }

const planFor = (answers: Answers) => {
  const plan = planOf(answers)
  if (!plan) throw new Error('no plan')
  return plan
}

type Vector = {
  from?: string
  answers?: Answers
  payments: number
  last: number
  on: string
  interest: number
}

/** Each case of the brief: number of payments, the last one, its date and the interest, in cents. */
const VECTORS: Readonly<Record<string, Vector>> = schedules

const answersOf = ({ from, answers }: Vector): Answers => ({
  ...(from ? golden.texts[from] : {}),
  ...answers,
})

test.each(Object.entries(VECTORS))('%s', (_, vector) => {
  const plan = planFor(answersOf(vector))
  expect(plan.rows).toHaveLength(vector.payments)
  expect(lastPayment(plan)).toBe(vector.last)
  expect(plan.rows.at(-1)?.due).toBe(vector.on)
  expect(totalInterest(plan)).toBe(vector.interest)
})

test('the principal is unchanged until the last payment of an interest-only note', () => {
  const { rows } = planFor(INTEREST_ONLY)
  expect(rows.map(({ balance }) => balance)).toEqual([...Array(23).fill(1_800_000), 0])
  expect(rows.slice(0, -1).map(({ payment }) => payment)).toEqual(Array(23).fill(7500))
})

test('a one-dollar interest-only loan is not repaid early', () => {
  const { rows } = planFor({ ...INTEREST_ONLY, loanAmount: 1, interestRate: 12 })
  expect(rows).toHaveLength(24)
  expect(rows[0]).toMatchObject({ payment: 1, principal: 0, balance: 100 })
})

test('the long first period has 50 days, the short last one 14', () => {
  const rowsOf = (name: string) => planFor(VECTORS[name]?.answers ?? {}).rows
  expect(rowsOf('a long first period')[0]?.interest).toBe(9863)
  expect(rowsOf('a balloon between two payment dates').at(-1)?.interest).toBe(2385)
})

const loans = fc.record({
  principal: fc.integer({ min: 100, max: 10_000_000_000 }),
  thousandths: fc.integer({ min: 0, max: 100_000 }),
  calculated: fc.constantFrom<1 | 12>(1, 12),
  frequency: fc.constantFrom<Installments['frequency']>('week', 'month', 'quarter', 'year'),
  count: fc.integer({ min: 1, max: 120 }),
  day: fc.integer({ min: 1, max: 31 }),
  principalFirst: fc.boolean(),
})

const agreed = fc.record({ terms: loans }).map(({ terms }): [Loan, Installments] => {
  const given = `2027-01-${String(terms.day).padStart(2, '0')}`
  const loan = {
    principal: terms.principal,
    rate: rational(terms.thousandths, 100_000),
    given,
    calculated: terms.calculated,
  }
  const start = addPeriods(given, terms.frequency, 1)
  const plan = {
    payment: 1,
    frequency: terms.frequency,
    start,
    principalFirst: terms.principalFirst,
  }
  const share = Math.ceil(terms.principal / terms.count)
  return [loan, { ...plan, payment: share + greatestInterest(loan, plan) }]
})

const sumOf = (rows: readonly Row[], key: 'payment' | 'interest' | 'principal') =>
  rows.reduce((sum, row) => sum + row[key], 0)

test('every schedule adds up to the cent', () => {
  fc.assert(
    fc.property(agreed, ([loan, plan]) => {
      const rows = installmentRows(loan, plan)
      expect(rows.length).toBeLessThanOrEqual(MAX_PAYMENTS)
      expect(sumOf(rows, 'principal')).toBe(loan.principal)
      expect(sumOf(rows, 'payment')).toBe(loan.principal + sumOf(rows, 'interest'))
      expect(rows.at(-1)).toMatchObject({ balance: 0, unpaid: 0 })
      expect(rows.slice(0, -1).every(({ payment }) => payment === plan.payment)).toBe(true)
      expect(rows.at(-1)?.payment).toBeGreaterThan(0)
      expect(rows.at(-1)?.payment).toBeLessThanOrEqual(plan.payment + 100)
      for (const row of rows) expect(row.payment).toBe(row.interest + row.principal)
    }),
  )
})

test('the interest of each period matches the balance within half a cent', () => {
  fc.assert(
    fc.property(agreed, ([loan, plan]) => {
      const { num, den } = periodRate(loan, plan)
      let [balance, unpaid] = [loan.principal, 0]
      for (const row of installmentRows(loan, plan)) {
        const charged = BigInt(row.interest + row.unpaid - unpaid)
        const twiceOff = 2n * (charged * den - BigInt(balance) * num)
        expect(twiceOff <= den && twiceOff > -den).toBe(true)
        balance = row.balance
        unpaid = row.unpaid
      }
    }),
  )
})

test('due dates increase and retain the first day of the month where it exists', () => {
  fc.assert(
    fc.property(agreed, ([loan, plan]) => {
      const days = installmentRows(loan, plan).map(({ due }) => due)
      expect(days).toEqual([...new Set(days)].sort())
      if (plan.frequency === 'week') return
      const first = Number(plan.start.slice(8))
      for (const day of days) {
        const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
        expect(date).toBe(Math.min(first, new Date(Date.UTC(year, month, 0)).getUTCDate()))
      }
    }),
  )
})

test('a single payment grows by exactly the calculated interest', () => {
  fc.assert(
    fc.property(agreed, fc.integer({ min: 1, max: 3000 }), ([loan], days) => {
      const due = new Date(Date.parse(`${loan.given}T12:00:00Z`) + days * 86_400_000)
      const rows = lumpSumRows(loan, due.toISOString().slice(0, 10))
      expect(rows.at(-1)?.balance).toBe(loan.principal + sumOf(rows, 'interest'))
      expect(rows.at(-1)?.due).toBe(due.toISOString().slice(0, 10))
    }),
  )
})

test('a shortened table omits no payment', () => {
  const { rows } = planFor({ ...FAMILY, paymentAmount: 150 })
  const lines = linesOf(rows)
  expect(rows.length).toBeGreaterThan(60)
  expect(lines.reduce((sum, { payment }) => sum + payment, 0)).toBe(sumOf(rows, 'payment'))
  expect(lines.at(-1)?.number).toBe(String(rows.length))
  expect(lines).toHaveLength(
    12 + new Set(rows.slice(12, -3).map(({ due }) => due.slice(0, 4))).size + 3,
  )
})

test('a year of simple interest is the rate, and of compound interest more', () => {
  const loan = { principal: 1_000_000, rate: rational(12, 100), given: '2027-01-01' } as const
  const lastBalance = (simple: { simple?: true }) =>
    lumpSumRows({ ...loan, calculated: 12, ...simple }, '2028-01-01').at(-1)?.balance
  expect([lastBalance({ simple: true }), lastBalance({})]).toEqual([1_120_000, 1_126_825])
})

test('three months at 9 percent compound monthly', () => {
  const rate = compoundRate(rational(9, 1200), 3)
  expect(Number(rate.num) / Number(rate.den)).toBeCloseTo(0.022669171875, 12)
})
