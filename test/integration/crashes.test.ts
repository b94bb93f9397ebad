import { beforeAll, expect, it } from 'vitest'
import { filePrefixOf } from '../../lambdas/core/files.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import fc from '../support/fast-check.ts'
import { simulateCrashes } from '../support/store/intercept-calls.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, sessionOf, signEvent } from '../support/store/store.ts'

const DAY_MS = 86_400_000

// Messages that a dead process received stay hidden, so that no other call is counted.
setUpNewStore({ visibilityTimeout: 600 })
let crashSimulator: ReturnType<typeof simulateCrashes>
/** The time of the sweeps. Each crash advances it by a day, because the intervals between attempts grow. */
let today = Date.now()
beforeAll(async () => {
  crashSimulator = simulateCrashes()
})

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)

const openPaid = async () => {
  store.holdEvents()
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  const event = signEvent('checkout.session.completed', { id: sessionOf(body.url) })
  return { id: body.orderId, event }
}

/** Recovery after a crash: Stripe delivers again, and the schedule sweeps. */
const recover = async (event: ReturnType<typeof signEvent>, nextCrash: number | undefined) => {
  crashSimulator.revive()
  crashSimulator.crashAfter(nextCrash)
  await store.deliver(event)
  today += DAY_MS
  await Promise.allSettled([sweep(new Date(today))])
}

/** A paid purchase from its webhook to its email, through processes that exit after a number of calls each. */
const buyThrough = async (crashes: readonly number[]) => {
  const { id, event } = await openPaid()
  const [first, ...more] = crashes
  const [tokens, before] = [new Set<string>(), crashSimulator.crashCount()]
  crashSimulator.crashAfter(first)
  await store.deliver(event)
  const order = await poll(
    async () => {
      if (crashSimulator.isDead()) await recover(event, more.shift())
      const row = await orderOf(id)
      if (row?.download_token) tokens.add(row.download_token)
      return row
    },
    (row) =>
      row?.mailed_at !== undefined &&
      !crashSimulator.isDead() &&
      (first === undefined || crashSimulator.crashCount() > before),
  )
  const calls = crashSimulator.calls()
  crashSimulator.revive()
  return { id, order, tokens, calls }
}

const expectComplete = async (crashes: readonly number[]) => {
  const { id, order, tokens } = await buyThrough(crashes)
  expect(order?.status).toBe('ready')
  expect([...tokens]).toEqual([order?.download_token])
  expect((await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id)))).toHaveLength(3)
  const mails = (await store.servers.mail.messages()).map(({ text = '' }) => text)
  expect(mails.some((text) => text.includes(order?.download_token ?? '-'))).toBe(true)
}

it('a purchase becomes ready with one token wherever the process crashes', async () => {
  await buyThrough([])
  const { calls } = await buyThrough([])
  expect(calls).toBeGreaterThan(8)
  const everyCall = Array.from({ length: calls }, (_, index): [number[]] => [[index + 1]])
  const several = fc.array(fc.integer({ min: 1, max: calls }), { minLength: 2, maxLength: 4 })
  await fc.assert(fc.asyncProperty(several, expectComplete), {
    numRuns: everyCall.length + 4,
    examples: everyCall,
  })
  expect(crashSimulator.crashCount()).toBeGreaterThanOrEqual(calls + 4)
})
