import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import fc from '../support/fast-check.ts'
import { setUpNewStore, store } from '../support/store/new-store.ts'
import { poll } from '../support/store/poll.ts'
import { allOrders } from '../support/store/rows.ts'
import { payAt, sessionOf, signEvent } from '../support/store/store.ts'

setUpNewStore({ paymentDelay: 0 })
beforeAll(async () => {
  store.holdEvents()
})

/** Actions at Stripe that end the session; they have no effect on an ended session. */
const OUTCOMES = {
  pay: 'paid',
  'later-succeeds': 'paid',
  'later-fails': 'failed',
  expire: 'expired',
} as const
type SessionAction = keyof typeof OUTCOMES

/** What the store receives, in any order, whether or not it happened. The first six make it fetch the session. */
const TRIGGERS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'the buyer returns from Stripe',
  'the buyer requests the order',
  'payment_intent.created',
  'charge.refunded',
  'charge.dispute.created',
] as const
type Trigger = (typeof TRIGGERS)[number]

type Order = { id: string; session: string; url: string }
/** `isEnded`: Stripe has a refund or a dispute of the payment. */
type Model = { session: 'open' | (typeof OUTCOMES)[SessionAction]; order: string; isEnded: boolean }

const FETCHES_SESSION = new Set<Trigger>(TRIGGERS.slice(0, 6))

const isCharge = (sign: Trigger) => sign.startsWith('charge.')

/**
 * The model of the state machine: only an open order follows its session, and a refund or a dispute revokes a paid
 * order, whichever event comes first.
 */
const nextModel = ({ session, order, isEnded: wasEnded }: Model, sign: Trigger): Model => {
  const isEnded = wasEnded || (isCharge(sign) && session === 'paid')
  if (FETCHES_SESSION.has(sign) && order === 'open') {
    return { session, order: session === 'paid' && isEnded ? 'revoked' : session, isEnded }
  }
  return { session, order: isEnded && order === 'paid' ? 'revoked' : order, isEnded }
}

const intentOf = async (session: string) => {
  const { payment_intent: intent } = await store.stripe.checkout.sessions.retrieve(session)
  return typeof intent === 'string' ? intent : `pi_${randomUUID()}`
}

/** Waits until a delayed payment has succeeded or failed. */
const waitUntilSettled = (session: string) =>
  poll(
    () => store.stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
    ({ payment_intent: intent }) =>
      typeof intent !== 'object' || intent === null || intent.status !== 'processing',
  )

const endSession = async ({ session, url }: Order, end: SessionAction) => {
  if (end === 'expire') await store.stripe.checkout.sessions.expire(session)
  else await payAt(url, end)
  await waitUntilSettled(session)
}

/** Refunds or disputes a payment at Stripe, once. */
const endPayment = async (payment_intent: string, sign: Trigger) => {
  if (sign === 'charge.dispute.created') store.servers.stripe.dispute(payment_intent)
  else await store.stripe.refunds.create({ payment_intent })
}

const sendEvent = async (
  { id, session }: Order,
  sign: Trigger,
  { session: state, isEnded }: Model,
) => {
  if (sign === 'the buyer returns from Stripe') return store.status(session)
  if (sign === 'the buyer requests the order') return store.status(id)
  const payment_intent = isCharge(sign) ? await intentOf(session) : undefined
  if (payment_intent && state === 'paid' && !isEnded) await endPayment(payment_intent, sign)
  const object = payment_intent ? { payment_intent } : { id: session }
  expect(await store.deliver(signEvent(sign, object))).toBe(200)
}

const statusOf = async (id: string) => {
  const status = (await allOrders(store)).find((order) => order.id === id)?.status
  return status === 'ready' ? 'paid' : status
}

type Sequence = [early: Trigger[], end: SessionAction, late: Trigger[]]

/** Applies a sequence to an order; returns its id if it ends up paid. */
const runSequence = async ([early, how, late]: Sequence): Promise<string | undefined> => {
  const { body } = await store.checkout()
  const order = { id: body.orderId, session: sessionOf(body.url), url: body.url }
  let model: Model = { session: 'open', order: 'open', isEnded: false }
  const trigger = async (sign: Trigger) => {
    await sendEvent(order, sign, model)
    model = nextModel(model, sign)
    expect([sign, await statusOf(order.id)]).toEqual([sign, model.order])
  }
  for (const sign of early) await trigger(sign)
  await endSession(order, how)
  model = { ...model, session: OUTCOMES[how] }
  for (const sign of late) await trigger(sign)
  return model.order === 'paid' ? order.id : undefined
}

/** The orders that are tested concurrently, because they mostly wait. */
const CONCURRENT_ORDERS = 6

it('an order ends in the state of the model after any sequence of events', async () => {
  const triggers = fc.array(fc.constantFrom(...TRIGGERS), { maxLength: 6 })
  const end = fc.constantFrom(
    ...Object.keys(OUTCOMES).filter((key): key is SessionAction => key in OUTCOMES),
  )
  const sequences = fc.array(fc.tuple(triggers, end, triggers), {
    minLength: CONCURRENT_ORDERS,
    maxLength: CONCURRENT_ORDERS,
  })
  const bought: string[] = []
  await fc.assert(
    fc.asyncProperty(sequences, async (lives) => {
      const paid = await Promise.all(lives.map(runSequence))
      bought.push(...paid.filter((id) => id !== undefined))
    }),
    {
      numRuns: 5,
      examples: [
        [
          [
            [[], 'pay', ['checkout.session.completed', 'checkout.session.expired']],
            [[], 'later-succeeds', ['checkout.session.completed', 'charge.refunded']],
            [[], 'expire', ['checkout.session.expired', 'checkout.session.completed']],
          ],
        ],
      ],
    },
  )
  expect(bought.length).toBeGreaterThan(0)
  for (const id of bought) await store.ready(id)
})
