import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from './errors.ts'
import { log, shortId } from './log.ts'
import { count } from './metrics.ts'
import {
  FILES_GRACE,
  LINK_LIFETIME,
  later,
  mintToken,
  type Order,
  purgeAt,
  withToken,
} from './order.ts'
import { change, findOrder, insert } from './order-table.ts'

/*
 * The life of an order. Each arrow is one conditional update below; no other write moves an order,
 * and nothing moves left, so every one of them may be repeated, in any order, any number of times.
 *
 *   open ──> paid ──> ready ──> revoked      ready ──> ready with corrected answers
 *     ├────> expired    └──> revoked
 *     └────> failed
 */

const MINUTE = 60_000
/** How long the sweep leaves the normal path alone, in milliseconds. */
const PAYMENT_GRACE = 10 * MINUTE
/** After this many sweeps a person has to look. */
export const MAX_SWEEPS = 8

export type OrderDraft = Pick<
  Order,
  'id' | 'document_id' | 'title' | 'document_data' | 'amount' | 'currency'
>

const sorted = (answers: Order['document_data']) =>
  answers && Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))

/** Whether both say the same, in whatever order. */
export const isSameAnswers = (a: Order['document_data'], b: Order['document_data']): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

const isSamePurchase = (order: Order, draft: OrderDraft) =>
  order.document_id === draft.document_id &&
  order.amount === draft.amount &&
  isSameAnswers(order.document_data, draft.document_data)

/**
 * Opens an order, or returns the open one that the same request opened before.
 * @throws AppError conflict when the id was used for something else or is no longer open.
 */
export const openOrder = async (draft: OrderDraft, now = new Date()): Promise<Order> => {
  const order: Order = {
    ...draft,
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
  throw new AppError('conflict', MESSAGES.api.conflict)
}

/** Remembers which Stripe session pays for the order. */
export const attachSession = (id: string, sessionId: string, now = new Date()): Promise<boolean> =>
  change(id, {
    when: { status: 'open' },
    set: { session_id: sessionId, awaiting: 'payment', due_at: later(now, PAYMENT_GRACE) },
  })

export type Payment = Pick<Order, 'session_id' | 'payment_id' | 'email'>

/** open -> paid. Mints the download token. True only for the one call that moved the order. */
export const markPaid = (
  id: string,
  payment: Payment,
  now = new Date(),
  token = mintToken(),
): Promise<boolean> =>
  change(id, {
    when: { status: 'open' },
    set: {
      ...payment,
      status: 'paid',
      paid_at: now.toISOString(),
      ...withToken(token),
      awaiting: 'files',
      due_at: later(now, FILES_GRACE),
      sweeps: 0,
      purge_at: purgeAt(now),
    },
  })

/** open -> expired, when the session that could have paid it has expired. */
export const markExpired = (id: string, sessionId: string): Promise<boolean> =>
  change(id, {
    when: { status: 'open', session_id: sessionId },
    set: { status: 'expired' },
    remove: ['awaiting', 'due_at'],
  })

/** open -> failed, when a delayed payment did not go through. */
export const markFailed = (id: string): Promise<boolean> =>
  change(id, {
    when: { status: 'open' },
    set: { status: 'failed' },
    remove: ['awaiting', 'due_at'],
  })

export type Files = Required<Pick<Order, 'docx_url' | 'pdf_url' | 'instructions_url'>>

/** paid -> ready. The link starts to live now; the order awaits its mail until `markMailed`. */
export const markReady = (id: string, files: Files, now = new Date()): Promise<boolean> =>
  change(id, {
    when: { status: 'paid' },
    set: {
      ...files,
      status: 'ready',
      ready_at: now.toISOString(),
      expires_at: later(now, LINK_LIFETIME),
    },
  })

type Version = Pick<Order, 'id' | 'revision'>

/**
 * ready -> ready: the buyer's corrected answers, when no correction came between and the files are
 * those of the answers it corrects. The old files stay until `markCorrected`.
 */
export const correct = (
  { id, download_token, revision }: Order,
  answers: Order['document_data'],
  now = new Date(),
): Promise<boolean> =>
  change(id, {
    when: { status: 'ready', download_token, revision, files_revision: revision },
    set: {
      document_data: answers,
      revision: (revision ?? 1) + 1,
      corrected_at: now.toISOString(),
      awaiting: 'files',
      due_at: later(now, FILES_GRACE),
      sweeps: 0,
    },
    remove: ['mailed_at'],
  })

/** The files of the corrected answers are there: from now on they are the order's files. */
export const markCorrected = ({ id, revision }: Version, files: Files): Promise<boolean> =>
  change(id, { when: { status: 'ready', revision }, set: { ...files, files_revision: revision } })

/** The buyer has been written to about this version: nothing is left to do. */
export const markMailed = ({ id, revision }: Version, now = new Date()): Promise<boolean> =>
  change(id, {
    when: { status: 'ready', revision, files_revision: revision },
    set: { mailed_at: now.toISOString() },
    remove: ['awaiting', 'due_at'],
  })

const revokeFrom = (status: 'paid' | 'ready', id: string, now: Date): Promise<boolean> =>
  change(id, {
    when: { status },
    set: { status: 'revoked', revoked_at: now.toISOString(), expires_at: later(now, -1) },
    remove: ['awaiting', 'due_at'],
  })

/**
 * paid or ready -> revoked, after a refund or a dispute: the link answers as expired. The files may be
 * finished between the two looks, hence the third.
 */
export const revoke = async (id: string, now = new Date()): Promise<boolean> =>
  (await revokeFrom('ready', id, now)) ||
  (await revokeFrom('paid', id, now)) ||
  (await revokeFrom('ready', id, now))

/** ready -> revoked at the buyer's wish: answers, address and link are forgotten. */
export const erase = (id: string, token: string, now = new Date()): Promise<boolean> =>
  change(id, {
    when: { status: 'ready', download_token: token },
    set: { status: 'revoked', revoked_at: now.toISOString() },
    remove: [
      'document_data',
      'email',
      'download_token',
      'token_start',
      'docx_url',
      'pdf_url',
      'instructions_url',
      'expires_at',
      'awaiting',
      'due_at',
    ],
  })

/** A new link for a ready order: the old token is dead, seven days start again. */
export const reissue = async (
  id: string,
  now = new Date(),
  token = mintToken(),
): Promise<{ download_token: string; expires_at: string } | undefined> => {
  const link = { ...withToken(token), expires_at: later(now, LINK_LIFETIME) }
  const done = await change(id, {
    when: { status: 'ready' },
    set: { ...link, reissued_at: now.toISOString(), purge_at: purgeAt(now) },
  })
  return done ? link : undefined
}

/** Whether the next look of the sweep is the last: files that never come need a person. */
export const isLastLook = ({ awaiting, sweeps = 0 }: Order): boolean =>
  awaiting === 'files' && sweeps + 1 >= MAX_SWEEPS

/** The sweep has looked: it comes back later each time, until it puts the order before a person. */
export const postpone = (order: Order, now = new Date()): Promise<boolean> => {
  const sweeps = (order.sweeps ?? 0) + 1
  const wait = FILES_GRACE * 2 ** Math.min(sweeps, MAX_SWEEPS)
  return change(order.id, {
    when: { status: order.status, awaiting: order.awaiting },
    set: {
      sweeps,
      due_at: later(now, wait),
      awaiting: isLastLook(order) ? 'review' : order.awaiting,
    },
  })
}

/** A payment that fits no order: written down for a person, never guessed. */
export const recordUnmatched = (
  payment: Payment & { amount: number; currency: string; session_id: string },
  now = new Date(),
): Promise<boolean> =>
  insert({
    ...payment,
    id: `unmatched_${payment.session_id}`,
    document_id: 'unknown',
    title: 'Unmatched payment',
    status: 'unmatched',
    created_at: now.toISOString(),
    awaiting: 'review',
    due_at: now.toISOString(),
    purge_at: purgeAt(now),
  })
