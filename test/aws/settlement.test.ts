import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import {
  type BoughtOrder,
  isoTimeAfter,
  purchase,
  type ReadyOrder,
  type UnmatchedPayment,
} from '../../lambdas/core/orders/order.ts'
import { settle } from '../../lambdas/core/orders/settlement.ts'
import type { PaymentState } from '../../lambdas/core/orders/settlement-plan.ts'
import { purchaseStateOf, refundedAmountOf } from '../../lambdas/core/orders/state.ts'
import { database } from '../../lambdas/core/platform/database.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00.000Z')
const at = NOW.toISOString()
const EARLIER = '2026-11-20T12:00:00.000Z'

setUpAws()

type Row = Record<string, unknown> & { id: string }
const { unmatched, paid, 'paid in review': paidInReview, 'ready and mailed': ready } = stored.orders
const revoked = {
  ...stored.orders['revoked from ready by a refund at Stripe'],
  revoked_at: EARLIER,
  history: [{ event: 'disputed', at: EARLIER, by: 'Stripe' }],
}

const refund = (amount: number, id = 're_1') => ({ id, amount, at, isFailed: false })
const failed = { ...refund(500), isFailed: true }
const entryOf = (event: string, amount = 500) => ({ event, at: EARLIER, amount, refund: 're_1' })

/** Stores a row, `changed` since it was read, and settles it with its payment's refunds and dispute. */
const settleRow = async (row: Row, state: Partial<PaymentState> = {}, changed: object = {}) => {
  await aws.putRow({ ...row, ...changed })
  const read = purchase.parse(row) as BoughtOrder | UnmatchedPayment
  const outcome = await settle(read, { refunds: [], isDisputed: false, ...state }, NOW)
  const after = purchase.parse(await aws.readOrder(row.id))
  const events = after.history?.map(({ event }) => event)
  return { ...outcome, row: after, events, state: purchaseStateOf(after, NOW) }
}

it.each([
  ['disputed', [], ['disputed']],
  ['disputed', [refund(500)], ['refunded', 'disputed']],
  ['refunded', [refund(1900)], ['refunded', 'disputed', 'revoked']],
])(
  'a dispute revokes the link, which is %s with the refunds %j',
  async (state, refunds, events) => {
    const after = await settleRow(paid, { refunds, isDisputed: true })
    const row = { status: 'revoked', revoked_at: at, expires_at: isoTimeAfter(NOW, -1) }
    expect(after).toMatchObject({ result: 'changed', events, state, row })
    expect(after.row).not.toHaveProperty('awaiting')
  },
)

it('a link that exists despite a dispute is revoked with its own entry', async () => {
  const order = { ...paid, history: revoked.history }
  const { events } = await settleRow(order, { refunds: [refund(500)], isDisputed: true })
  expect(events).toEqual(['disputed', 'refunded', 'revoked'])
})

describe('a revoked link', () => {
  const answered = { ...revoked, answers_version: '1_a' }
  const Key = { order_id: revoked.id, version: answered.answers_version }
  const ANSWERS_END = 4_000_000_000
  const putAnswers = () =>
    aws.putRow({ ...Key, answers: {}, purge_at: ANSWERS_END }, process.env.ORDER_ANSWERS_TABLE)
  const answersEnd = async () => {
    const TableName = process.env.ORDER_ANSWERS_TABLE
    return (await database().send(new GetCommand({ TableName, Key }))).Item?.purge_at
  }

  it.each([
    ['dispute', { event: 'disputed', by: 'Stripe' }],
    ['refund', { event: 'revoked', by: 'owner@example.com' }],
  ])('is restored with its answers after the %s', async (_, entry) => {
    await putAnswers()
    const order = { ...answered, history: [{ ...entry, at: EARLIER }] }
    const { row, state } = await settleRow({ ...order, refunded_amount: 1900, refunded_at: at })
    expect(state).toBe('ready')
    expect(row).not.toHaveProperty('refunded_amount')
    expect(row).not.toHaveProperty('revoked_at')
    expect(await answersEnd()).toBe(row.purge_at)
  })

  it.each(['ready_at', 'docx_url', 'pdf_url', 'instructions_url'] as const)(
    'without %s waits for files when it is restored',
    async (missing) => {
      const { [missing]: _, ...order } = revoked
      const { row } = await settleRow({ ...order, refunded_amount: 500, refunded_at: at })
      expect(row).toMatchObject({ status: 'paid', awaiting: 'files', due_at: at, sweeps: 0 })
      const stored = Object.keys((await aws.readOrder(row.id)) ?? {})
      const gone = ['refunded_amount', 'refunded_at', 'revoked_at', 'expires_at']
      expect(stored.filter((key) => gone.includes(key))).toEqual([])
    },
  )

  it.each([
    ['has no entry, as in legacy records', undefined],
    ['was made by the buyer', { event: 'revoked', at: EARLIER, by: 'the buyer' }],
    ['has no actor', { event: 'revoked', at: EARLIER }],
    ['was not made by the dispute', { event: 'disputed', at, by: 'Stripe' }],
    ['has only the entry of a note', { event: 'noted', at: EARLIER, by: 'owner@example.com' }],
  ])('stays revoked if the revocation %s', async (_, entry) => {
    const history = entry && [entry, { event: 'won', at, by: 'Stripe' }]
    const { state } = await settleRow({ ...revoked, history }, { refunds: [failed] })
    expect(state).toBe('refunded')
  })

  it('stays revoked once its order is erased', async () => {
    const order = { ...stored.orders.erased, revoked_at: EARLIER, history: revoked.history }
    expect(await settleRow(order)).toMatchObject({ events: ['disputed', 'won'], state: 'deleted' })
  })

  it('is not restored when the order has changed in the meantime', async () => {
    await putAnswers()
    for (const changed of [{ revoked_at: at }, { last_write: 'x' }]) {
      const after = await settleRow(answered, { refunds: [failed] }, changed)
      expect(after).toMatchObject({ result: 'conflict', failed: [], row: { status: 'revoked' } })
    }
    expect(await answersEnd()).toBe(ANSWERS_END)
  })
})

describe('a failed refund', () => {
  it.each([
    ['files', paid],
    ['review', paidInReview],
    ['files', { ...ready, awaiting: 'files', due_at: at, sweeps: 0 }],
    ['review', { ...ready, awaiting: 'review', due_at: at, sweeps: 0 }],
    ['refund', ready],
    ['refund', { ...revoked, history: undefined }],
  ])('leaves the order waiting for %s, once', async (awaiting, order) => {
    const after = await settleRow(order, { refunds: [failed] })
    expect(after).toMatchObject({ failed: [failed], row: { awaiting, refund_failed_at: at } })
    const again = await settleRow({ ...order, ...after.row }, { refunds: [failed] })
    expect(again).toMatchObject({ result: 'unchanged', failed: [] })
  })

  it('needs no review after a full refund', async () => {
    const pending = { refund_failed_at: at, awaiting: 'refund', due_at: at, refunded_amount: 1900 }
    const order = { ...revoked, ...pending, history: [entryOf('refunded', 1900)] }
    const { row } = await settleRow(order, { refunds: [refund(1900)] })
    expect(row).toMatchObject({ status: 'revoked', refunded_amount: 1900 })
    expect(row).not.toHaveProperty('refund_failed_at')
    expect(row).not.toHaveProperty('awaiting')
  })
})

it.each([
  ['is added if it is missing', refund(500), {}, { refunded_amount: 500, refunded_at: at }],
  ['is removed when it fails', failed, { refunded_amount: 500, refunded_at: at }, {}],
])('the amount of a refund in the history %s', async (_, one, before, after) => {
  const order = { ...ready, ...before, history: [entryOf('refunded')] }
  const { row } = await settleRow(order, { refunds: [one] })
  const { refunded_amount, refunded_at } = { ...row } as ReadyOrder
  expect({ refunded_amount, refunded_at }).toEqual(after)
})

describe('an unmatched payment', () => {
  const { awaiting, due_at, ...rest } = unmatched
  const closed_at = EARLIER
  const decided = { ...rest, closed_at }
  const notified = { ...decided, refund_failed_at: at, history: [entryOf('refund_failed')] }

  it.each([
    ['returns to review when a refund fails', decided, [failed], { awaiting, due_at: at }],
    ['keeps its place in the queue', unmatched, [failed], { awaiting, due_at }],
    ['stays closed after another refund', notified, [failed, refund(9, 're_2')], { closed_at }],
    ['stays closed after a full one', decided, [failed, refund(1900, 're_2')], { closed_at }],
  ])('%s', async (_, payment, refunds, expected) => {
    const { row } = await settleRow(payment, { refunds })
    const { awaiting, due_at, closed_at } = { ...row } as UnmatchedPayment
    expect({ awaiting, due_at, closed_at }).toEqual(expected)
  })

  it.each([{ assigned_to: 'ord_1' }, { last_write: 'x' }])(
    'is not changed after %j',
    async (by) => {
      expect(await settleRow(unmatched, { refunds: [failed] }, by)).toMatchObject({
        result: 'conflict',
      })
    },
  )

  it.each([
    ['unmatched', unmatched, 0],
    ['unmatched', stored.orders['unmatched without payment or address'], 0],
    ['refunded', stored.orders['unmatched and refunded'], 1900],
    ['unmatched', { ...unmatched, refunded_amount: 500, refunded_at: at }, 500],
    ['disputed', { ...unmatched, history: revoked.history }, 0],
  ])('is %s', (state, row, amount) => {
    const payment = purchase.parse(row)
    expect([purchaseStateOf(payment, NOW), refundedAmountOf(payment)]).toEqual([state, amount])
  })
})
