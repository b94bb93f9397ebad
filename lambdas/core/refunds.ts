import { addRefunds } from './orders/desk.ts'
import { type HistoryEntry, STRIPE } from './orders/history.ts'
import { isBought, type Purchase } from './orders/order.ts'
import { findOrder, findPurchase } from './orders/table.ts'
import { unmatchedId } from './orders/unmatched.ts'
import { fetchRefunds, type Refund, sessionOfPayment } from './stripe.ts'

const isPayment = (row: Purchase | undefined) =>
  row && (isBought(row) || row.status === 'unmatched') ? row : undefined

/** The order that a payment bought, or was assigned to; when it fits none, its own row. */
export const findByPayment = async (paymentId: string) => {
  const session = await sessionOfPayment(paymentId)
  if (!session) return undefined
  const order = session.orderId ? isPayment(await findOrder(session.orderId)) : undefined
  if (order?.payment_id === paymentId) return order
  const payment = isPayment(await findPurchase(unmatchedId(session.id)))
  if (payment?.status !== 'unmatched' || payment.assigned_to === undefined) return payment
  return isPayment(await findOrder(payment.assigned_to))
}

const entryOf = ({ id, amount, at, by = STRIPE }: Refund): HistoryEntry => ({
  event: 'refunded',
  at,
  by,
  amount,
  refund: id,
})

/** What Stripe says was given back of the purchase's payment; `by` is who asked for the last of it. */
type Recorded = { at: string; by: string }

/** A refund more, told at the same time, changes the row between its reading and its writing. */
const ATTEMPTS = 3

/**
 * Brings the refunds in the purchase's history in line with Stripe's, each once: ours and those made at Stripe, of a
 * part and of the whole. Undefined when there are none.
 * @throws Error when others keep changing the row: Stripe tells it again.
 */
export const recordRefunds = async (id: string): Promise<Recorded | undefined> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = isPayment(await findPurchase(id))
    const told = row?.payment_id ? await fetchRefunds(row.payment_id) : []
    const last = told.at(-1)
    if (!row || !last) return undefined
    const recorded = { at: last.at, by: last.by ?? STRIPE }
    const known = new Set(row.history?.map(({ refund }) => refund))
    const total = told.reduce((sum, { amount }) => sum + amount, 0)
    const entries = told.filter((refund) => !known.has(refund.id)).map(entryOf)
    if (entries.length === 0 || (await addRefunds(row, { total, entries }))) return recorded
  }
  throw new Error('Refunds were not recorded')
}
