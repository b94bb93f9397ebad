import { afterAll, beforeAll, expect, it } from 'vitest'
import { filePrefixOf } from '../../lambdas/core/files.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import fc from '../support/fast-check.ts'
import { crashes } from '../support/store/intercept-calls.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, type Store, sessionOf, signEvent, startStore } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

const DAY = 86_400_000

let store: Store
let crash: ReturnType<typeof crashes>
/**
 * The time of the sweeps. It advances by a day with each crash, because attempts are further and
 * further apart.
 */
let today = Date.now()
beforeAll(async () => {
  // Messages that a dead process has received stay hidden, so that no other call is counted.
  store = await startStore({ visibilityTimeout: 600 })
  crash = crashes()
})
afterAll(() => store.stop())

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)

const openPaid = async () => {
  store.holdEvents()
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const event = signEvent('checkout.session.completed', { id: sessionOf(body.url) })
  return { id: body.orderId, event }
}

/** Recovers as a store does after a crash: Stripe delivers again, and the schedule sweeps. */
const recover = async (event: ReturnType<typeof signEvent>, nextDeath: number | undefined) => {
  crash.revive()
  crash.dieAfter(nextDeath)
  await store.deliver(event)
  today += DAY
  await Promise.allSettled([sweep(new Date(today))])
}

/** A paid purchase, from its webhook to its mail, through processes that die after so many calls each. */
const buyThrough = async (deaths: readonly number[]) => {
  const { id, event } = await openPaid()
  const [first, ...more] = deaths
  const [tokens, before] = [new Set<string>(), crash.deaths()]
  crash.dieAfter(first)
  await store.deliver(event)
  const order = await until(
    async () => {
      if (crash.isDead()) await recover(event, more.shift())
      const row = await orderOf(id)
      if (row?.download_token) tokens.add(row.download_token)
      return row
    },
    (row) =>
      row?.mailed_at !== undefined &&
      !crash.isDead() &&
      (first === undefined || crash.deaths() > before),
  )
  const calls = crash.calls()
  crash.revive()
  return { id, order, tokens, calls }
}

const isWhole = async (deaths: readonly number[]) => {
  const { id, order, tokens } = await buyThrough(deaths)
  expect(order?.status).toBe('ready')
  expect([...tokens]).toEqual([order?.download_token])
  expect((await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id)))).toHaveLength(3)
  const mails = (await store.parts.mail.messages()).map(({ text = '' }) => text)
  expect(mails.some((text) => text.includes(order?.download_token ?? '-'))).toBe(true)
}

it('whichever calls were the last of their processes, a purchase ends ready with one token', async () => {
  await buyThrough([])
  const { calls } = await buyThrough([])
  expect(calls).toBeGreaterThan(8)
  const everyCall = Array.from({ length: calls }, (_, index): [number[]] => [[index + 1]])
  const several = fc.array(fc.integer({ min: 1, max: calls }), { minLength: 2, maxLength: 4 })
  await fc.assert(fc.asyncProperty(several, isWhole), {
    numRuns: everyCall.length + 4,
    examples: everyCall,
  })
  expect(crash.deaths()).toBeGreaterThanOrEqual(calls + 4)
})
