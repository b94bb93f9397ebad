import { describe, expect, it } from 'vitest'
import type { PurchaseRow } from '../../../shared/api/admin-purchases.ts'
import { chartStart, computeMetrics } from '../../../web/features/admin/dashboard/metrics.ts'
import { purchaseRow } from '../../support/purchase-row.ts'

const NOW = new Date(2026, 10, 27, 12)

const row = (changes: Partial<PurchaseRow> = {}) =>
  purchaseRow({
    createdAt: new Date(2026, 10, 26, 9).toISOString(),
    paidAt: new Date(2026, 10, 26, 10).toISOString(),
    ...changes,
  })
const at = '2026-11-26T10:00:00Z'

const ROWS = [
  row(),
  row({ title: 'Will', amount: 3900, refunded: 900, state: 'partly_refunded' }),
  row({ paidAt: new Date(2026, 10, 20).toISOString(), history: [{ event: 'bounced', at }] }),
  row({ status: 'open', state: 'open', paidAt: undefined, paymentId: undefined }),
  row({ status: 'unmatched', state: 'unmatched', paidAt: undefined, amount: 2500 }),
]

describe('the dashboard figures', () => {
  it('count payments, refunds and bounces, and the checkout conversion rate', () => {
    expect(computeMetrics(ROWS, 'day', NOW)).toMatchObject({
      ...{ revenue: 10_200, orders: 4, refunded: 900, refunds: 1, conversion: 0.75, bounced: 1 },
    })
    expect(computeMetrics([], 'day', NOW).conversion).toBeUndefined()
  })

  it.each([
    ['day', ['Nov 27', 'Nov 26'], [0, 8300], 14],
    ['week', ['Week of Nov 23', 'Week of Nov 16'], [8300, 1900], 12],
    ['month', ['November 2026', 'October 2026'], [10_200, 0], 3],
  ] as const)('are grouped by %s', (period, labels, revenues, count) => {
    const { periods } = computeMetrics(ROWS, period, NOW)
    expect(periods.slice(0, 2).map(({ label }) => label)).toEqual(labels)
    expect(periods.slice(0, 2).map(({ revenue }) => revenue)).toEqual(revenues)
    expect(periods).toHaveLength(count)
    expect(chartStart(period, NOW).getTime()).toBeLessThan(NOW.getTime())
  })

  it('are grouped by document and by order status, largest first', () => {
    const { documents, statuses } = computeMetrics(ROWS, 'week', NOW)
    expect(documents.map(({ label, orders }) => [label, orders])).toEqual([
      ['Bill of Sale', 3],
      ['Will', 1],
    ])
    expect(statuses.map(({ label }) => label)).toContain('Ready, partly refunded')
  })

  it('are grouped by the US state of the sold document, or by why it has none', () => {
    const sold = [
      row({ usState: 'Texas' }),
      row({ usState: 'Texas', amount: 3900 }),
      row({ usState: 'Ohio', refunded: 1900, state: 'refunded' }),
      row({ personalized: false }),
      row({ state: 'deleted', personalized: false }),
      row(),
      row({ usState: 'Utah', status: 'open', state: 'open', paidAt: undefined }),
      row({ status: 'unmatched', state: 'unmatched', paidAt: undefined, amount: 2500 }),
    ]
    const { usStates } = computeMetrics(sold, 'week', NOW)
    expect(usStates.map(({ label, revenue, orders }) => [label, revenue, orders])).toEqual([
      ['Texas', 5800, 2],
      ['Unmatched payments', 2500, 1],
      ['Ohio', 1900, 1],
      ['Blank documents', 1900, 1],
      ['Deleted documents', 1900, 1],
      ['Not recorded', 1900, 1],
    ])
  })

  it('exclude a bounce followed by an address change', () => {
    const history = [{ event: 'bounced', at } as const, { event: 'readdressed', at } as const]
    expect(computeMetrics([row({ history })], 'day', NOW).bounced).toBe(0)
  })
})
