import { expect, test, vi } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { PURCHASE, press, type RunningStripe, stripeOn, webhook } from './stripe.ts'

const buy = async (stripe: RunningStripe) => {
  const session = await stripe.sdk.checkout.sessions.create(PURCHASE)
  await press(session.url, 'pay')
  return session.id
}

test('an event is signed, whole and delivered once', async () => {
  const hook = await webhook()
  const stripe = await stripeOn(await temporaryFolder(), { webhookUrl: hook.url })
  const id = await buy(stripe)
  await expect.poll(() => hook.received).toHaveLength(1)
  expect(hook.received[0]).toMatchObject({
    id: expect.stringMatching(/^evt_\w{24}$/),
    object: 'event',
    api_version: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    created: expect.any(Number),
    livemode: false,
    type: 'checkout.session.completed',
    data: { object: { id, payment_status: 'paid', client_reference_id: 'order_1' } },
  })
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(hook.received).toHaveLength(1)
})

test('an event is sent again, later each time, until it is answered with 2xx', async () => {
  const hook = await webhook((request) => [500, 302, 204][request - 1] ?? 200)
  const stripe = await stripeOn(await temporaryFolder(), { webhookUrl: hook.url })
  await buy(stripe)
  await vi.waitFor(() => expect(hook.received).toHaveLength(3), { timeout: 60_000 })
  expect(new Set(hook.received.map(({ id }) => id)).size).toBe(1)
  const [first = 0, second = 0, third = 0] = hook.times
  expect(second - first).toBeGreaterThanOrEqual(490)
  expect(third - second).toBeGreaterThanOrEqual(990)
})

test('events without an answer are sent after a restart, answered ones are not', async () => {
  const dataDir = await temporaryFolder()
  const early = await webhook()
  const before = await stripeOn(dataDir, { webhookUrl: early.url })
  await buy(before)
  await expect.poll(() => early.received).toHaveLength(1)
  before.sendEventsTo('http://127.0.0.1:1/nobody')
  const missed = await buy(before)
  await before.stop()

  const hook = await webhook()
  await stripeOn(dataDir, { webhookUrl: hook.url })
  await expect.poll(() => hook.received).toHaveLength(1)
  expect(hook.received).toMatchObject([{ data: { object: { id: missed } } }])
})

test('an event can be sent once more on demand', async () => {
  const hook = await webhook((request) => (request === 2 ? 503 : 200))
  const stripe = await stripeOn(await temporaryFolder(), { webhookUrl: hook.url })
  await buy(stripe)
  await expect.poll(() => hook.received).toHaveLength(1)
  const [event] = stripe.events()
  expect(await stripe.deliver(String(event?.id))).toBe(503)
  expect(await stripe.deliver(String(event?.id))).toBe(200)
  expect(hook.received.map(({ id }) => id)).toEqual(Array(3).fill(event?.id))
})

test('a payment that takes time ends after a restart, too', async () => {
  const dataDir = await temporaryFolder()
  const before = await stripeOn(dataDir, { delay: 60_000 })
  const session = await before.sdk.checkout.sessions.create(PURCHASE)
  await press(session.url, 'later-succeeds')
  await before.stop()
  const later = () => new Date(Date.now() + 61_000)
  const after = await stripeOn(dataDir, { now: later })
  await vi.waitFor(
    () => expect(after.events().at(-1)?.type).toBe('checkout.session.async_payment_succeeded'),
    { timeout: 60_000 },
  )
  expect(await after.sdk.checkout.sessions.retrieve(session.id)).toMatchObject({
    payment_status: 'paid',
  })
})
