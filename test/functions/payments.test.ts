import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { itAnswersCommonErrors } from '../support/functions/common-errors.ts'
import { type Functions, startFunctions } from '../support/functions/functions.ts'
import { allOrders } from '../support/store/rows.ts'
import { payAt, purchase, type SignedEvent, sessionOf, signEvent } from '../support/store/store.ts'

let functions: Functions
beforeAll(async () => {
  functions = await startFunctions()
})
afterAll(() => functions.stop())

const open = async () => {
  const { url, orderId } = await functions.answer('createCheckout', purchase())
  return { url, orderId, session: { id: sessionOf(url), object: 'checkout.session' } }
}

const signed = ({ signature }: SignedEvent) => ({ headers: { 'Stripe-Signature': signature } })

const hear = (event: SignedEvent) => functions.answer('stripeWebhook', event.body, signed(event))

const statusOf = async (orderId: string) =>
  (await allOrders(functions)).find(({ id }) => id === orderId)?.status

describe('stripeWebhook', () => {
  it('believes of an event no more than Stripe itself says', async () => {
    const { url, orderId, session } = await open()
    const completed = signEvent('checkout.session.completed', session)
    await hear(completed)
    expect(await statusOf(orderId)).toBe('open')
    await payAt(url, 'pay')
    await hear(completed)
    await hear(completed)
    expect(await statusOf(orderId)).toBe('paid')
  })

  it.each([
    ['of a session that Stripe does not know', 'checkout.session.expired', { id: 'cs_test_none' }],
    ['of a refund of something else', 'charge.refunded', { payment_intent: 'pi_none' }],
    ['of another type', 'invoice.paid', { id: 'in_1' }],
  ])('hears an event %s, and does nothing', async (_, type, object) => {
    const before = await allOrders(functions)
    await hear(signEvent(type, object))
    expect(await allOrders(functions)).toEqual(before)
  })

  it.each<[string, (good: SignedEvent) => SignedEvent]>([
    ['without a signature', (good) => ({ ...good, signature: '' })],
    ['with a signature that is none', (good) => ({ ...good, signature: 't=1,v1=00' })],
    ['with a byte more', (good) => ({ ...good, body: `${good.body} ` })],
    ['signed with another secret', () => signEvent('invoice.paid', {}, { secret: 'whsec_other' })],
    [
      'signed more than five minutes ago',
      () => signEvent('invoice.paid', {}, { at: new Date(Date.now() - 301_000) }),
    ],
  ])('turns an event %s away', async (_, forge) => {
    const event = forge(signEvent('invoice.paid', { id: 'in_1' }))
    await functions.refusal('stripeWebhook', 'bad_request', event.body, signed(event))
  })
})

itAnswersCommonErrors('payments', () => functions)
