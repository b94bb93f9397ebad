import { LIMITS } from '../../../shared/limits.ts'
import { retainAnswers } from './answers.ts'
import { awaitFiles } from './attempts.ts'
import { BUYER, type HistoryEntry, maskAddress } from './history.ts'
import { LINK_LIFETIME_MS, mintToken, withToken } from './link.ts'
import {
  type BoughtOrder,
  type ExpiredOrder,
  type FailedOrder,
  isoTimeAfter,
  type OpenOrder,
  type PaidOrder,
  purgeAt,
  type ReadyOrder,
  type RevokedOrder,
  type UnmatchedPayment,
} from './order.ts'
import { transition } from './writes.ts'

/* Transitions by admins, and by buyers who request a link. `by` is the actor. */

type Link = Pick<ReadyOrder, 'download_token' | 'expires_at'>

const newLink = (now: Date, token = mintToken()) => ({
  ...withToken(token),
  expires_at: isoTimeAfter(now, LINK_LIFETIME_MS),
})

/**
 * Gives a ready order a new link for seven days and revokes all earlier access: the old link and
 * the browser that placed the order. Undefined if the order has changed in the meantime.
 */
export const reissueLink = async (
  {
    id,
    download_token,
    answers_version,
  }: Pick<ReadyOrder, 'id' | 'download_token' | 'answers_version'>,
  now = new Date(),
  by?: string,
): Promise<Link | undefined> => {
  const link = newLink(now)
  const at = now.toISOString()
  const done = await transition(id, {
    from: 'ready',
    when: { download_token },
    set: { ...link, reissued_at: at, purge_at: purgeAt(now) },
    remove: ['access_key'],
    entries: [{ event: 'reissued', at, by }],
  })
  if (!done) return undefined
  await retainAnswers({ id, answers_version }, purgeAt(now))
  return link
}

/**
 * Gives an order with an expired link a new one at its buyer's request. It works for seven days,
 * but no longer than the purchase is stored, which anonymous requests must not extend. Undefined if
 * that time has passed or another request was faster.
 */
export const renewLink = async (
  { id, download_token, purge_at }: ReadyOrder,
  now: Date,
): Promise<Link | undefined> => {
  const { expires_at, ...token } = newLink(now)
  const at = now.toISOString()
  const end = new Date(purge_at * 1000).toISOString()
  if (end <= at) return undefined
  const link = { ...token, expires_at: expires_at < end ? expires_at : end }
  const done = await transition(id, {
    from: 'ready',
    when: { download_token },
    set: { ...link, reissued_at: at },
    entries: [{ event: 'reissued', at, by: BUYER }],
  })
  return done ? link : undefined
}

/**
 * Changes an order's address, gives it a new link and revokes all earlier access. False if the
 * order has changed in the meantime.
 */
export const changeEmail = async (
  { id, status, email: previousEmail, answers_version }: PaidOrder | ReadyOrder,
  email: string,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  const from = previousEmail && maskAddress(previousEmail)
  const at = now.toISOString()
  const change = {
    when: { email: previousEmail },
    remove: ['access_key'] as const,
    entries: [
      { event: 'readdressed', at, by, from, to: maskAddress(email) },
    ] satisfies HistoryEntry[],
  }
  if (status === 'paid') {
    return transition(id, { from: status, ...change, set: { email, ...withToken(mintToken()) } })
  }
  const set = { email, ...newLink(now), purge_at: purgeAt(now) }
  if (!(await transition(id, { from: status, ...change, set }))) return false
  await retainAnswers({ id, answers_version }, set.purge_at)
  return true
}

const DAY_MS = 24 * 60 * 60 * 1000

type Sendable = ReadyOrder | RevokedOrder

/** The times in the 24 hours before `now` when the link was emailed on request. */
const recentSendTimes = ({ links_sent_at = [], link_sent_at }: Sendable, now: Date): string[] => {
  const sent = new Set([...links_sent_at, ...(link_sent_at ? [link_sent_at] : [])])
  return [...sent].filter((at) => Date.parse(at) + DAY_MS > now.getTime())
}

/** Whether the link may be emailed on request: once an hour, and a few times a day. */
export const isLinkDue = (order: Sendable, now: Date): boolean => {
  const sent = recentSendTimes(order, now)
  const isTooSoon = sent.some((at) => Date.parse(at) + LIMITS.linkIntervalMs > now.getTime())
  return !isTooSoon && sent.length < LIMITS.linksPerDay
}

/**
 * Records that the link was emailed on request. Anyone can request it for any address, so the
 * history, which has limited entries, gets none: repeated requests could push refunds and disputes
 * out of it.
 */
export const markLinkSent = (order: Sendable, now: Date): Promise<boolean> => {
  const at = now.toISOString()
  const set = { link_sent_at: at, links_sent_at: [...recentSendTimes(order, now), at] }
  return transition(order.id, { from: order.status, set })
}

/** An unpaid order in any status. */
export type UnpaidOrder = OpenOrder | ExpiredOrder | FailedOrder

/**
 * open, expired or failed -> paid, by an unmatched payment. The order's amount becomes the paid
 * amount.
 */
export const applyPayment = (
  { id, status }: UnpaidOrder,
  payment: UnmatchedPayment,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  const { session_id, payment_id, payment_method, email, amount, currency } = payment
  const at = now.toISOString()
  return transition(id, {
    from: status,
    to: 'paid',
    set: {
      ...{ session_id, payment_id, payment_method, email, amount, currency },
      paid_at: at,
      ...withToken(mintToken()),
      ...awaitFiles(now),
      purge_at: purgeAt(now),
    },
    entries: [{ event: 'assigned', at, by, amount, text: payment.id }],
  })
}

/** Ends the review of a failed refund; false if there is none. Pending files stay pending. */
export const markRefundHandled = async (
  { id, status, awaiting, refund_failed_at }: BoughtOrder,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  if (refund_failed_at === undefined) return false
  const entries: HistoryEntry[] = [{ event: 'closed', at: now.toISOString(), by }]
  const change = { when: { refund_failed_at, awaiting }, set: {}, entries }
  return status !== 'paid' && awaiting === 'refund'
    ? transition(id, {
        from: status,
        ...change,
        remove: ['refund_failed_at', 'awaiting', 'due_at'],
      })
    : transition(id, { from: status, ...change, remove: ['refund_failed_at'] })
}
