import { needsNotice } from './orders/notices.ts'
import { isBought, type Purchase } from './orders/order.ts'
import { isOrderId } from './orders/order-id.ts'
import { settle } from './orders/settlement.ts'
import type { PaidRow, Refund } from './orders/settlement-plan.ts'
import { findOrder, findPurchase } from './orders/table.ts'
import { unmatchedId } from './orders/unmatched.ts'
import { log, shortId } from './platform/log.ts'
import { count } from './platform/metrics.ts'
import { requestGeneration, requestNotice } from './queue.ts'
import { fetchPaymentState, sessionOfPayment } from './stripe.ts'

const paidRow = (row: Purchase | undefined): PaidRow | undefined =>
  row && (isBought(row) || row.status === 'unmatched') ? row : undefined

/** The row that a payment belongs to: an assigned payment belongs to the order that it pays for. */
const findPaidRow = async (id: string): Promise<PaidRow | undefined> => {
  const row = paidRow(await findPurchase(id))
  if (row?.status !== 'unmatched' || row.assigned_to === undefined) return row
  return paidRow(await findOrder(row.assigned_to))
}

const reportFailures = (id: string, failed: readonly Refund[]): void => {
  for (const { amount } of failed) {
    log.warn('refund.failed', { order: shortId(id), amount })
    count('RefundsFailed')
  }
}

/** Other writes change the row between reading and writing it. */
const MAX_ATTEMPTS = 3

/** The row after its settlement; an email that a crash kept back is requested again. */
const withNotice = async (row: PaidRow | undefined): Promise<PaidRow | undefined> => {
  if (row && needsNotice(row)) await requestNotice(row.id)
  return row
}

/**
 * Brings the row with this id, or the order that its payment was assigned to, in line with the refunds and disputes
 * that Stripe lists for its payment. Safe any number of times in any order. Returns the row as it is then, undefined
 * when nobody has paid for it.
 * @throws Error when others keep changing the row: Stripe sends its event again.
 */
export const settleRow = async (id: string): Promise<PaidRow | undefined> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const row = await findPaidRow(id)
    if (!row?.payment_id) return withNotice(row)
    // Fetched after the row was read, so that no older state of Stripe's overwrites a newer one.
    const state = await fetchPaymentState(row.payment_id)
    const { result, failed } = await settle(row, state)
    if (result === 'conflict') continue
    if (result === 'unchanged') return withNotice(row)
    reportFailures(row.id, failed)
    const settled = await findPaidRow(row.id)
    if (row.status === 'revoked' && settled?.status === 'paid') await requestGeneration(row.id)
    return withNotice(settled)
  }
  throw new Error('The payment was not settled')
}

/** The id of the order that a payment bought or, when it fits none, of its own row. */
const rowIdOf = async (paymentId: string): Promise<string | undefined> => {
  const session = await sessionOfPayment(paymentId)
  if (!session) return undefined
  const { orderId = '' } = session
  const order = isOrderId(orderId) ? paidRow(await findOrder(orderId)) : undefined
  return order?.payment_id === paymentId ? order.id : unmatchedId(session.id)
}

/** Settles the row of a payment; a payment that no row knows yet is settled when it is recorded. */
export const settlePayment = async (paymentId: string): Promise<void> => {
  const id = await rowIdOf(paymentId)
  if (id) await settleRow(id)
}
