import { allOrders } from '../store/rows.ts'
import { purchase, sessionOf, signEvent, stripeClient } from '../store/store.ts'
import { functions } from './functions.ts'

/* What a buyer and Stripe do to the payments function. */

export const stripe = () => stripeClient(functions.servers.stripe.url)

export const open = async (changes: Record<string, unknown> = {}) => {
  const { url, orderId } = await functions.call('createCheckout', purchase(changes))
  return { url, orderId, sessionId: sessionOf(url) }
}

/** Opens a session through a payment link that names the order; the order doesn't have the session's id. */
export const openLink = async (orderId: string) => {
  const product_data = { name: 'Bill of Sale' }
  const { id, url } = await stripe().checkout.sessions.create({
    mode: 'payment',
    client_reference_id: orderId,
    success_url: 'http://site.test',
    line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 1900, product_data } }],
  })
  return { sessionId: id, url: url ?? '' }
}

export const deliver = (type: string, object: Record<string, unknown>) => {
  const { body, signature } = signEvent(type, object)
  return functions.call('stripeWebhook', body, { headers: { 'Stripe-Signature': signature } })
}
export const deliverCompleted = (sessionId: string) =>
  deliver('checkout.session.completed', { id: sessionId })

export const findUnmatched = async () =>
  (await allOrders(functions)).filter(({ status }) => status === 'unmatched')
