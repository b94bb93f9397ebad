import { log, shortId } from './log.ts'
import { count } from './metrics.ts'
import type { Order } from './order.ts'
import { findOrder } from './order-table.ts'
import {
  attachSession,
  markExpired,
  markFailed,
  markPaid,
  type Payment,
  recordUnmatched,
} from './orders.ts'
import { expectsLiveMode, fetchSession, type StripeSession } from './payments.ts'
import { requestGeneration } from './queue.ts'
import { countSale } from './sales.ts'

const paymentOf = (session: StripeSession): Payment & { session_id: string } => {
  const intent = session.payment_intent
  return {
    session_id: session.id,
    payment_id: typeof intent === 'string' ? intent : intent?.id,
    email: session.customer_details?.email?.toLowerCase() ?? undefined,
  }
}

/** A delayed payment that did not go through: the session is complete, its intent wants another try. */
const hasFailed = (session: StripeSession) =>
  session.status === 'complete' &&
  session.payment_status === 'unpaid' &&
  typeof session.payment_intent === 'object' &&
  ['requires_payment_method', 'canceled'].includes(session.payment_intent?.status ?? '')

/** A delayed payment through a link: the order hears of its session only now. */
const isUnderWay = (session: StripeSession, order: Order) =>
  session.status === 'complete' && !order.session_id

const isSettled = (session: StripeSession) =>
  session.payment_status === 'paid' || session.payment_status === 'no_payment_required'

/** With nothing to pay (a full discount) the price before discounts has to be ours. */
const amountOf = (session: StripeSession) =>
  session.payment_status === 'paid' ? session.amount_total : session.amount_subtotal

const fits = async (session: StripeSession, order: Order) =>
  amountOf(session) === order.amount &&
  session.currency === order.currency &&
  session.livemode === (await expectsLiveMode())

const setAside = async (session: StripeSession) => {
  const recorded = await recordUnmatched({
    ...paymentOf(session),
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'unknown',
  })
  if (!recorded) return
  log.warn('payment.unmatched', { session: shortId(session.id) })
  count('UnmatchedPayments')
}

const settle = async (session: StripeSession, order: Order | undefined) => {
  if (!order || !(await fits(session, order))) return setAside(session)
  if (await markPaid(order.id, paymentOf(session))) {
    log.info('order.paid', { order: shortId(order.id), amount: order.amount })
    count('OrdersPaid')
    await requestGeneration(order.id)
    return countSale()
  }
  const now = await findOrder(order.id)
  if (now?.session_id !== session.id) await setAside(session)
}

const fail = async ({ id }: Order) => {
  if (!(await markFailed(id))) return
  log.info('order.failed', { order: shortId(id) })
  count('OrdersFailed')
}

/**
 * Brings our record in line with what Stripe says of a session now: paid, failed, expired or still open.
 * Called by the webhook, the landing page and the sweep; safe any number of times in any order.
 * Returns the id of the order the session names, if there is such a session and order.
 */
export const fulfil = async (sessionId: string): Promise<string | undefined> => {
  const session = await fetchSession(sessionId)
  if (!session) return undefined
  const order = session.client_reference_id
    ? await findOrder(session.client_reference_id)
    : undefined
  if (isSettled(session)) await settle(session, order)
  else if (order && session.status === 'expired') await markExpired(order.id, session.id)
  else if (order && hasFailed(session)) await fail(order)
  else if (order && isUnderWay(session, order)) await attachSession(order.id, session.id)
  return order?.id
}
