/*
 * `npm run bench:load [-- purchases per second] [seconds] [share of errors]`: purchases at a steady rate against the
 * whole product on this machine, while a share of all AWS calls fails, half of them after taking effect. Counts lost
 * and duplicated purchases, and measures how long buyers and Stripe wait.
 */
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { awsError, interceptCalls } from '../support/store/intercept-calls.ts'
import { allFiles, allOrders } from '../support/store/rows.ts'
import { payAt, type Store, sessionOf, signEvent, startStore } from '../support/store/store.ts'
import { quantile } from './measure.ts'

const [RATE = 2, SECONDS = 30, SHARE = 0.05] = process.argv.slice(2).map(Number)
/** The maximum wait for unfinished purchases, in milliseconds. */
const TIMEOUT_MS = 180_000
const MINUTE = 60_000

const print = (line: string) => process.stdout.write(`${line}\n`)

const injectErrors = (share: number) => {
  const counts = { attempts: 0, refused: 0, responsesLost: 0 }
  interceptCalls(async (_, send) => {
    counts.attempts += 1
    const dice = Math.random()
    if (dice < share / 2) {
      counts.refused += 1
      throw awsError()
    }
    const answer = await send()
    if (dice >= share) return answer
    counts.responsesLost += 1
    throw awsError()
  }, 'attempts')
  return counts
}

type Measured = { orderId: string; webhook: number[] }

/** Retries until a 2xx response, as Stripe does. */
const sendWebhook = async (store: Store, session: string, waits: number[]) => {
  let status = 0
  while (status !== 200) {
    const started = performance.now()
    status = await store.deliver(signEvent('checkout.session.completed', { id: session }))
    waits.push(performance.now() - started)
    if (status !== 200) await pause(500)
  }
}

/** One buyer, who retries failed requests; undefined for a buyer who leaves before paying. */
const buy = async (store: Store): Promise<Measured | undefined> => {
  const requestId = crypto.randomUUID()
  for (let press = 0; press < 5; press += 1) {
    const { status, body } = await store.checkout({ requestId })
    if (status !== 200) continue
    const measured: Measured = { orderId: body.orderId, webhook: [] }
    await payAt(body.url, 'pay')
    await sendWebhook(store, sessionOf(body.url), measured.webhook)
    return measured
  }
  return undefined
}

const pace = async (store: Store) => {
  const purchases: Promise<Measured | undefined>[] = []
  for (let sold = 0; sold < RATE * SECONDS; sold += 1) {
    purchases.push(buy(store))
    await pause(1000 / RATE)
  }
  return (await Promise.all(purchases)).flatMap((measured) => measured ?? [])
}

const countWaiting = async (store: Store, paid: readonly Measured[]) => {
  const ids = new Set(paid.map(({ orderId }) => orderId))
  return (await allOrders(store)).filter(({ id, mailed_at }) => ids.has(id) && !mailed_at)
}

/** Waits for the queue to drain. The sweep finds orders whose message was lost after a few minutes. */
const settle = async (store: Store, paid: readonly Measured[]) => {
  const end = performance.now() + TIMEOUT_MS
  let clock = Date.now()
  let swept = 0
  let before = Number.POSITIVE_INFINITY
  while (performance.now() < end) {
    const left = (await countWaiting(store, paid)).length
    if (left === 0) return swept
    if (left === before) {
      clock += 60 * MINUTE
      const [result] = await Promise.allSettled([sweep(new Date(clock))])
      if (result?.status === 'fulfilled') swept += result.value
    }
    before = left
    await pause(3000)
  }
  return swept
}

const summary = (name: string, times: number[]) => {
  const [middle, p95, p99] = [0.5, 0.95, 0.99].map((share) =>
    Math.round(quantile(times, share)).toLocaleString('en-US'),
  )
  print(`${name}: median ${middle} ms, p95 ${p95} ms, p99 ${p99} ms`)
}

const verdict = async (store: Store, paid: readonly Measured[]) => {
  const [orders, files, emails] = [
    await allOrders(store),
    await allFiles(store),
    (await store.servers.mail.messages()).map(({ text = '' }) => text),
  ]
  const bought = paid.map(({ orderId }) => orders.find(({ id }) => id === orderId))
  const lost = bought.filter((order) => order?.status !== 'ready').length
  const tokens = new Set(orders.flatMap(({ download_token: token }) => token ?? []))
  const extraFiles = files.length - 3 * paid.length + orders.length - paid.length
  const extraEmails = emails.length - paid.length
  print(
    `lost ${lost}, duplicated ${extraFiles}, tokens ${tokens.size} for ${paid.length} purchases`,
  )
  print(`emails sent twice because the response was lost: ${extraEmails}`)
  const waits = bought.flatMap((order) =>
    order?.paid_at && order.ready_at
      ? [Date.parse(order.ready_at) - Date.parse(order.paid_at)]
      : [],
  )
  summary(
    'webhook',
    paid.flatMap(({ webhook }) => webhook),
  )
  summary('paid to ready', waits)
  return lost === 0 && extraFiles === 0 && tokens.size === paid.length
}

const store = await startStore()
store.holdEvents()
const counts = injectErrors(SHARE)
print(`${cpus()[0]?.model ?? 'Unknown processor'}, Node ${process.versions.node}`)
print(`${RATE} purchases a second for ${SECONDS} s, ${SHARE * 100} % of attempts at AWS fail`)
const paid = await pace(store)
const swept = await settle(store, paid)
print(
  `attempts ${counts.attempts}, refused ${counts.refused}, responses lost ${counts.responsesLost}`,
)
print(`paid ${paid.length}, messages the sweep sent again: ${swept}`)
const isWhole = (await verdict(store, paid)) && (SHARE === 0 || counts.refused > 0)
await store.stop()
process.exit(isWhole ? 0 : 1)
