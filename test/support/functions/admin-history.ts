import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { USERS } from '../../../infra/local/oidc/users.ts'
import { revoke } from '../store/revoke.ts'
import { rewriteOrder } from '../store/rows.ts'
import { signEvent, stripeClient } from '../store/store.ts'
import { functions, viewOf } from './functions.ts'

/** The history of purchases, through the admin routes. */
export const testOrderHistory = (): void => {
  const historyOf = async (query: string) =>
    (await functions.call('findPurchases', { query })).purchases[0]?.history ?? []
  /** Opens a dispute at Stripe, or closes those of a payment, and delivers the event twice. */
  const dispute = async (
    paymentId: string,
    status: 'needs_response' | 'warning_needs_response' | 'warning_closed' | 'won' | 'lost',
  ) => {
    const { stripe } = functions.servers
    const isNew = status.endsWith('needs_response')
    if (isNew) stripe.dispute(paymentId, status)
    else stripe.closeDisputes(paymentId, status)
    for (let times = 0; times < 2; times += 1) {
      await sendEvent(`charge.dispute.${isNew ? 'created' : 'closed'}`, {
        payment_intent: paymentId,
      })
    }
  }
  const sendEvent = (type: string, object: object) => {
    const { body, signature } = signEvent(type, { ...object })
    return functions.call('stripeWebhook', body, { headers: { 'Stripe-Signature': signature } })
  }
  /** Makes a partial refund at Stripe, which sends two events. */
  const refundAtStripe = async (paymentId: string, amount: number) => {
    const { stripe } = functions.servers
    await stripeClient(stripe.url).refunds.create({ payment_intent: paymentId, amount })
    const refundEvent = stripe.events().findLast(({ type }) => type === 'charge.refunded')
    for (let times = 0; times < 2; times += 1) {
      await sendEvent('charge.refunded', refundEvent?.data.object ?? {})
    }
  }

  describe('the order history', () => {
    it('lists every entry of a kind, with who did it', async () => {
      const { call, buy } = functions
      const { id } = await buy()
      await call('reissuePurchase', { id })
      await call('retryPurchase', { id })
      await call('reissuePurchase', { id })
      expect((await historyOf(id)).map(({ event, by }) => [event, by])).toEqual([
        ['opened', undefined],
        ['paid', undefined],
        ['ready', undefined],
        ['mailed', undefined],
        ['reissued', 'test-admin'],
        ['remade', 'test-admin'],
        ['reissued', 'test-admin'],
      ])
    })

    it('names an admin by the sign-in address, although the access token does not contain it', async () => {
      const { call, asUser, buy } = functions
      const { id } = await buy()
      const [admin] = USERS
      await call('reissuePurchase', { id }, await asUser(admin.id))
      expect((await historyOf(id)).at(-1)).toMatchObject({ event: 'reissued', by: admin.email })
    })

    it('lists partial and full refunds from Stripe and from an admin once each', async () => {
      const { call, buy } = functions
      const { id } = await buy()
      const { paymentId = '' } = (await viewOf(id)) ?? {}
      await refundAtStripe(paymentId, 500)
      await refundAtStripe(paymentId, 400)
      expect(await viewOf(id)).toMatchObject({ status: 'ready', refunded: 900 })
      await call('refundPurchase', { id, requestId: randomUUID() })
      await sendEvent('charge.refunded', {
        payment_intent: paymentId,
        amount: 1900,
        amount_refunded: 1900,
      })
      expect(await viewOf(id)).toMatchObject({ status: 'revoked', refunded: 1900 })
      const refunds = (await historyOf(id)).filter(({ event }) => event === 'refunded')
      expect(refunds.map(({ amount, by }) => [amount, by])).toEqual([
        [500, 'Stripe'],
        [400, 'Stripe'],
        [1000, 'test-admin'],
      ])
      const closed = (await historyOf(id)).filter(({ event }) => event === 'revoked')
      expect(closed).toMatchObject([{ by: 'test-admin' }])
    })

    it.each([
      [
        'refunded',
        (id: string) => functions.call('refundPurchase', { id, requestId: randomUUID() }),
      ],
      ['erased', (_: string, token: string) => functions.call('deleteDownload', { token })],
    ])('records the dispute of a purchase that was %s, which stays revoked', async (_, end) => {
      const { id, token } = await functions.buy()
      const { paymentId = '' } = (await viewOf(id)) ?? {}
      await end(id, token)
      const before = (await historyOf(id)).length
      await dispute(paymentId, 'needs_response')
      await dispute(paymentId, 'won')
      const added = (await historyOf(id)).slice(before).map(({ event }) => event)
      expect(added).toEqual(['disputed', 'won'])
      expect((await viewOf(id))?.status).toBe('revoked')
    })

    it('of a legacy record is derived from its timestamps', async () => {
      const { id } = await functions.buy()
      await revoke(id)
      const at = '2026-11-20T10:00:00.000Z'
      await rewriteOrder(functions, id, { history: undefined, reissued_at: at, refunded_at: at })
      const events = (await historyOf(id)).map(({ event }) => event)
      expect(events.toSorted()).toEqual(
        ['opened', 'paid', 'ready', 'mailed', 'reissued', 'refunded', 'revoked'].toSorted(),
      )
      expect(await viewOf(id)).toMatchObject({ refunded: 1900 })
    })
  })
}
