import Stripe from 'stripe'
import { afterAll, expect, it } from 'vitest'
import { isDeep } from '../support/deep.ts'
import fc from '../support/fast-check.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { deliver, deliverCompleted, open, openLink, stripe } from '../support/functions/payments.ts'
import { payAt } from '../support/store/store.ts'

setUpFunctions()

const localStripe = () => functions.servers.stripe

const PRICE = 1900

type Step =
  | { act: 'refund'; amount?: number }
  | { act: 'fail'; which: number }
  | { act: 'dispute'; status: 'needs_response' | 'warning_needs_response' }
  | { act: 'close'; status: 'won' | 'lost' | 'warning_closed' }
  | { act: 'deliver'; which: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constant('refund'), amount: fc.integer({ min: 1, max: PRICE }) }),
  fc.record({ act: fc.constant('refund') }),
  fc.record({ act: fc.constant('fail'), which: fc.nat() }),
  fc.record({
    act: fc.constant('dispute'),
    status: fc.constantFrom('needs_response', 'warning_needs_response'),
  }),
  fc.record({
    act: fc.constant('close'),
    status: fc.constantFrom('won', 'lost', 'warning_closed'),
  }),
  fc.record({ act: fc.constant('deliver'), which: fc.nat() }),
)

/** Stripe rejects refunds beyond the remaining amount, and of disputed payments. */
const ignoreRejection = async (work: Promise<unknown>) => {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % list.length]

/** Pays at Stripe for an order, or a second time, which matches no order. Delivers no event. */
const pay = async (isMatched: boolean) => {
  const { url, orderId, sessionId } = await open()
  await payAt(url, 'pay')
  if (isMatched) return { id: orderId, sessionId }
  await deliverCompleted(sessionId)
  const second = await openLink(orderId)
  await payAt(second.url, 'pay')
  return { id: `unmatched_${second.sessionId}`, sessionId: second.sessionId }
}

/** The final state of a payment according to Stripe's objects. */
const stripeState = async (payment_intent: string) => {
  const { data: refunds } = await stripe().refunds.list({ payment_intent, limit: 100 })
  const { data: disputes } = await stripe().disputes.list({ payment_intent, limit: 100 })
  const failed = refunds.filter(({ status }) => status === 'failed')
  const total = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
  return {
    refundIds: refunds.map(({ id }) => id),
    failedIds: failed.map(({ id }) => id),
    total,
    isFull: total === PRICE,
    isDisputed: disputes.some(({ status }) => !['won', 'warning_closed'].includes(status)),
  }
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const refundsIn = ({ history = [] }: Row, wanted: string) =>
  history.flatMap(({ event, refund }) => (event === wanted && refund ? [refund] : []))

/** The same according to the store's row. */
const storedState = async (id: string) => {
  const { purchases } = await functions.call('findPurchases', { query: id })
  const row = await rowOf(id)
  if (!row) throw new Error('The payment is not recorded')
  return {
    refundIds: refundsIn(row, 'refunded').toSorted(),
    failedIds: refundsIn(row, 'refund_failed').toSorted(),
    total: row.refunded_amount ?? 0,
    isDisputed: purchases[0]?.isDisputed,
    status: row.status,
    hasFailedRefund: row.refund_failed_at !== undefined,
    awaiting: row.awaiting,
  }
}

const expectedWork = (
  isMatched: boolean,
  isFull: boolean,
  isRevoked: boolean,
  needsReview: boolean,
) => {
  if (!isMatched) return isFull ? undefined : 'review'
  if (!isRevoked) return 'files'
  return needsReview ? 'refund' : undefined
}

/** The number of tested sequences and delivered events. */
const tested = { sequences: 0, events: 0 }
afterAll(() => console.info(`Stripe: ${tested.sequences} sequences, ${tested.events} events`))

it('settles repeated, delayed and reordered events to the state in Stripe', async () => {
  const scenario = fc.record({
    isMatched: fc.boolean(),
    isRepeated: fc.boolean(),
    steps: fc.array(anyStep, { minLength: 1, maxLength: 10 }),
    ranks: fc.array(fc.nat(), { minLength: 100, maxLength: 100 }),
  })
  await fc.assert(
    fc.asyncProperty(scenario, async ({ isMatched, isRepeated, steps, ranks }) => {
      tested.sequences += 1
      const { id, sessionId } = await pay(isMatched)
      const session = await stripe().checkout.sessions.retrieve(sessionId)
      const payment_intent = String(session.payment_intent)
      const events = () =>
        localStripe()
          .events()
          .filter(({ data: { object } }) =>
            [object.id, object.payment_intent].some(
              (of) => of === sessionId || of === payment_intent,
            ),
          )
      const deliverEvent = async (event: ReturnType<typeof events>[number] | undefined) => {
        if (!event) return
        tested.events += 1
        await deliver(event.type, event.data.object)
      }
      for (const step of steps) {
        if (step.act === 'refund') {
          await ignoreRejection(stripe().refunds.create({ payment_intent, amount: step.amount }))
        } else if (step.act === 'fail') {
          const { data } = await stripe().refunds.list({ payment_intent })
          const refund = pick(data, step.which)
          if (refund?.status === 'succeeded') localStripe().failRefund(refund.id)
        } else if (step.act === 'dispute') localStripe().dispute(payment_intent, step.status)
        else if (step.act === 'close') localStripe().closeDisputes(payment_intent, step.status)
        else await deliverEvent(pick(events(), step.which))
      }
      const shuffled = events()
        .map((event, index) => ({ event, rank: ranks[index] ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
      for (const { event } of shuffled) await deliverEvent(event)
      for (const { event } of isRepeated ? shuffled.toReversed() : []) await deliverEvent(event)
      const { refundIds, failedIds, total, isFull, isDisputed } = await stripeState(payment_intent)
      const isRevoked = isFull || isDisputed
      const needsReview = failedIds.length > 0 && !isFull
      expect(await storedState(id)).toEqual({
        refundIds: refundIds.toSorted(),
        failedIds: failedIds.toSorted(),
        total,
        isDisputed,
        status: isMatched ? (isRevoked ? 'revoked' : 'paid') : 'unmatched',
        hasFailedRefund: needsReview,
        awaiting: expectedWork(isMatched, isFull, isRevoked, needsReview),
      })
    }),
    {
      numRuns: isDeep ? 200 : 15,
      examples: [
        [
          {
            isMatched: true,
            isRepeated: true,
            steps: [{ act: 'refund' }, { act: 'deliver', which: 0 }, { act: 'fail', which: 0 }],
            ranks: [9, 8, 7, 6, 5, 4, 3, 2, 1],
          },
        ],
        [{ isMatched: true, isRepeated: false, steps: [{ act: 'refund' }], ranks: [3, 2, 1] }],
        [
          {
            isMatched: false,
            isRepeated: true,
            steps: [{ act: 'dispute', status: 'needs_response' }],
            ranks: [2, 1],
          },
        ],
      ],
    },
  )
})
