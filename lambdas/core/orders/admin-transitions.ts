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

/*
 * What an admin does to a purchase, and what its buyer asks support for. `by` is who acts.
 */

type Link = Pick<ReadyOrder, 'download_token' | 'expires_at'>

const newLink = (now: Date, token = mintToken()) => ({
  ...withToken(token),
  expires_at: isoTimeAfter(now, LINK_LIFETIME_MS),
})

/**
 * Gives a ready order a new link for seven days and ends all earlier access: the old link, and the browser that placed
 * the order. Undefined when the order has moved on or has another link by now.
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
 * Gives an order whose link has run out a new one, as its buyer asked. It works for seven days, but not longer than
 * the purchase is stored, which no request of a stranger prolongs. Undefined when that time is over, or another
 * request was faster.
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
 * Gives an order another address and a new link, and ends all earlier access. False when the order has moved on or has
 * another address by now.
 */
export const changeEmail = async (
  { id, status, email: former, answers_version }: PaidOrder | ReadyOrder,
  email: string,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  const from = former && maskAddress(former)
  const at = now.toISOString()
  const given = {
    when: { email: former },
    remove: ['access_key'] as const,
    entries: [
      { event: 'readdressed', at, by, from, to: maskAddress(email) },
    ] satisfies HistoryEntry[],
  }
  if (status === 'paid') {
    return transition(id, { from: status, ...given, set: { email, ...withToken(mintToken()) } })
  }
  const set = { email, ...newLink(now), purge_at: purgeAt(now) }
  if (!(await transition(id, { from: status, ...given, set }))) return false
  await retainAnswers({ id, answers_version }, set.purge_at)
  return true
}

const DAY = 24 * 60 * 60 * 1000

type Sendable = ReadyOrder | RevokedOrder

/** The times of the day before `now` at which the link was mailed on request. */
const linksSent = ({ links_sent_at = [], link_sent_at }: Sendable, now: Date): string[] => {
  const sent = new Set([...links_sent_at, ...(link_sent_at ? [link_sent_at] : [])])
  return [...sent].filter((at) => Date.parse(at) + DAY > now.getTime())
}

/** Whether the link may be mailed on request: once an hour, and some times a day. */
export const isLinkDue = (order: Sendable, now: Date): boolean => {
  const sent = linksSent(order, now)
  const isPause = sent.some((at) => Date.parse(at) + LIMITS.linkIntervalMs > now.getTime())
  return !isPause && sent.length < LIMITS.linksPerDay
}

/**
 * Records that the link was mailed because somebody asked for it. Anybody can ask for any address: the history, which
 * keeps its latest entries only, gets none, or asking often enough would push refunds and disputes out of it.
 */
export const markLinkSent = (order: Sendable, now: Date): Promise<boolean> => {
  const at = now.toISOString()
  const set = { link_sent_at: at, links_sent_at: [...linksSent(order, now), at] }
  return transition(order.id, { from: order.status, set })
}

/** An order that nobody has paid for, whatever became of its session. */
export type UnpaidOrder = OpenOrder | ExpiredOrder | FailedOrder

/** open, expired or failed -> paid, by a payment that fitted no order; the order's amount is what was paid. */
export const applyPayment = (
  { id, status }: UnpaidOrder,
  payment: UnmatchedPayment,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  const { session_id, payment_id, email, amount, currency } = payment
  const at = now.toISOString()
  return transition(id, {
    from: status,
    to: 'paid',
    set: {
      ...{ session_id, payment_id, email, amount, currency },
      paid_at: at,
      ...withToken(mintToken()),
      ...awaitFiles(now),
      purge_at: purgeAt(now),
    },
    entries: [{ event: 'assigned', at, by, amount, text: payment.id }],
  })
}

/** Ends the review of a failed refund; false when the order has none. Pending files stay pending. */
export const markRefundHandled = async (
  { id, status, awaiting, refund_failed_at }: BoughtOrder,
  now = new Date(),
  by?: string,
): Promise<boolean> => {
  if (refund_failed_at === undefined) return false
  const entries: HistoryEntry[] = [{ event: 'closed', at: now.toISOString(), by }]
  const given = { when: { refund_failed_at, awaiting }, set: {}, entries }
  return status !== 'paid' && awaiting === 'refund'
    ? transition(id, { from: status, ...given, remove: ['refund_failed_at', 'awaiting', 'due_at'] })
    : transition(id, { from: status, ...given, remove: ['refund_failed_at'] })
}
