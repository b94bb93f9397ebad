import { MESSAGES } from '../../../shared/messages.ts'
import { AppError } from '../platform/errors.ts'
import { log, shortId } from '../platform/log.ts'
import { count } from '../platform/metrics.ts'
import { awaitFiles, checkoutEnd, PAYMENT_GRACE_MS, pendingWorkAfterFiles } from './attempts.ts'
import { erasureDue } from './erasure.ts'
import { BUYER, type HistoryEntry } from './history.ts'
import { LINK_LIFETIME_MS, mintToken, withToken } from './link.ts'
import {
  type Files,
  isoTimeAfter,
  type OpenOrder,
  orderNumberOf,
  type PaidOrder,
  type Payment,
  purgeAt,
  type ReadyOrder,
} from './order.ts'
import { isSamePurchase, type OrderDraft } from './same-purchase.ts'
import { purchaseStateOf } from './state.ts'
import { findOrder } from './table.ts'
import { insert, transition } from './writes.ts'

/*
 * The order lifecycle. Each transition is one conditional update, so it is safe to repeat. Refunds and disputes are in
 * settlement.ts, erasure in revocation.ts, admin actions in admin-transitions.ts, the sweep's attempts in attempts.ts.
 *
 *   open ── markPaid ──> paid ── markReady ──> ready ── eraseOrder ──> revoked
 *     ├── markExpired ──> expired
 *     └── markFailed ───> failed
 *   open, expired, failed ── applyPayment ──> paid, when an admin assigns an unmatched payment
 *   paid, ready ── settle ──> revoked, while the payment is fully refunded or disputed
 *   revoked ── settle ──> ready (paid, if files are missing), once it is neither
 *   within open      attachSession
 *   within paid      regenerateFiles
 *   within ready     replaceAnswers, markCorrected, markMailed; regenerateFiles, regenerateMissingFiles, markRegenerated;
 *                    reissueLink, renewLink
 *   within paid, ready    changeEmail
 *   within paid, ready, revoked    settle, markRefundHandled
 *
 * `awaiting` is the order's next pending work, and `due_at` when the sweep attempts it next:
 *
 *   payment   open, from attachSession on
 *   files     paid; ready, until markMailed, and from a correction or regeneration until its end
 *   review    paid or ready, when all attempts of the sweep failed to produce files: needs an admin
 *   refund    ready or revoked, when a refund failed and no files are pending: needs an admin
 *   absent    open without a session, ready with nothing left to do, revoked, expired, failed
 */

/**
 * Opens an order, or returns the open one of an earlier identical request.
 * @throws AppError conflict if the id belongs to another purchase or the order is no longer open
 */
export const openOrder = async (draft: OrderDraft, now = new Date()): Promise<OpenOrder> => {
  const order: OpenOrder = {
    ...draft,
    order_number: orderNumberOf(draft),
    status: 'open',
    created_at: now.toISOString(),
    purge_at: purgeAt(now),
  }
  if (await insert(order)) {
    log.info('order.opened', { order: shortId(order.id), document: order.document_id })
    count('OrdersOpened')
    return order
  }
  const existing = await findOrder(draft.id)
  if (existing?.status === 'open' && isSamePurchase(existing, draft)) return existing
  if (existing?.status === 'paid' || existing?.status === 'ready') {
    const state = purchaseStateOf(existing, now)
    throw new AppError('conflict', MESSAGES.alreadyBought, { state })
  }
  throw new AppError('conflict', MESSAGES.api.conflict)
}

/**
 * Records the Stripe session that pays for the order. Stripe reports how a session ends; the sweep
 * checks once after that, and again only while a delayed payment is pending.
 */
export const attachSession = (
  order: Pick<OpenOrder, 'id' | 'created_at'>,
  sessionId: string,
): Promise<boolean> =>
  transition(order.id, {
    from: 'open',
    set: {
      session_id: sessionId,
      awaiting: 'payment',
      due_at: isoTimeAfter(new Date(checkoutEnd(order)), PAYMENT_GRACE_MS),
    },
  })

/** Records that a delayed payment is pending; false if already recorded. */
export const markPending = (id: string, now = new Date()): Promise<boolean> =>
  transition(id, {
    from: 'open',
    when: { pending_at: undefined },
    set: { pending_at: now.toISOString() },
  })

/** open -> paid. Mints the download token. True only for the call that made the transition. */
export const markPaid = (
  id: string,
  payment: Payment,
  now = new Date(),
  token = mintToken(),
): Promise<boolean> =>
  transition(id, {
    from: 'open',
    to: 'paid',
    set: {
      ...payment,
      paid_at: now.toISOString(),
      ...withToken(token),
      ...awaitFiles(now),
      purge_at: purgeAt(now),
    },
  })

/** open -> expired, when its session has expired. */
export const markExpired = (id: string, sessionId: string): Promise<boolean> =>
  transition(id, {
    from: 'open',
    to: 'expired',
    when: { session_id: sessionId },
    set: {},
    remove: ['awaiting', 'due_at'],
  })

/** open -> failed, when the delayed payment of its session failed. */
export const markFailed = (id: string, sessionId: string): Promise<boolean> =>
  transition(id, {
    from: 'open',
    to: 'failed',
    when: { session_id: sessionId },
    set: {},
    remove: ['awaiting', 'due_at'],
  })

/** paid -> ready. The link's lifetime begins; the order waits for its email until `markMailed`. */
export const markReady = (id: string, files: Files, now = new Date()): Promise<boolean> =>
  transition(id, {
    from: 'paid',
    to: 'ready',
    set: { ...files, ready_at: now.toISOString(), expires_at: isoTimeAfter(now, LINK_LIFETIME_MS) },
  })

/**
 * Replaces the answers of a ready order, unless another correction came first or files are pending.
 * The old files stay until `markCorrected`.
 */
export const replaceAnswers = (
  { id, download_token, revision }: ReadyOrder,
  answers: Pick<ReadyOrder, 'answers_version' | 'us_state'>,
  now = new Date(),
): Promise<boolean> =>
  transition(id, {
    from: 'ready',
    when: { download_token, revision, files_revision: revision },
    set: {
      ...answers,
      revision: (revision ?? 1) + 1,
      corrected_at: now.toISOString(),
      ...awaitFiles(now),
    },
    remove: ['mailed_at', 'document_data'],
    entries: [{ event: 'corrected', at: now.toISOString(), by: BUYER }],
  })

type Revision = Pick<ReadyOrder, 'id' | 'revision'>

/** Records that the corrected files are the order's files, and marks the previous ones for erasure. */
export const markCorrected = (
  { id, revision }: Revision,
  files: Files,
  now = new Date(),
): Promise<boolean> =>
  transition(id, {
    from: 'ready',
    when: { revision },
    set: { ...files, files_revision: revision, ...erasureDue(now) },
  })

/**
 * Records that the buyer was emailed about this revision. Only the review of a failed refund may
 * remain.
 */
export const markMailed = (
  { id, revision, refund_failed_at }: Revision & Pick<ReadyOrder, 'refund_failed_at'>,
  now = new Date(),
): Promise<boolean> => {
  const { set, remove } = pendingWorkAfterFiles({ refund_failed_at })
  return transition(id, {
    from: 'ready',
    when: { revision, files_revision: revision, refund_failed_at },
    set: { ...set, mailed_at: now.toISOString() },
    remove,
    entries: [{ event: 'mailed', at: now.toISOString() }],
  })
}

const regenerationEntries = (now: Date, by?: string): HistoryEntry[] => [
  { event: 'remade', at: now.toISOString(), by },
]

const regenerateReady = (id: string, when: Partial<ReadyOrder>, now: Date, by?: string) =>
  transition(id, {
    from: 'ready',
    when,
    set: { ...awaitFiles(now), remake_at: now.toISOString() },
    entries: regenerationEntries(now, by),
  })

/**
 * Makes files the pending work of a ready order with missing files. False if other work is pending.
 * The caller queues the generation.
 */
export const regenerateMissingFiles = (
  { id, awaiting }: ReadyOrder,
  now = new Date(),
): Promise<boolean> =>
  regenerateReady(id, { awaiting: awaiting === 'refund' ? awaiting : undefined }, now)

/**
 * Makes files the pending work of a paid or ready order; false if it no longer is either. The
 * caller queues the generation.
 */
export const regenerateFiles = (
  { id, status }: PaidOrder | ReadyOrder,
  now = new Date(),
  by?: string,
): Promise<boolean> =>
  status === 'ready'
    ? regenerateReady(id, {}, now, by)
    : transition(id, { from: 'paid', set: awaitFiles(now), entries: regenerationEntries(now, by) })

/** Records that the files were regenerated. A pending email or a newer request stays pending. */
export const markRegenerated = (order: ReadyOrder): Promise<boolean> => {
  const { id, revision, remake_at, mailed_at, refund_failed_at } = order
  const when = { revision, remake_at, mailed_at }
  if (!mailed_at) return transition(id, { from: 'ready', when, set: {}, remove: ['remake_at'] })
  const { set, remove } = pendingWorkAfterFiles(order)
  return transition(id, {
    from: 'ready',
    when: { ...when, refund_failed_at },
    set,
    remove: ['remake_at', ...remove],
  })
}
