import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../shared/api/address.ts'
import type { listPurchases } from '../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { allOrders, rewriteOrder } from '../store/rows.ts'
import { purchase } from '../store/store.ts'
import { functions } from './functions.ts'

/** The list of purchases, through the admin route. Each test uses separate days. */
export const testPurchaseList = (): void => {
  const DAY = '2026-10-01'
  const timeAt = (day: string, minute: number) =>
    `${day}T10:${String(minute).padStart(2, '0')}:00.000Z`
  /** Buys a bill of sale for each address, one minute apart. */
  const buyFor = async (day: string, addresses: readonly string[]) => {
    const ids: string[] = []
    for (const [minute, email] of addresses.entries()) {
      const { id } = await functions.buy()
      await rewriteOrder(functions, id, { email, created_at: timeAt(day, minute) })
      ids.push(id)
    }
    return ids
  }
  const idsOf = async (query: InputOf<typeof listPurchases>) =>
    (await functions.call('listPurchases', query)).purchases.map(({ id }) => id)

  describe('the list of purchases', () => {
    it('is sorted newest first and contains only paid purchases by default', async () => {
      const { call } = functions
      const { orderId } = await call('createOrder', purchase())
      const sold = await idsOf({})
      const times = (await call('listPurchases', {})).purchases.map((row) => row.createdAt)
      expect(times).toEqual(times.toSorted().toReversed())
      expect(sold).not.toContain(orderId)
      expect(await idsOf({ state: 'open' })).toContain(orderId)
      expect(await idsOf({ state: 'all' })).toEqual(expect.arrayContaining([orderId, ...sold]))
      const rows = await allOrders(functions)
      const paidFor = rows.filter(({ status }) => !['open', 'expired', 'failed'].includes(status))
      expect(sold.toSorted()).toEqual(paidFor.map(({ id }) => id).toSorted())
    })

    it('filters by partial address, document and date', async () => {
      const [first = '', second = '', third = ''] = await buyFor(DAY, [
        'ann.lee@example.org',
        'bob.lee@example.org',
        'cy@example.net',
      ])
      const days = { from: DAY, to: DAY }
      expect(await idsOf(days)).toEqual([third, second, first])
      expect(await idsOf({ ...days, text: 'LEE@' })).toEqual([second, first])
      expect(await idsOf({ ...days, text: 'cy@example.net' })).toEqual([third])
      expect(await idsOf({ ...days, document: 'bill-of-sale' })).toEqual([third, second, first])
      const [other] = enabledEntries().filter(({ id }) => id !== 'bill-of-sale')
      expect(await idsOf({ ...days, document: other?.id })).toEqual([])
      expect(await idsOf({ from: '2026-10-02', to: '2026-10-02' })).toEqual([])
      expect(await idsOf({ from: '2026-10-02', to: DAY })).toEqual([])
      expect(await idsOf({ ...days, before: timeAt(DAY, 1) })).toEqual([second, first])
      const dayBefore = { from: '2026-09-30', to: '2026-09-30' }
      expect(await idsOf(dayBefore)).toEqual([])
      expect(await idsOf({ ...dayBefore, before: timeAt(DAY, 5) })).toEqual([])
    })

    it('finds an amount, paid or refunded, a payment method and a US state', async () => {
      const day = '2026-10-03'
      const days = { from: day, to: day }
      const [plain = '', costly = '', refunded = ''] = await buyFor(day, [
        'a@example.org',
        'b@example.org',
        'c@example.org',
      ])
      await rewriteOrder(functions, costly, {
        amount: 123_900,
        payment_method: 'Visa ending in 4243',
        us_state: 'Texas',
      })
      await rewriteOrder(functions, refunded, { refunded_amount: 950 })
      for (const text of ['$1,239', '1239', '1239.00', 'ending in 4243', '4243', 'texas']) {
        expect(await idsOf({ ...days, text })).toEqual([costly])
      }
      expect(await idsOf({ ...days, text: '$19' })).toEqual([refunded, plain])
      for (const text of ['9.5', '$9.50'])
        expect(await idsOf({ ...days, text })).toEqual([refunded])
      expect(await idsOf({ ...days, text: '$20' })).toEqual([])
    })

    it('rejects an invalid date, state or cursor', async () => {
      for (const query of [{ from: 'yesterday' }, { state: 'lost' }, { before: 'now' }]) {
        await functions.expectError('listPurchases', 'invalid', query)
      }
    })
  })
}
