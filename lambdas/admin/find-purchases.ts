import { findPurchases } from '../../shared/api/admin-purchases.ts'
import { TOKEN_START_LENGTH } from '../core/orders/link.ts'
import { type Purchase, paymentReferenceOf } from '../core/orders/order.ts'
import {
  findAwaiting,
  findByEmail,
  findByNumber,
  findBySession,
  findByTokenStart,
  findPurchase,
} from '../core/orders/table.ts'
import { handle } from '../core/platform/handle.ts'
import { findSessionOfPayment } from '../core/stripe.ts'
import { purchaseView } from './purchase-view.ts'

const toList = (purchase: Purchase | undefined): Purchase[] => (purchase ? [purchase] : [])

/** The review queue: failed refunds, and orders whose files are overdue. */
const findOverdue = async (now: Date) => {
  const until = now.toISOString()
  return [
    ...(await findAwaiting('review', until)),
    ...(await findAwaiting('refund', until)),
    ...(await findAwaiting('files', until)),
  ]
}

/**
 * Characters. Longer than any of our ids, addresses or links, and short enough for a DynamoDB key.
 */
const MAX_QUERY_LENGTH = 300

/** Accepts a token, its first characters, or a download link that ends with either. */
const findByLink = async (query: string): Promise<Purchase[]> => {
  const start = query.slice(query.lastIndexOf('/') + 1)
  return start.length < TOKEN_START_LENGTH ? [] : findByTokenStart(start)
}

const ORDER_NUMBER = /^(?:cw-)?([0-9a-f]{8})$/i

/** The number with or without "CW-". */
const findByNumberQuery = async (query: string): Promise<Purchase[]> => {
  const digits = ORDER_NUMBER.exec(query)?.[1]
  return digits ? findByNumber(`CW-${digits}`) : []
}

/** No index has the payment intent, so Stripe looks up its session. */
const findByPaymentIntent = async (paymentId: string): Promise<Purchase[]> => {
  const session = await findSessionOfPayment(paymentId)
  return toList(session && (await findBySession(session.id)))
}

/** Finds an unmatched payment under review by the reference in its emails. */
const findByPaymentReference = async (query: string, now: Date): Promise<Purchase[]> => {
  const waiting = await findAwaiting('review', now.toISOString())
  return waiting.filter(
    (row) => row.status === 'unmatched' && paymentReferenceOf(row) === query.toUpperCase(),
  )
}

const search = async (query: string, now: Date): Promise<Purchase[]> => {
  if (query === '') return findOverdue(now)
  if (query.length > MAX_QUERY_LENGTH) return []
  if (query.includes('@')) return findByEmail(query)
  if (/^pay-/i.test(query)) return findByPaymentReference(query, now)
  if (query.startsWith('pi_')) return findByPaymentIntent(query)
  const numbered = await findByNumberQuery(query)
  if (numbered.length > 0) return numbered
  if (query.startsWith('cs_')) return toList(await findBySession(query))
  const purchase = await findPurchase(query)
  return purchase ? [purchase] : findByLink(query)
}

export default handle(findPurchases, async ({ query: { query = '' }, now }) => {
  const found = await search(query.trim(), now)
  return { purchases: found.map((row) => purchaseView(row, now)) }
})
