import { RECORD_DAYS } from '../../shared/retention.ts'
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
import { describePaymentMethod } from './payment-method.ts'
import { log, shortId } from './platform/log.ts'
import { count } from './platform/metrics.ts'
import { requestGeneration } from './queue.ts'
import { settleRow } from './settle-payment.ts'
import { expectsLiveMode, fetchSession, type StripeSession } from './stripe.ts'

/** The charge of a session that was fetched with it. */
const chargeOf = ({ payment_intent: intent }: StripeSession) => {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined
  return typeof charge === 'object' ? charge : undefined
}

const paymentOf = (session: StripeSession): Payment => {
  const intent = session.payment_intent
  return {
    session_id: session.id,
    payment_id: typeof intent === 'string' ? intent : intent?.id,
    payment_method: describePaymentMethod(chargeOf(session)?.payment_method_details),
    email: session.customer_details?.email?.toLowerCase() ?? undefined,
  }
}

const isPaid = (session: StripeSession) =>
  session.payment_status === 'paid' || session.payment_status === 'no_payment_required'

/**
 * An unpaid session has failed when its delayed payment failed and its intent needs a new attempt.
 */
const hasFailed = (session: StripeSession) =>
  session.status === 'complete' &&
  typeof session.payment_intent === 'object' &&
  ['requires_payment_method', 'canceled'].includes(session.payment_intent?.status ?? '')

/** A delayed payment through a payment link; its session isn't attached to the order yet. */
const isPaymentPending = (session: StripeSession, order: Order) =>
  session.status === 'complete' && !order.session_id

/** Cents. With a full discount, the price before discounts must match ours. */
const amountOf = (session: StripeSession) =>
  session.payment_status === 'paid' ? session.amount_total : session.amount_subtotal

const matchesOrder = async (session: StripeSession, order: Order) =>
  amountOf(session) === order.amount &&
  session.currency === order.currency &&
  session.livemode === (await expectsLiveMode())

const intentAmountOf = ({ payment_intent: intent }: StripeSession) =>
  typeof intent === 'object' && intent !== null ? intent.amount : 0

const DAY_SECONDS = 24 * 60 * 60

/**
 * Whether the row of a session may have been purged. Recording its payment again would store the
 * payer's address again, even after an erasure, and let an admin refund a delivered document.
 */
const isPurged = ({ created }: StripeSession, now: Date) =>
  now.getTime() / 1000 - created > RECORD_DAYS * DAY_SECONDS

const recordMismatch = async (session: StripeSession, now: Date) => {
  if (!isPurged(session, now)) {
    await recordUnmatched({
      ...paymentOf(session),
      amount: session.amount_total ?? intentAmountOf(session),
      currency: session.currency ?? 'unknown',
    })
  }
  await settleRow(unmatchedId(session.id))
}

/**
 * Refunds and disputes may arrive before the payment, so the row is settled as soon as it is
 * recorded.
 */
const recordPayment = async (session: StripeSession, order: Order | undefined, now: Date) => {
  if (!order || !(await matchesOrder(session, order))) return recordMismatch(session, now)
  if (await markPaid(order.id, paymentOf(session))) {
    log.info('order.paid', { order: shortId(order.id), amount: order.amount })
    count('OrdersPaid')
    await countSale()
    const settled = await settleRow(order.id)
    if (settled?.status === 'paid') await requestGeneration(order.id)
    return
  }
  const current = await findOrder(order.id)
  if (current?.session_id === session.id) await settleRow(order.id)
  else await recordMismatch(session, now)
}

const recordFailure = async (order: Order, session: StripeSession) => {
  const { id } = order
  if (!(await markFailed(id, session.id))) return
  await retainAnswers(order, unpaidAnswersEnd(new Date()))
  log.info('order.failed', { order: shortId(id) })
  count('OrdersFailed')
}

/** A delayed payment can take longer than unpaid answers are stored. */
const recordPending = async (order: OpenOrder) => {
  if (order.pending_at !== undefined) return
  await retainAnswers(order, order.purge_at)
  await markPending(order.id)
}

/** An unpaid session. The buyer returns with its id, so the order must have it. */
const recordUnpaid = async (session: StripeSession, order: Order) => {
  if (session.status === 'expired') return markExpired(order.id, session.id)
  if (isPaymentPending(session, order)) await attachSession(order, session.id)
  if (session.status === 'complete' && order.status === 'open') await recordPending(order)
  if (hasFailed(session)) await recordFailure(order, session)
}

/**
 * Brings our record in line with the current state of a Stripe session: paid, failed, expired or
 * open. Called by the webhook, the order status page and the sweep; idempotent and
 * order-independent. Returns the id of the session's order, if both exist.
 * @throws UnreadableRow if that order's row has an unknown shape, so that Stripe and the sweep
 * retry. Recording its payment as unmatched could refund a delivered document.
 */
export const fulfill = async (sessionId: string, now = new Date()): Promise<string | undefined> => {
  const session = await fetchSession(sessionId)
  if (!session) return undefined
  const reference = session.client_reference_id ?? ''
  const order = isOrderId(reference) ? await findOrder(reference) : undefined
  if (isPaid(session)) await recordPayment(session, order, now)
  else if (order) await recordUnpaid(session, order)
  return order?.id
}
