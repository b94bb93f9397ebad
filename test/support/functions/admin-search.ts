import { describe, expect, it } from 'vitest'
import { rewriteOrder } from '../store/rows.ts'
import { functions } from './functions.ts'

/** The search for a purchase, through the admin route. */
export const testPurchaseSearch = (): void => {
  const searchIds = async (query?: string) =>
    (await functions.call('findPurchases', { query })).purchases.map(({ id }) => id)
  const HOUR = 3_600_000
  const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

  describe('purchase search', () => {
    it('with an empty query lists what needs attention: reviews and late files', async () => {
      const { buy } = functions
      const [review, late, soon] = [await buy(), await buy(), await buy()]
      const paid = { status: 'paid', sweeps: 0 } as const
      await rewriteOrder(functions, review.id, {
        ...paid,
        awaiting: 'review',
        due_at: fromNow(-HOUR),
      })
      await rewriteOrder(functions, late.id, { ...paid, awaiting: 'files', due_at: fromNow(-HOUR) })
      await rewriteOrder(functions, soon.id, { ...paid, awaiting: 'files', due_at: fromNow(HOUR) })
      for (const query of [undefined, '', '  ']) {
        const ids = await searchIds(query)
        expect(ids).toEqual(expect.arrayContaining([review.id, late.id]))
        expect(ids).not.toContain(soon.id)
      }
      const { payments } = await functions.call('listUnmatchedPayments', {})
      expect(payments.map(({ id }) => id)).not.toContain(review.id)
    })

    it('accepts a whole link and the first eight characters of a token, with surrounding spaces', async () => {
      const { id, token } = await functions.buy()
      for (const query of [`https://site.test/d/${token}`, ` ${token.slice(0, 8)} `, ` ${id} `]) {
        expect(await searchIds(query)).toEqual([id])
      }
      expect(await searchIds(token.slice(0, 7))).toEqual([])
    })

    it('accepts a Stripe payment id, and an order number with or without its prefix', async () => {
      const { id } = await functions.buy()
      const [row] = (await functions.call('findPurchases', { query: id })).purchases
      const digits = row?.orderNumber?.slice(3) ?? ''
      for (const query of [row?.paymentId, digits, digits.toLowerCase(), `CW-${digits}`]) {
        expect(await searchIds(query)).toEqual([id])
      }
      expect(await searchIds('pi_unknown')).toEqual([])
    })

    it('accepts the reference in the email about an unmatched payment', async () => {
      const session = await functions.payUnknownSession()
      const reference = `PAY-${session.slice(-8)}`
      for (const query of [reference, reference.toLowerCase()]) {
        expect(await searchIds(query)).toEqual([`unmatched_${session}`])
      }
      expect(await searchIds('PAY-unknown')).toEqual([])
    })

    it('accepts a token that only resembles an order number', async () => {
      const { id } = await functions.buy()
      for (const token of ['cw-0123abcd-and-more-of-it', 'my-cw-0123abcd']) {
        await rewriteOrder(functions, id, {
          download_token: token,
          token_start: token.slice(0, 8),
        })
        expect(await searchIds(token)).toEqual([id])
      }
    })

    it('finds nothing for a query too short or too long for any key', async () => {
      const { id, token } = await functions.buy()
      for (const query of ['/', 'https://site.test/d/', 'x'.repeat(301), 'x'.repeat(5_000)]) {
        expect(await searchIds(query)).toEqual([])
      }
      const link = `/${token}`
      expect(await searchIds('x'.repeat(300 - link.length) + link)).toEqual([id])
      expect(await searchIds('x'.repeat(301 - link.length) + link)).toEqual([])
    })
  })
}
