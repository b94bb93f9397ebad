import { describe, expect, it } from 'vitest'
import { USERS } from '../../../infra/local/oidc/users.ts'
import { revoke } from '../../../lambdas/core/orders/ends.ts'
import { completeOrder } from '../../../lambdas/generation/complete-order.ts'
import { rewriteOrder } from '../store/rows.ts'
import { payAt, purchase, signEvent, stripeClient } from '../store/store.ts'
import type { Functions } from './functions.ts'

/** The history of purchases, through the admin's routes. */
export const itKeepsHistories = (running: () => Functions): void => {
  const historyOf = async (query: string) =>
    (await running().answer('findPurchases', { query })).purchases[0]?.history ?? []
  const viewOf = async (query: string) =>
    (await running().answer('findPurchases', { query })).purchases[0]
  const hear = (type: string, object: object) => {
    const { body, signature } = signEvent(type, { ...object })
    return running().answer('stripeWebhook', body, { headers: { 'Stripe-Signature': signature } })
  }
  /** Gives a part back at Stripe, which tells of it twice. */
  const refundAtStripe = async (paymentId: string, amount: number) => {
    const { stripe } = running().parts
    await stripeClient(stripe.url).refunds.create({ payment_intent: paymentId, amount })
    const told = stripe.events().findLast(({ type }) => type === 'charge.refunded')
    for (let times = 0; times < 2; times += 1) {
      await hear('charge.refunded', told?.data.object ?? {})
    }
  }

  describe('the history', () => {
    it('keeps every entry of a kind, with who did it', async () => {
      const { answer, buy } = running()
      const { id } = await buy()
      await answer('reissuePurchase', { id })
      await answer('retryPurchase', { id })
      await answer('reissuePurchase', { id })
      expect((await historyOf(id)).map(({ event, by }) => [event, by])).toEqual([
        ['opened', undefined],
        ['paid', undefined],
        ['ready', undefined],
        ['mailed', undefined],
        ['reissued', 'somebody'],
        ['remade', 'somebody'],
        ['reissued', 'somebody'],
      ])
    })

    it('names an admin by the address of the sign-in, although no access token holds it', async () => {
      const { answer, asUser, buy } = running()
      const { id } = await buy()
      const [admin] = USERS
      await answer('reissuePurchase', { id }, await asUser(admin.id))
      expect((await historyOf(id)).at(-1)).toMatchObject({ event: 'reissued', by: admin.email })
    })

    it('holds refunds of both kinds, of a part and of the rest, each once', async () => {
      const { answer, buy } = running()
      const { id } = await buy()
      const { paymentId = '' } = (await viewOf(id)) ?? {}
      await refundAtStripe(paymentId, 500)
      await refundAtStripe(paymentId, 400)
      expect(await viewOf(id)).toMatchObject({ status: 'ready', refunded: 900 })
      await answer('refundPurchase', { id })
      await hear('charge.refunded', {
        payment_intent: paymentId,
        amount: 1900,
        amount_refunded: 1900,
      })
      expect(await viewOf(id)).toMatchObject({ status: 'revoked', refunded: 1900 })
      const refunds = (await historyOf(id)).filter(({ event }) => event === 'refunded')
      expect(refunds.map(({ amount, by }) => [amount, by])).toEqual([
        [500, 'Stripe'],
        [400, 'Stripe'],
        [1000, 'somebody'],
      ])
      const closed = (await historyOf(id)).filter(({ event }) => event === 'revoked')
      expect(closed).toMatchObject([{ by: 'somebody' }])
    })

    it('says of a dispute that it closed the link', async () => {
      const { id } = await running().buy()
      const { paymentId } = (await viewOf(id)) ?? {}
      await hear('charge.dispute.created', { payment_intent: paymentId })
      expect((await historyOf(id)).at(-1)).toMatchObject({ event: 'disputed', by: 'Stripe' })
      expect((await viewOf(id))?.status).toBe('revoked')
    })

    it('a dispute that is won gives the buyer the link back, late news of it takes it no more', async () => {
      const { id, token } = await running().buy()
      const dispute = { payment_intent: (await viewOf(id))?.paymentId }
      await hear('charge.dispute.created', dispute)
      await hear('charge.dispute.closed', { ...dispute, status: 'lost' })
      await running().refusal('getDownload', 'gone', { token })
      await hear('charge.dispute.closed', { ...dispute, status: 'won' })
      await running().answer('getDownload', { token })
      expect((await historyOf(id)).at(-1)).toMatchObject({ event: 'restored', by: 'Stripe' })
      await hear('charge.dispute.created', dispute)
      await running().answer('getDownload', { token })
    })

    it('an inquiry that is closed without a dispute gives the buyer the link back, a dispute that is lost later ends it', async () => {
      const { id, token } = await running().buy()
      const inquiry = { payment_intent: (await viewOf(id))?.paymentId }
      await hear('charge.dispute.created', { ...inquiry, status: 'warning_needs_response' })
      await running().refusal('getDownload', 'gone', { token })
      await hear('charge.dispute.closed', { ...inquiry, status: 'warning_closed' })
      await running().answer('getDownload', { token })
      await hear('charge.dispute.closed', { ...inquiry, status: 'lost' })
      await running().refusal('getDownload', 'gone', { token })
    })

    it('a dispute that is won before the files were made has them made', async () => {
      const { orderId: id, url } = await running().answer('createCheckout', purchase())
      await payAt(url, 'pay')
      await running().answer('getPurchase', { reference: id })
      const dispute = { payment_intent: (await viewOf(id))?.paymentId }
      await hear('charge.dispute.created', dispute)
      expect((await viewOf(id))?.status).toBe('revoked')
      await hear('charge.dispute.closed', { ...dispute, status: 'won' })
      expect(await viewOf(id)).toMatchObject({ status: 'paid', awaiting: 'files' })
      await completeOrder(id)
      expect((await viewOf(id))?.status).toBe('ready')
    })

    it.each([
      ['refunded', (id: string) => running().answer('refundPurchase', { id })],
      ['erased', (_: string, token: string) => running().answer('deleteDownload', { token })],
    ])(
      'tells of a dispute of a purchase that was %s, and a win gives no link back',
      async (_, end) => {
        const { id, token } = await running().buy()
        const dispute = { payment_intent: (await viewOf(id))?.paymentId }
        await end(id, token)
        const heard = async () => (await historyOf(id)).slice(-2).map(({ event }) => event)
        await hear('charge.dispute.closed', { ...dispute, status: 'won' })
        expect((await historyOf(id)).at(-1)?.event).not.toBe('won')
        for (let times = 0; times < 2; times += 1) await hear('charge.dispute.created', dispute)
        expect((await historyOf(id)).at(-1)).toMatchObject({ event: 'disputed', by: 'Stripe' })
        const before = (await historyOf(id)).length
        for (let times = 0; times < 2; times += 1) {
          await hear('charge.dispute.closed', { ...dispute, status: 'won' })
        }
        await hear('charge.dispute.created', dispute)
        expect(await heard()).toEqual(['disputed', 'won'])
        expect(await historyOf(id)).toHaveLength(before + 1)
        expect((await viewOf(id))?.status).toBe('revoked')
      },
    )

    it('of a refunded row of before, whose sum nobody wrote down, gives no link back for a dispute that is won', async () => {
      const { id, token } = await running().buy()
      const dispute = { payment_intent: (await viewOf(id))?.paymentId }
      await revoke(id)
      await hear('charge.dispute.created', dispute)
      await hear('charge.dispute.closed', { ...dispute, status: 'won' })
      await running().refusal('getDownload', 'gone', { token })
    })

    it('of a row of before it is read from its times', async () => {
      const { id } = await running().buy()
      await revoke(id)
      const at = '2026-11-20T10:00:00.000Z'
      await rewriteOrder(running(), id, { history: undefined, reissued_at: at, refunded_at: at })
      const events = (await historyOf(id)).map(({ event }) => event)
      expect(events.toSorted()).toEqual(
        ['opened', 'paid', 'ready', 'mailed', 'reissued', 'refunded', 'revoked'].toSorted(),
      )
      expect(await viewOf(id)).toMatchObject({ refunded: 1900 })
    })
  })
}
