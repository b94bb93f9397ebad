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
import { fetchPaymentState, findSessionOfPayment } from './stripe.ts'

const asPaidRow = (row: Purchase | undefined): PaidRow | undefined =>
  row && (isBought(row) || row.status === 'unmatched') ? row : undefined

/** The row of a payment. An assigned payment belongs to the order it pays for. */
const findPaidRow = async (id: string): Promise<PaidRow | undefined> => {
  const row = asPaidRow(await findPurchase(id))
  if (row?.status !== 'unmatched' || row.assigned_to === undefined) return row
  return asPaidRow(await findOrder(row.assigned_to))
}

const reportFailures = (id: string, failed: readonly Refund[]): void => {
  for (const { amount } of failed) {
    log.warn('refund.failed', { order: shortId(id), amount })
    count('RefundsFailed')
  }
}

/** Other writes may change the row between reading and writing it. */
const MAX_ATTEMPTS = 3

/** Requests a notice that is still due, including one that a crash prevented. */
const requestPendingNotice = async (row: PaidRow | undefined): Promise<PaidRow | undefined> => {
  if (row && needsNotice(row)) await requestNotice(row.id)
  return row
}

/**
 * Brings this row, or the order its payment was assigned to, in line with the refunds and disputes
 * that Stripe lists for its payment. Idempotent and order-independent. Returns the updated row, or
 * undefined if it isn't paid.
 * @throws Error if the row keeps changing, so that Stripe retries its event
 */
export const settleRow = async (id: string): Promise<PaidRow | undefined> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const row = await findPaidRow(id)
    if (!row?.payment_id) return requestPendingNotice(row)
    // Fetched after reading the row, so that an older state at Stripe never overwrites a newer
    // one.
    const state = await fetchPaymentState(row.payment_id)
    const { result, failed } = await settle(row, state)
    if (result === 'conflict') continue
    if (result === 'unchanged') return requestPendingNotice(row)
    reportFailures(row.id, failed)
    const settled = await findPaidRow(row.id)
    if (row.status === 'revoked' && settled?.status === 'paid') await requestGeneration(row.id)
    return requestPendingNotice(settled)
  }
  throw new Error('The payment was not settled')
}

/** The id of a payment's order, or of its own row if it is unmatched. */
const findRowId = async (paymentId: string): Promise<string | undefined> => {
  const session = await findSessionOfPayment(paymentId)
  if (!session) return undefined
  const { orderId = '' } = session
  const order = isOrderId(orderId) ? asPaidRow(await findOrder(orderId)) : undefined
  return order?.payment_id === paymentId ? order.id : unmatchedId(session.id)
}

/** Settles the row of a payment. A payment without a row is settled when it is recorded. */
export const settlePayment = async (paymentId: string): Promise<void> => {
  const id = await findRowId(paymentId)
  if (id) await settleRow(id)
}
