import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import { STATE_TEXTS } from '../../../../shared/purchase-states.ts'
import { paidOf, soldAt } from '../purchases/purchase-facts.ts'

/** Amounts are cents. Unmatched payments count as revenue until refunded. */

export const PERIODS = ['day', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Periods in the chart. Purchases are stored for 90 days. */
const PERIOD_COUNT: Record<Period, number> = { day: 14, week: 12, month: 3 }

/** The first local day of the period; weeks begin on Monday. */
const startOf = (date: Date, period: Period): Date => {
  const [year, month, day] = [date.getFullYear(), date.getMonth(), date.getDate()]
  if (period === 'month') return new Date(year, month, 1)
  return new Date(year, month, period === 'week' ? day - ((date.getDay() + 6) % 7) : day)
}

/** The first days of the chart's periods, latest first. */
const periodStarts = (period: Period, now: Date): Date[] => {
  const starts: Date[] = []
  let start = startOf(now, period)
  while (starts.length < PERIOD_COUNT[period]) {
    starts.push(start)
    start = startOf(new Date(start.getTime() - 1), period)
  }
  return starts
}

type Line = { label: string; revenue: number; orders: number }

const lineOf = (label: string, rows: readonly PurchaseRow[]): Line => ({
  label,
  revenue: rows.reduce((sum, row) => sum + paidOf(row), 0),
  orders: rows.length,
})

const labelOf = (start: Date, period: Period): string => {
  const text = start.toLocaleDateString(
    'en-US',
    period === 'month' ? { month: 'long', year: 'numeric' } : { month: 'short', day: 'numeric' },
  )
  return period === 'week' ? `Week of ${text}` : text
}

/** The first day of the chart. */
export const chartStart = (period: Period, now: Date): Date =>
  periodStarts(period, now).at(-1) ?? now

/** Revenue and orders per period, latest first. */
const byPeriod = (sold: readonly PurchaseRow[], period: Period, now: Date): Line[] =>
  periodStarts(period, now).map((start, index, starts) => {
    const next = starts[index - 1]
    const rows = sold.filter((row) => {
      const date = new Date(soldAt(row) ?? row.createdAt)
      return date >= start && (next ? date < next : date <= now)
    })
    return lineOf(labelOf(start, period), rows)
  })

const groupLines = (rows: readonly PurchaseRow[], nameOf: (row: PurchaseRow) => string): Line[] =>
  [...Map.groupBy(rows, nameOf)]
    .map(([label, group]) => lineOf(label, group))
    .toSorted((a, b) => b.revenue - a.revenue || b.orders - a.orders)

/** The US state that the sold document is for, or why it is unknown. */
const usStateOf = ({ status, state, usState, personalized }: PurchaseRow): string => {
  if (usState !== undefined) return usState
  if (status === 'unmatched') return 'Unmatched payments'
  if (state === 'deleted') return 'Deleted documents'
  return personalized ? 'Not recorded' : 'Blank documents'
}

/** Whether an order's email bounced and its address hasn't changed since. */
const hasBounced = ({ history }: PurchaseRow): boolean =>
  history
    .map(({ event }) => event)
    .findLast((event) => event === 'bounced' || event === 'readdressed') === 'bounced'

/** The dashboard's metrics for purchases opened since the chart's first day. */
export const computeMetrics = (rows: readonly PurchaseRow[], period: Period, now: Date) => {
  const sold = rows.filter((row) => soldAt(row) !== undefined)
  const orders = rows.filter(({ status }) => status !== 'unmatched')
  const paid = orders.filter(({ paidAt }) => paidAt !== undefined)
  return {
    revenue: lineOf('', sold).revenue,
    orders: sold.length,
    refunded: sold.reduce((sum, { refunded }) => sum + refunded, 0),
    refunds: sold.filter(({ refunded }) => refunded > 0).length,
    /** The share of checkouts that were paid; undefined without checkouts. */
    conversion: orders.length === 0 ? undefined : paid.length / orders.length,
    bounced: rows.filter(hasBounced).length,
    periods: byPeriod(sold, period, now),
    documents: groupLines(sold, ({ title }) => title),
    usStates: groupLines(sold, usStateOf),
    statuses: groupLines(rows, ({ state }) => STATE_TEXTS[state].admin),
  }
}
