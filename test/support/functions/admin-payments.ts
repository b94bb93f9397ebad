import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { completeOrder } from '../../../lambdas/generation/complete-order.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { interceptCalls } from '../store/intercept-calls.ts'
import { allOrders, rewriteOrder } from '../store/rows.ts'
import { purchase, signEvent, stripeClient } from '../store/store.ts'
import { functions, viewOf } from './functions.ts'
import { asService } from './permissions.ts'
import { withQuota } from './with-quota.ts'

/** Admin decisions on unmatched payments, through the routes. */
export const testPaymentDecisions = (): void => {
  const unmatchedIds = async () =>
    (await functions.call('listUnmatchedPayments', {})).payments.map(({ id }) => id)
  const pay = async () => {
    const sessionId = await functions.payUnknownSession()
    return { id: `unmatched_${sessionId}`, sessionId }
  }
  const open = async () => (await functions.call('createOrder', purchase())).orderId

  /** Whether the call writes the order's row. */
  const isOrderUpdate = ({ name, input }: { name: string; input: object }, orderId: string) =>
    name === 'UpdateItem' &&
    Reflect.get(input, 'TableName') === 'completed_documents' &&
    JSON.stringify(Reflect.get(input, 'Key')).includes(orderId)
  /** Passes every AWS call of the functions through `intercept`, after permissions were recorded. */
  const intercept = (by: Parameters<typeof interceptCalls>[0]) => interceptCalls(by, 'attempts')
  /** The orders whose files are requested meanwhile. */
  const generationRequestsDuring = async (act: () => Promise<unknown>): Promise<string[]> => {
    const orderIds: string[] = []
    intercept((call, send) => {
      if ('MessageBody' in call.input) {
        const { orderId } = JSON.parse(String(call.input.MessageBody))
        if (orderId) orderIds.push(orderId)
      }
      return send()
    })
    await act()
    intercept((_, send) => send())
    return orderIds
  }

  describe('an unmatched payment', () => {
    it('pays for the order that an admin selects, which is then delivered', async () => {
      const { call, expectError } = functions
      const { id, sessionId } = await pay()
      const orderId = await open()
      const before = await call('getPurchase', { reference: orderId })
      expect(before.status).toBe('open')
      await withQuota(1000, async () => {
        expect(await call('assignPayment', { id, orderId })).toEqual({ orderId, status: 'paid' })
      })
      expect(await unmatchedIds()).not.toContain(id)
      await asService('generation', () => completeOrder(orderId))
      expect(await call('assignPayment', { id, orderId })).toEqual({ orderId, status: 'ready' })
      const order = await viewOf(orderId)
      expect(order).toMatchObject({ status: 'ready', amount: 2500, sessionId })
      expect(order?.history).toMatchObject([
        { event: 'opened' },
        { event: 'paid' },
        { event: 'assigned', by: 'test-admin', text: id },
        { event: 'ready' },
        { event: 'mailed' },
      ])
      expect(await viewOf(id)).toMatchObject({ status: 'unmatched', assignedTo: orderId })
      // The session leads to the order, not to the payment.
      expect(await viewOf(sessionId)).toMatchObject({ id: orderId })
      const refused = await expectError('refundPurchase', 'conflict', {
        id,
        requestId: randomUUID(),
      })
      expect(refused.error).toBe(MESSAGES.unmatched.refundOrder)
      const { paymentId = '' } = order ?? {}
      const { refunds } = stripeClient(functions.servers.stripe.url)
      await refunds.create({ payment_intent: paymentId })
      const event = signEvent('charge.refunded', { payment_intent: paymentId })
      const headers = { 'Stripe-Signature': event.signature }
      await call('stripeWebhook', event.body, { headers })
      expect(await viewOf(orderId)).toMatchObject({ status: 'revoked' })
    })

    it.each(['expired', 'failed'] as const)(
      'can also pay for an order that is %s',
      async (status) => {
        const { id } = await pay()
        const orderId = await open()
        await rewriteOrder(functions, orderId, { status })
        await functions.call('assignPayment', { id, orderId })
        expect(await viewOf(orderId)).toMatchObject({ status: 'paid' })
      },
    )

    it('pays for one order only, and for none that is paid or unknown', async () => {
      const { call, expectError, buy } = functions
      const { id } = await pay()
      const bought = await buy()
      const refuse = async (orderId: string) =>
        (await expectError('assignPayment', 'conflict', { id, orderId })).error
      expect(await refuse(bought.id)).toBe(MESSAGES.unmatched.orderPaid)
      const unknown = await expectError('assignPayment', 'not_found', {
        id,
        orderId: 'ord_unknown',
      })
      expect(unknown.error).toBe(MESSAGES.unmatched.orderUnknown)
      await expectError('assignPayment', 'not_found', { id: bought.id, orderId: await open() })
      expect(await unmatchedIds()).toContain(id)
      const orders = await Promise.all([open(), open(), open()])
      const replies = await Promise.all(
        orders.map((orderId) => functions.send('assignPayment', { id, orderId })),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
      const states = await Promise.all(
        orders.map(async (reference) => (await call('getPurchase', { reference })).status),
      )
      expect(states.toSorted()).toEqual(['open', 'open', 'paid'])
      expect(await refuse(await open())).toBe(MESSAGES.unmatched.assigned)
    })

    it('that was refunded cannot be assigned', async () => {
      const { call, expectError } = functions
      const { id } = await pay()
      await call('refundPurchase', { id, requestId: randomUUID() })
      const orderId = await open()
      const { error } = await expectError('assignPayment', 'conflict', { id, orderId })
      expect(error).toBe(MESSAGES.unmatched.assigned)
      expect((await call('getPurchase', { reference: orderId })).status).toBe('open')
    })

    it('counts as one sale and requests missing files', async () => {
      const { call, valuesOf } = functions
      const { id } = await pay()
      const orderId = await open()
      const before = valuesOf('OrdersPaid').length
      const assign = () => call('assignPayment', { id, orderId })
      const orderIds = await generationRequestsDuring(assign)
      expect(orderIds).toEqual([orderId])
      expect(valuesOf('OrdersPaid')).toHaveLength(before + 1)
      await asService('generation', () => completeOrder(orderId))
      expect(await generationRequestsDuring(assign)).toEqual([])
      expect(valuesOf('OrdersPaid')).toHaveLength(before + 1)
    })

    it('pays for the order on the retry after an interrupted assignment', async () => {
      const { call, expectError } = functions
      const { id } = await pay()
      const orderId = await open()
      intercept((request, send) => {
        if (isOrderUpdate(request, orderId)) throw new Error('Interrupted')
        return send()
      })
      await expectError('assignPayment', 'unexpected', { id, orderId })
      intercept((_, send) => send())
      expect(await viewOf(id)).toMatchObject({ assignedTo: orderId })
      expect(await call('assignPayment', { id, orderId })).toEqual({ orderId, status: 'paid' })
    })

    it('is assigned once by two concurrent admins', async () => {
      const { call } = functions
      const { id } = await pay()
      const orderId = await open()
      let other: object | undefined
      intercept(async (request, send) => {
        if (isOrderUpdate(request, orderId)) {
          intercept((_, sendOther) => sendOther())
          other = await call('assignPayment', { id, orderId })
        }
        return send()
      })
      expect(await call('assignPayment', { id, orderId })).toEqual({ orderId, status: 'paid' })
      expect(other).toEqual({ orderId, status: 'paid' })
      const events = (await viewOf(orderId))?.history.map(({ event }) => event)
      expect(events?.filter((event) => event === 'assigned')).toHaveLength(1)
    })

    it('needs review again when the order was paid another way in the meantime', async () => {
      const { call, expectError, buy } = functions
      const { id } = await pay()
      const orderId = await open()
      const bought = await buy()
      const paid = (await allOrders(functions)).find((row) => row.id === bought.id)
      intercept(async (request, send) => {
        if (isOrderUpdate(request, orderId)) {
          intercept((_, sendOther) => sendOther())
          await rewriteOrder(functions, orderId, { ...paid, id: orderId })
        }
        return send()
      })
      const { error } = await expectError('assignPayment', 'conflict', { id, orderId })
      expect(error).toBe(MESSAGES.unmatched.changed)
      expect(await unmatchedIds()).toContain(id)
      await call('closePayment', { id })
    })

    it('accepts notes and is marked as handled with the admin', async () => {
      const { call, expectError } = functions
      const { id } = await pay()
      await call('notePayment', { id, text: ' Called the payer. ' })
      const { closedAt } = await call('closePayment', { id })
      expect(await call('closePayment', { id })).toEqual({ closedAt })
      expect(await unmatchedIds()).not.toContain(id)
      const view = await viewOf(id)
      expect(view).toMatchObject({ status: 'unmatched', closedAt })
      expect(view?.history).toMatchObject([
        { event: 'received' },
        { event: 'noted', by: 'test-admin', text: 'Called the payer.' },
        { event: 'closed', by: 'test-admin' },
      ])
      const orderId = await open()
      await expectError('notePayment', 'not_found', { id: orderId, text: 'x' })
      await expectError('closePayment', 'not_found', { id: orderId })
      await expectError('notePayment', 'invalid', { id, text: ' ' })
      for (const name of ['assignPayment', 'closePayment'] as const) {
        await expectError(name, 'not_found', { id: 'unmatched_cs_test_none', orderId })
      }
    })
  })
}
