import { retainAnswers, unpaidAnswersEnd } from './orders/answers.ts'
import { countSale } from './orders/offer-quota.ts'
import type { OpenOrder, Order, Payment } from './orders/order.ts'
import { isOrderId } from './orders/order-id.ts'
import { findOrder } from './orders/table.ts'
import {
  attachSession,
  markExpired,
  markFailed,
  markPaid,
  markPending,
} from './orders/transitions.ts'
import { recordUnmatched, unmatchedId } from './orders/unmatched.ts'
import { log, shortId } from './platform/log.ts'
import { count } from './platform/metrics.ts'
import { requestGeneration } from './queue.ts'
import { settleRow } from './settle-payment.ts'
import { expectsLiveMode, fetchSession, type StripeSession } from './stripe.ts'

const paymentOf = (session: StripeSession): Payment => {
  const intent = session.payment_intent
  return {
    session_id: session.id,
    payment_id: typeof intent === 'string' ? intent : intent?.id,
    email: session.customer_details?.email?.toLowerCase() ?? undefined,
  }
}

const isPaid = (session: StripeSession) =>
  session.payment_status === 'paid' || session.payment_status === 'no_payment_required'

/** Of a session that is not paid: a delayed payment did not go through, its intent wants another try. */
const hasFailed = (session: StripeSession) =>
  session.status === 'complete' &&
  typeof session.payment_intent === 'object' &&
  ['requires_payment_method', 'canceled'].includes(session.payment_intent?.status ?? '')

/** A delayed payment through a payment link, whose session the order does not know yet. */
const isUnderWay = (session: StripeSession, order: Order) =>
  session.status === 'complete' && !order.session_id

/** Cents. With nothing to pay (a full discount) the price before discounts has to be ours. */
const amountOf = (session: StripeSession) =>
  session.payment_status === 'paid' ? session.amount_total : session.amount_subtotal

const matchesOrder = async (session: StripeSession, order: Order) =>
  amountOf(session) === order.amount &&
  session.currency === order.currency &&
  session.livemode === (await expectsLiveMode())

const intentAmountOf = ({ payment_intent: intent }: StripeSession) =>
  typeof intent === 'object' && intent !== null ? intent.amount : 0

const recordMismatch = async (session: StripeSession) => {
  await recordUnmatched({
    ...paymentOf(session),
    amount: session.amount_total ?? intentAmountOf(session),
    currency: session.currency ?? 'unknown',
  })
  await settleRow(unmatchedId(session.id))
}

/** Refunds and disputes may have come before the payment, so its row is settled as soon as it is recorded. */
const recordPayment = async (session: StripeSession, order: Order | undefined) => {
  if (!order || !(await matchesOrder(session, order))) return recordMismatch(session)
  if (await markPaid(order.id, paymentOf(session))) {
    log.info('order.paid', { order: shortId(order.id), amount: order.amount })
    count('OrdersPaid')
    await countSale()
    const settled = await settleRow(order.id)
    if (settled?.status === 'paid') await requestGeneration(order.id)
    return
  }
  const present = await findOrder(order.id)
  if (present?.session_id === session.id) await settleRow(order.id)
  else await recordMismatch(session)
}

const recordFailure = async (order: Order, session: StripeSession) => {
  const { id } = order
  if (!(await markFailed(id, session.id))) return
  await retainAnswers(order, unpaidAnswersEnd(new Date()))
  log.info('order.failed', { order: shortId(id) })
  count('OrdersFailed')
}

/** A delayed payment may take longer than the answers of an unpaid order are stored. */
const recordPending = async (order: OpenOrder) => {
  if (order.pending_at !== undefined) return
  await retainAnswers(order, order.purge_at)
  await markPending(order.id)
}

/** A session that nobody paid yet; the buyer returns with its id, so the order has to know it. */
const recordUnpaid = async (session: StripeSession, order: Order) => {
  if (session.status === 'expired') return markExpired(order.id, session.id)
  if (isUnderWay(session, order)) await attachSession(order, session.id)
  if (session.status === 'complete' && order.status === 'open') await recordPending(order)
  if (hasFailed(session)) await recordFailure(order, session)
}

/**
 * Brings our record in line with what Stripe says of a session now: paid, failed, expired or still open.
 * Called by the webhook, the landing page and the sweep; safe any number of times in any order.
 * Returns the id of the order the session names, if there is such a session and order.
 * @throws UnreadableRow when that order's row has an unknown shape: Stripe and the sweep ask again, while
 * a payment recorded as unmatched might be refunded for a document that was delivered.
 */
export const fulfill = async (sessionId: string): Promise<string | undefined> => {
  const session = await fetchSession(sessionId)
  if (!session) return undefined
  const reference = session.client_reference_id ?? ''
  const order = isOrderId(reference) ? await findOrder(reference) : undefined
  if (isPaid(session)) await recordPayment(session, order)
  else if (order) await recordUnpaid(session, order)
  return order?.id
}
