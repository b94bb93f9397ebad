import { retainAnswers } from './answers.ts'
import { pendingWorkAfterFiles } from './attempts.ts'
import { BUYER, type HistoryEntry, STRIPE } from './history.ts'
import { LINK_LIFETIME_MS } from './link.ts'
import {
  type BoughtOrder,
  isoTimeAfter,
  type PaidOrder,
  purgeAt,
  type ReadyOrder,
  type RevokedOrder,
  type UnmatchedPayment,
} from './order.ts'
import {
  type PaidRow,
  type PaymentState,
  type Plan,
  planSettlement,
  type Refund,
} from './settlement-plan.ts'
import { transition } from './writes.ts'

/*
 * Brings a row in line with its payment's refunds and disputes. The result depends on Stripe's
 * objects only, not on the events or their order.
 */

/** A write fails if anything that the plan was based on has changed. */
const ifUnchanged = ({ last_write, refunded_amount }: PaidRow) => ({
  last_write,
  refunded_amount,
})

const refundValues = (
  row: PaidRow,
  { total, refundedAt, needsReview }: Plan,
  now: Date,
): Pick<PaidRow, 'refunded_amount' | 'refunded_at' | 'refund_failed_at'> => ({
  ...(total > 0 && { refunded_amount: total, refunded_at: refundedAt }),
  ...(needsReview && { refund_failed_at: row.refund_failed_at ?? now.toISOString() }),
})

const unusedRefundValues = ({ total, needsReview }: Plan) => [
  ...(total > 0 ? [] : (['refunded_amount', 'refunded_at'] as const)),
  ...(needsReview ? [] : (['refund_failed_at'] as const)),
]

/** paid or ready -> revoked. The link reports that it has expired. */
const revoke = (order: PaidOrder | ReadyOrder, plan: Plan, now: Date): Promise<boolean> => {
  const { isFullRefund, revokedBy } = plan
  const at = now.toISOString()
  const values = refundValues(order, plan, now)
  const pendingWork = pendingWorkAfterFiles(values)
  const by = isFullRefund ? revokedBy : STRIPE
  const hasDisputeEntry = !isFullRefund && plan.entries.some(({ event }) => event === 'disputed')
  return transition(order.id, {
    from: order.status,
    to: 'revoked',
    when: ifUnchanged(order),
    set: {
      ...values,
      ...pendingWork.set,
      revoked_at: at,
      expires_at: isoTimeAfter(now, -1),
    },
    remove: [...unusedRefundValues(plan), ...pendingWork.remove],
    entries: hasDisputeEntry ? plan.entries : [...plan.entries, { event: 'revoked', at, by }],
  })
}

/**
 * Whether a refund or a dispute revoked the link: its history entry has the time of the revocation
 * and an actor. Legacy records without them stay revoked, and so do orders erased by the buyer.
 */
const canRestore = ({ history = [], revoked_at, download_token }: RevokedOrder): boolean =>
  download_token !== undefined &&
  history.some(
    ({ event, at, by }) =>
      at === revoked_at &&
      (event === 'disputed' || (event === 'revoked' && by !== undefined && by !== BUYER)),
  )

/**
 * revoked -> ready: the same link works for another seven days. Without files, revoked -> paid: the
 * caller requests them.
 */
const restore = async (order: RevokedOrder, plan: Plan, now: Date): Promise<boolean> => {
  const { id, revoked_at, download_token = '', token_start = '' } = order
  const { ready_at, docx_url, pdf_url, instructions_url } = order
  const at = now.toISOString()
  const when = { ...ifUnchanged(order), revoked_at, download_token }
  const values = { ...refundValues(order, plan, now), download_token, token_start }
  const pendingWork = pendingWorkAfterFiles(values)
  const entries: HistoryEntry[] = [...plan.entries, { event: 'restored', at, by: STRIPE }]
  if (ready_at && docx_url && pdf_url && instructions_url) {
    const restored = await transition(id, {
      from: 'revoked',
      to: 'ready',
      when,
      set: {
        ...{ ...values, ready_at, docx_url, pdf_url, instructions_url },
        ...pendingWork.set,
        expires_at: isoTimeAfter(now, LINK_LIFETIME_MS),
        purge_at: purgeAt(now),
      },
      remove: [...unusedRefundValues(plan), ...pendingWork.remove, 'revoked_at'],
      entries,
    })
    if (restored) await retainAnswers(order, purgeAt(now))
    return restored
  }
  return transition(id, {
    from: 'revoked',
    to: 'paid',
    when,
    set: { ...values, awaiting: 'files', due_at: at, sweeps: 0 },
    remove: [...unusedRefundValues(plan), 'revoked_at', 'expires_at'],
    entries,
  })
}

/**
 * Pending files precede the review of a failed refund, which starts in markMailed and
 * markRegenerated.
 */
const updateOrder = (order: BoughtOrder, plan: Plan, now: Date): Promise<boolean> => {
  const { id, status, awaiting } = order
  const values = refundValues(order, plan, now)
  const change = { when: ifUnchanged(order), entries: plan.entries }
  const unused = unusedRefundValues(plan)
  if (status === 'paid' || awaiting === 'files' || awaiting === 'review') {
    return transition(id, { from: status, ...change, set: values, remove: unused })
  }
  const pendingWork = pendingWorkAfterFiles(values)
  return transition(id, {
    from: status,
    ...change,
    set: { ...values, ...pendingWork.set },
    remove: [...unused, ...pendingWork.remove],
  })
}

/** A full refund ends the review; a later failure reopens it. */
const updateUnmatched = (row: UnmatchedPayment, plan: Plan, now: Date): Promise<boolean> => {
  const reopens = plan.failed.length > 0 && plan.needsReview
  return transition(row.id, {
    from: 'unmatched',
    when: { ...ifUnchanged(row), assigned_to: undefined },
    set: {
      ...refundValues(row, plan, now),
      ...(reopens && { awaiting: 'review', due_at: row.due_at ?? now.toISOString() }),
    },
    remove: [
      ...unusedRefundValues(plan),
      ...(reopens ? (['closed_at'] as const) : []),
      ...(plan.isFullRefund ? (['awaiting', 'due_at'] as const) : []),
    ],
    entries: plan.entries,
  })
}

const isCurrent = (row: PaidRow, { entries, total, needsReview }: Plan): boolean =>
  entries.length === 0 &&
  (row.refunded_amount ?? 0) === total &&
  needsReview === (row.refund_failed_at !== undefined)

type Outcome = { result: 'unchanged' | 'changed' | 'conflict'; failed: readonly Refund[] }

const applyPlan = (row: PaidRow, plan: Plan, now: Date): Promise<boolean> | undefined => {
  if (row.status === 'unmatched') {
    return isCurrent(row, plan) ? undefined : updateUnmatched(row, plan, now)
  }
  if (row.status === 'revoked') {
    if (!plan.shouldRevoke && canRestore(row)) return restore(row, plan, now)
  } else if (plan.shouldRevoke) return revoke(row, plan, now)
  return isCurrent(row, plan) ? undefined : updateOrder(row, plan, now)
}

/**
 * Updates a row to match its payment in one conditional update: totals, history, link and review.
 * `failed` has the failed refunds recorded by this call. 'conflict' if the row has changed since it
 * was read.
 */
export const settle = async (
  row: PaidRow,
  state: PaymentState,
  now = new Date(),
): Promise<Outcome> => {
  const plan = planSettlement(row, state, now)
  const written = await applyPlan(row, plan, now)
  if (written === undefined) return { result: 'unchanged', failed: [] }
  return written ? { result: 'changed', failed: plan.failed } : { result: 'conflict', failed: [] }
}
