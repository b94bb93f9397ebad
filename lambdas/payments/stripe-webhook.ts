import { stripeWebhook } from '../../shared/api/webhook.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { fulfil } from '../core/fulfil.ts'
import { isDisputeOver, noteDispute, restore, revoke } from '../core/orders/ends.ts'
import { STRIPE } from '../core/orders/history.ts'
import { findOrder } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { log, shortId } from '../core/platform/log.ts'
import { countRefusedWebhook } from '../core/platform/metrics.ts'
import { requestGeneration } from '../core/queue.ts'
import { findByPayment, recordRefunds } from '../core/refunds.ts'
import { readEvent, type StripeEvent } from '../core/stripe.ts'

/** What a charge and a dispute say of their payment. */
type OfPayment = { payment_intent: string | { id: string } | null }

const findPaid = async ({ payment_intent: intent }: OfPayment) => {
  const paymentId = typeof intent === 'string' ? intent : intent?.id
  return paymentId ? findByPayment(paymentId) : undefined
}

type Charge = OfPayment & { amount: number; amount_refunded: number }

/** A buyer who got a part of the amount back keeps the document. */
const isPartial = ({ amount, amount_refunded: refunded }: Charge) => refunded < amount

/** Ends the link of an order that was refunded in full; giving back a second payment for it ends none. */
const hearOfRefund = async (charge: Charge) => {
  const purchase = await findPaid(charge)
  if (!purchase) return
  const recorded = await recordRefunds(purchase.id)
  if (isPartial(charge)) return
  await revoke(purchase.id, new Date(), { event: 'revoked', by: recorded?.by })
}

/** The link ends, if it has not ended before; the owner reads of the dispute either way. */
const endByDispute = async (id: string) => {
  if (await revoke(id, new Date(), { event: 'disputed', by: STRIPE })) return
  const order = await findOrder(id)
  if (order?.status === 'revoked') await noteDispute(order, 'disputed')
}

const hearOfDispute = async (dispute: OfPayment) => {
  const purchase = await findPaid(dispute)
  if (purchase && !isDisputeOver(purchase)) await endByDispute(purchase.id)
}

/** Ends of a dispute that leave the money here: won, or an inquiry that never became a dispute. */
const WON = new Set(['won', 'warning_closed'])

/** A dispute that is won gives the link back; a lost one ends it, an inquiry that became one later too. */
const hearOfDecision = async (dispute: OfPayment & { status: string }) => {
  const purchase = await findPaid(dispute)
  if (!purchase) return
  if (dispute.status === 'lost') await endByDispute(purchase.id)
  if (!WON.has(dispute.status) || purchase.status !== 'revoked') return
  if (!(await restore(purchase))) {
    await noteDispute(purchase, 'won')
    return
  }
  const order = await findOrder(purchase.id)
  if (order?.status === 'paid') await requestGeneration(order.id)
}

/**
 * What a session has become is fetched from Stripe: its event is only a hint. A charge and a dispute are believed
 * as their signed event shows them, the refunds of a charge are fetched.
 */
const apply = async (event: StripeEvent): Promise<unknown> => {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return fulfil(event.data.object.id)
    case 'charge.refunded':
      return hearOfRefund(event.data.object)
    case 'charge.dispute.created':
      return hearOfDispute(event.data.object)
    case 'charge.dispute.closed':
      return hearOfDecision(event.data.object)
    default:
      return undefined
  }
}

/** Forged events get 400, what a retry can mend gets 5xx, the rest 200. */
export default handle(stripeWebhook, async ({ headers, body }) => {
  const signature = headers['stripe-signature']
  if (!signature) {
    countRefusedWebhook('unsigned')
    throw new AppError('bad_request', MESSAGES.api.badRequest)
  }
  const event = await readEvent(body, signature)
  log.info('webhook.received', { type: event.type, id: shortId(event.id) })
  await apply(event)
  return { received: true }
})
