import { expect, test, vi } from 'vitest'
import { temporaryFolder } from './folder.ts'
import { PURCHASE, press, type RunningStripe, stripeOn, webhook } from './stripe.ts'

const buy = async (stripe: RunningStripe) => {
  const session = await stripe.sdk.checkout.sessions.create(PURCHASE)
  await press(session.url, 'pay')
  return session.id
}

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
