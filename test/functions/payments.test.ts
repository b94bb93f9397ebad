import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { STRIPE_KEYS } from '../../bin/local/servers.ts'
import { readOfferSales } from '../../lambdas/core/orders/offer-quota.ts'
import { completeOrder } from '../../lambdas/generation/complete-order.ts'
import { handler } from '../../lambdas/payments/index.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { testCommonErrors } from '../support/functions/common-errors.ts'
import { functions, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { withQuota } from '../support/functions/with-quota.ts'
import { loseNextResponse } from '../support/store/intercept-calls.ts'
import { allOrders } from '../support/store/rows.ts'
import {
  payAt,
  purchase,
  type SignedEvent,
  sessionOf,
  signEvent,
  stripeClient,
} from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

setUpFunctions()
let proxy: StripeProxy
beforeAll(async () => {
  proxy = await startStripeProxy(functions.servers.stripe.url)
})
afterAll(() => proxy.stop())

const open = async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  return { url, orderId, session: { id: sessionOf(url), object: 'checkout.session' } }
}

const sign = ({ signature }: SignedEvent) => ({ headers: { 'Stripe-Signature': signature } })

const sendEvent = (event: SignedEvent) => functions.call('stripeWebhook', event.body, sign(event))

const LAMP = { currency: 'usd', unit_amount: 2500, product_data: { name: 'Lamp' } }

const statusOf = async (orderId: string) =>
  (await allOrders(functions)).find(({ id }) => id === orderId)?.status

describe('stripeWebhook', () => {
  it('ignores the event payload and fetches the session from Stripe', async () => {
    const { url, orderId, session } = await open()
    const completed = signEvent('checkout.session.completed', session)
    await sendEvent(completed)
    expect(await statusOf(orderId)).toBe('open')
    await payAt(url, 'pay')
    await sendEvent(completed)
    await sendEvent(completed)
    expect(await statusOf(orderId)).toBe('paid')
  })

  it('counts a sale under an offer with a quota', async () => {
    await withQuota(1000, async () => {
      const sold = await readOfferSales()
      const { url, session } = await open()
      await payAt(url, 'pay')
      await sendEvent(signEvent('checkout.session.completed', session))
      expect(await readOfferSales()).toBe(sold + 1)
    })
  })

  it('does not look up an order for a reference that is not an order id', async () => {
    const session = await stripeClient(functions.servers.stripe.url).checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'offer_open',
      success_url: 'http://site.test',
      line_items: [{ quantity: 1, price_data: LAMP }],
    })
    await payAt(session.url ?? '', 'pay')
    await sendEvent(signEvent('checkout.session.completed', { id: session.id }))
    const rows = await allOrders(functions)
    expect(rows.find(({ session_id }) => session_id === session.id)?.status).toBe('unmatched')
  })

  it.each([
    ['of a session that Stripe does not know', 'checkout.session.expired', { id: 'cs_test_none' }],
    ['of a refund of another product', 'charge.refunded', { payment_intent: 'pi_none' }],
    [
      'of a full refund of another payment',
      'charge.refunded',
      { payment_intent: { id: 'pi_none' } },
    ],
    ['of another type', 'invoice.paid', { id: 'in_1' }],
  ])('ignores an event %s', async (_, type, object) => {
    const before = await allOrders(functions)
    await sendEvent(signEvent(type, object))
    expect(await allOrders(functions)).toEqual(before)
  })

  it.each<[string, (good: SignedEvent) => SignedEvent]>([
    ['without a signature', (good) => ({ ...good, signature: '' })],
    ['with a malformed signature', (good) => ({ ...good, signature: 't=1,v1=00' })],
    ['that begins with an empty signature', (good) => ({ ...good, signature: 'v1=,t=1' })],
    ['with an extra byte', (good) => ({ ...good, body: `${good.body} ` })],
    ['signed with another secret', () => signEvent('invoice.paid', {}, { secret: 'whsec_other' })],
    [
      'signed more than five minutes ago',
      () => signEvent('invoice.paid', {}, { at: new Date(Date.now() - 301_000) }),
    ],
  ])('rejects an event %s', async (_, forge) => {
    const event = forge(signEvent('invoice.paid', { id: 'in_1' }))
    await functions.expectError('stripeWebhook', 'bad_request', event.body, sign(event))
  })

  it('returns 500 for a signed event it cannot parse, so that Stripe redelivers it', async () => {
    const body = '{"id":'
    const secret = STRIPE_KEYS.webhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    await functions.expectError('stripeWebhook', 'unexpected', body, sign({ body, signature }))
  })
})

describe('a Stripe session', () => {
  afterEach(() => proxy.alter())

  it('without an order is ignored while unpaid', async () => {
    const session = await stripeClient(functions.servers.stripe.url).checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://site.test',
      line_items: [{ quantity: 1, price_data: LAMP }],
    })
    const before = await allOrders(functions)
    await sendEvent(signEvent('checkout.session.completed', { id: session.id }))
    proxy.alter((session) => ({ ...session, status: 'expired' }))
    await sendEvent(signEvent('checkout.session.expired', { id: session.id }))
    expect(await allOrders(functions)).toEqual(before)
  })

  it('without an amount is queued for review', async () => {
    const { url, orderId, session } = await open()
    await payAt(url, 'pay')
    const unspecified = { amount_total: null, currency: null, customer_details: null }
    proxy.alter((session) => ({ ...session, ...unspecified, payment_intent: 'pi_unspecified' }))
    await sendEvent(signEvent('checkout.session.completed', session))
    expect(await statusOf(orderId)).toBe('open')
    const unmatched = (await allOrders(functions)).find(
      (row) => row.payment_id === 'pi_unspecified',
    )
    expect(unmatched).toMatchObject({ status: 'unmatched', amount: 0, currency: 'unknown' })
    expect(unmatched).not.toHaveProperty('email')
  })

  it('without a payment leaves an unpaid order open', async () => {
    const { orderId, session } = await open()
    const waiting = { status: 'complete', payment_status: 'unpaid', payment_intent: null }
    proxy.alter((session) => ({ ...session, ...waiting }))
    await sendEvent(signEvent('checkout.session.completed', session))
    expect(await statusOf(orderId)).toBe('open')
  })

  it.each([{ customer_details: null }, { customer_details: { email: null } }])(
    'without an email address (%j) generates the files and sends no email',
    async (details) => {
      const { url, orderId, session } = await open()
      await payAt(url, 'pay')
      proxy.alter((session) => ({ ...session, ...details }))
      await sendEvent(signEvent('checkout.session.completed', session))
      const mails = (await functions.servers.mail.messages()).length
      await completeOrder(orderId)
      expect(await statusOf(orderId)).toBe('ready')
      expect(await functions.servers.mail.messages()).toHaveLength(mails)
    },
  )

  it('without a URL fails the checkout with an error for the buyer', async () => {
    proxy.alter((session) => ({ ...session, url: null }), 'POST')
    const { error } = await functions.expectError('createCheckout', 'unexpected', purchase())
    expect(error).toBe(MESSAGES.noCheckoutUrl)
  })
})

describe('a lost DynamoDB response', () => {
  const isUpdate = ({ name }: { name: string }) => name === 'UpdateItem'
  const timesOf = (name: string, attempts: string[]) =>
    attempts.filter((attempt) => attempt === name).length

  it('does not delay the files of an order recorded as paid', async () => {
    const { url, orderId, session } = await open()
    await payAt(url, 'pay')
    const attempts = loseNextResponse(isUpdate)
    await sendEvent(signEvent('checkout.session.completed', session))
    expect(await statusOf(orderId)).toBe('paid')
    expect(timesOf('UpdateItem', attempts)).toBe(2)
    expect(timesOf('SendMessage', attempts)).toBe(1)
    await sendEvent(signEvent('checkout.session.completed', session))
    expect(timesOf('SendMessage', attempts)).toBe(1)
  })

  it('requests the files once, even when the event is delivered twice concurrently', async () => {
    const { url, orderId, session } = await open()
    await payAt(url, 'pay')
    const attempts = loseNextResponse(isUpdate)
    const completed = signEvent('checkout.session.completed', session)
    await Promise.all([sendEvent(completed), sendEvent(completed)])
    expect(timesOf('SendMessage', attempts)).toBe(1)
    expect(await statusOf(orderId)).toBe('paid')
  })
})

describe('the sweep', () => {
  it('runs on schedule and finds nothing to do before it is due', async () => {
    expect(await asService('payments', () => handler({ task: 'sweep' }))).toBe(0)
  })
})

testCommonErrors('payments')
