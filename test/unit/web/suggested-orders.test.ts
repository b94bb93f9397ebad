import { expect, it } from 'vitest'
import type { PurchaseRow } from '../../../shared/api/admin-purchases.ts'
import { suggestionsFor } from '../../../web/features/admin/purchases/purchase-facts.ts'
import { totalsText } from '../../../web/features/admin/purchases/purchase-list.tsx'
import { purchaseRow } from '../../support/purchase-row.ts'

const row = (id: string, changes: Partial<PurchaseRow> = {}) =>
  purchaseRow({
    ...{ id, status: 'open', state: 'open', createdAt: '2026-11-01T10:00:00.000Z' },
    ...{ paidAt: undefined, paymentId: undefined },
    ...changes,
  })

it('suggests open orders with the paid amount, those opened closest to the payment first', () => {
  const payment = row('unmatched_cs_1', { status: 'unmatched' })
  const orders = [
    row('a', { createdAt: '2026-11-01T08:00:00.000Z' }),
    row('b', { amount: 3900 }),
    row('c', { createdAt: '2026-11-01T10:05:00.000Z' }),
    row('d', { currency: 'eur' }),
    row('e', { createdAt: '2026-10-30T10:00:00.000Z' }),
  ]
  expect(suggestionsFor(payment, orders).map(({ id }) => id)).toEqual(['c', 'a', 'e'])
})

it('sums payments and refunds, without unpaid orders', () => {
  const paid = row('a', { paymentId: 'pi_1', refunded: 900 })
  expect(totalsText([paid, row('b'), row('c', { paymentId: 'pi_2' })])).toBe(
    '3 purchases listed, $38 paid, $9 refunded',
  )
  expect(totalsText([row('a')])).toBe('1 purchase listed, $0 paid, $0 refunded')
})
