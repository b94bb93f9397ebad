import { allOrders } from '../store/rows.ts'
import { purchase, sessionOf, signEvent, stripeClient } from '../store/store.ts'
import type { Functions } from './functions.ts'

/** What a buyer and Stripe do to the payments function, and what the store contains afterwards. */
export const paymentsOf = (running: () => Functions) => {
  const stripe = () => stripeClient(running().servers.stripe.url)

  const open = async (changes: Record<string, unknown> = {}) => {
    const { url, orderId } = await running().call('createCheckout', purchase(changes))
    return { url, orderId, sessionId: sessionOf(url) }
  }

  /** Opens a session through a payment link that names the order; the order doesn't have the session's id. */
  const openLink = async (orderId: string) => {
    const product_data = { name: 'Bill of Sale' }
    const { id, url } = await stripe().checkout.sessions.create({
      mode: 'payment',
      client_reference_id: orderId,
      success_url: 'http://site.test',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 1900, product_data } },
      ],
    })
    return { sessionId: id, url: url ?? '' }
  }

  const deliver = (type: string, object: Record<string, unknown>) => {
    const { body, signature } = signEvent(type, object)
    return running().call('stripeWebhook', body, { headers: { 'Stripe-Signature': signature } })
  }
  const deliverCompleted = (sessionId: string) =>
    deliver('checkout.session.completed', { id: sessionId })

  const rowOf = async (id: string) => (await allOrders(running())).find((order) => order.id === id)
  const unmatched = async () =>
    (await allOrders(running())).filter(({ status }) => status === 'unmatched')

  return { stripe, open, openLink, deliver, deliverCompleted, rowOf, unmatched }
}
