import { newId } from './ids.ts'
import type { PaymentLink } from './objects.ts'
import type { CreateLink } from './params.ts'
import { toLineItems } from './sessions.ts'
import type { Stripe } from './stripe.ts'

/** A payment link: an address that opens a session of its own for everybody who follows it. */
export const createLink = (stripe: Stripe, params: CreateLink): PaymentLink => {
  const lineItems = toLineItems(params.line_items)
  const id = newId('plink')
  const link: PaymentLink = {
    id,
    object: 'payment_link',
    active: true,
    after_completion: params.after_completion ?? { type: 'hosted_confirmation' },
    currency: lineItems[0]?.currency ?? 'usd',
    livemode: false,
    metadata: params.metadata ?? {},
    url: `${stripe.url}/buy/${id}`,
  }
  stripe.store.links.set(id, { link, lineItems })
  return link
}
