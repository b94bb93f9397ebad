import { assignPayment } from '../../shared/api/unmatched-payments.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { applyPayment, type UnpaidOrder } from '../core/orders/admin-transitions.ts'
import { retainAnswers, unpaidAnswersEnd } from '../core/orders/answers.ts'
import { isDisputed } from '../core/orders/history.ts'
import { countSale } from '../core/orders/offer-quota.ts'
import { isBought, type Order, type UnmatchedPayment } from '../core/orders/order.ts'
import { findOrder, findPurchase } from '../core/orders/table.ts'
import { claim, release } from '../core/orders/unmatched.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { count } from '../core/platform/metrics.ts'
import { requestGeneration } from '../core/queue.ts'
import { settleRow } from '../core/settle-payment.ts'

const { assigned, answersExpired, disputed, orderPaid, orderUnknown, changed } = MESSAGES.unmatched

const conflict = (message: string) => new AppError('conflict', message)

/**
 * @throws AppError not_found without such a payment, conflict if it was already assigned or
 * refunded.
 */
const findAssignable = async (id: string, orderId: string): Promise<UnmatchedPayment> => {
  const existing = await findPurchase(id)
  if (existing?.status !== 'unmatched') throw new AppError('not_found', MESSAGES.api.notFound)
  if (existing.assigned_to === undefined) await settleRow(id)
  const payment = await findPurchase(id)
  if (payment?.status !== 'unmatched') throw new AppError('not_found', MESSAGES.api.notFound)
  const { assigned_to: to = orderId, refunded_at } = payment
  if (to !== orderId || refunded_at !== undefined) throw conflict(assigned)
  if (isDisputed(payment)) throw conflict(disputed)
  return payment
}

const isPaidBy = (order: Order, payment: UnmatchedPayment) =>
  isBought(order) && order.session_id === payment.session_id

/** @throws AppError not_found without such an order, conflict when its answers have expired. */
const findPayable = async (orderId: string, now: Date): Promise<Order> => {
  const order = await findOrder(orderId)
  if (!order) throw new AppError('not_found', orderUnknown)
  if (!isBought(order) && !(await retainAnswers(order, unpaidAnswersEnd(now), now))) {
    throw conflict(answersExpired)
  }
  return order
}

type Decision = { order: UnpaidOrder; payment: UnmatchedPayment; now: Date; by?: string }

/**
 * Claims the payment first, so that it can never pay for two orders, and releases an unused claim.
 * @throws AppError conflict if the payment or the order has changed in the meantime.
 */
const claimAndApply = async ({ order, payment, now, by }: Decision): Promise<void> => {
  const claimed = payment.assigned_to === order.id || (await claim(payment, order.id, now, by))
  if (!claimed) throw conflict(changed)
  if (await applyPayment(order, payment, now, by)) {
    log.info('order.assigned', { order: shortId(order.id), amount: payment.amount })
    count('OrdersPaid')
    return countSale()
  }
  if (isPaidBy(await findPayable(order.id, now), payment)) return
  await release(payment.id, order.id, now)
  await settleRow(payment.id)
  throw conflict(changed)
}

/** Safe to repeat after an interruption. */
export default handle(assignPayment, async ({ params, body: { orderId }, now, admin }) => {
  const payment = await findAssignable(params.id, orderId)
  const order = await findPayable(orderId, now)
  if (!isBought(order)) await claimAndApply({ order, payment, now, by: admin })
  else if (!isPaidBy(order, payment)) throw conflict(orderPaid)
  // A refund or a dispute may have arrived before the order was paid.
  const settled = await settleRow(orderId)
  if (settled?.status === 'paid') await requestGeneration(orderId)
  if (settled?.status !== 'paid' && settled?.status !== 'ready') throw conflict(changed)
  return { orderId, status: settled.status }
})
