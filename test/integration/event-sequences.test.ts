import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allOrders } from '../support/rows.ts'
import { payAt, type Store, sessionOf, signEvent, startStore } from '../support/store.ts'
import { until } from '../support/until.ts'

let store: Store
beforeAll(async () => {
  store = await startStore({ paymentDelay: 0 })
  store.holdEvents()
})
afterAll(() => store.stop())

/** What happens at Stripe; each ends an open session, and does nothing to one that has ended. */
const ENDS = {
  pay: 'paid',
  'later-succeeds': 'paid',
  'later-fails': 'failed',
  expire: 'expired',
} as const
type End = keyof typeof ENDS

/** What we hear of it, true or not, in any order; the first seven tell us to look at the session. */
const SIGNS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'the buyer returns from Stripe',
  'the buyer asks for the order',
  'payment_intent.created',
  'charge.refunded',
  'charge.dispute.created',
] as const
type Sign = (typeof SIGNS)[number]

type World = { id: string; session: string; url: string }
type Model = { session: 'open' | (typeof ENDS)[End]; order: string }

const LOOKS = new Set<Sign>(SIGNS.slice(0, 6))

/** The whole state machine: only an open order follows its session, and only a sale is taken back. */
const after = ({ session, order }: Model, sign: Sign): Model => {
  if (LOOKS.has(sign)) return { session, order: order === 'open' ? session : order }
  if (sign === 'payment_intent.created' || order !== 'paid') return { session, order }
  return { session, order: 'revoked' }
}

const intentOf = async (session: string) => {
  const { payment_intent: intent } = await store.stripe.checkout.sessions.retrieve(session)
  return typeof intent === 'string' ? intent : `pi_${randomUUID()}`
}

/** Lets a payment that takes time come to its end. */
const settled = (session: string) =>
  until(
    () => store.stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
    ({ payment_intent: intent }) =>
      typeof intent !== 'object' || intent === null || intent.status !== 'processing',
  )

const bring = async ({ session, url }: World, end: End) => {
  if (end === 'expire') await store.stripe.checkout.sessions.expire(session)
  else await payAt(url, end)
  await settled(session)
}

const tell = async ({ id, session }: World, sign: Sign) => {
  if (sign === 'the buyer returns from Stripe') return store.status(session)
  if (sign === 'the buyer asks for the order') return store.status(id)
  const isCharge = sign.startsWith('charge.')
  const object = isCharge ? { payment_intent: await intentOf(session) } : { id: session }
  expect(await store.deliver(signEvent(sign, object))).toBe(200)
}

const statusOf = async (id: string) => {
  const status = (await allOrders(store)).find((order) => order.id === id)?.status
  return status === 'ready' ? 'paid' : status
}

it('after any sequence of events an order is in the state that the model says', async () => {
  const signs = fc.array(fc.constantFrom(...SIGNS), { maxLength: 6 })
  const end = fc.constantFrom(...Object.keys(ENDS).filter((key): key is End => key in ENDS))
  const bought: string[] = []
  await fc.assert(
    fc.asyncProperty(signs, end, signs, async (early, how, late) => {
      const { body } = await store.checkout()
      const world = { id: body.orderId, session: sessionOf(body.url), url: body.url }
      let model: Model = { session: 'open', order: 'open' }
      const hear = async (sign: Sign) => {
        await tell(world, sign)
        model = after(model, sign)
        expect([sign, await statusOf(world.id)]).toEqual([sign, model.order])
      }
      for (const sign of early) await hear(sign)
      await bring(world, how)
      model = { ...model, session: ENDS[how] }
      for (const sign of late) await hear(sign)
      if (model.order === 'paid') bought.push(world.id)
    }),
    {
      numRuns: 30,
      examples: [
        [[], 'pay', ['checkout.session.completed', 'checkout.session.expired']],
        [[], 'later-succeeds', ['checkout.session.completed', 'charge.refunded']],
        [[], 'expire', ['checkout.session.expired', 'checkout.session.completed']],
      ],
    },
  )
  expect(bought.length).toBeGreaterThan(0)
  for (const id of bought) await store.ready(id)
})
