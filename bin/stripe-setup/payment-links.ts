import type Stripe from 'stripe'
import type { Tier } from '../../shared/catalog/types.ts'
import { sitePath } from '../../shared/site/site-routes.ts'
import { STORE } from './prices.ts'

/** `card` links are for buy buttons; the site links to `crypto` links directly. */
type LinkPurpose = 'card' | 'crypto'
export type SetUpLink = { id: string; url: string }

/**
 * The query of the return page. A link has a tier but no document, so the page gets the document
 * from the session and the browser's saved order.
 */
const RETURN_QUERY: Record<LinkPurpose, string> = {
  card: 'session_id={CHECKOUT_SESSION_ID}',
  crypto: 'success=true&session_id={CHECKOUT_SESSION_ID}',
}

const redirectTo = (siteUrl: string, purpose: LinkPurpose) => ({
  type: 'redirect' as const,
  redirect: { url: `${siteUrl}${sitePath('cryptoReturn')}?${RETURN_QUERY[purpose]}` },
})

/** The active payment links of the store. */
export const listStoreLinks = async (stripe: Stripe): Promise<Stripe.PaymentLink[]> => {
  const links: Stripe.PaymentLink[] = []
  for await (const link of stripe.paymentLinks.list({ active: true, limit: 100 })) {
    if (link.metadata.store === STORE) links.push(link)
  }
  return links
}

type LinkSpec = { tier: Tier; price: string; purpose: LinkPurpose; siteUrl: string }

const matchesSpec = ({ tier, purpose }: LinkSpec, { metadata }: Stripe.PaymentLink) =>
  metadata.tier === tier && metadata.purpose === purpose

const createLink = (stripe: Stripe, { tier, price, purpose, siteUrl }: LinkSpec) =>
  stripe.paymentLinks.create({
    line_items: [{ price, quantity: 1 }],
    after_completion: redirectTo(siteUrl, purpose),
    payment_method_types: [purpose],
    metadata: { store: STORE, tier, purpose, price },
  })

/**
 * The link of a tier and purpose. Line items are immutable, so a link with an old price is
 * deactivated.
 */
export const setUpLink = async (
  stripe: Stripe,
  existing: readonly Stripe.PaymentLink[],
  spec: LinkSpec,
): Promise<SetUpLink> => {
  const matching = existing.filter((link) => matchesSpec(spec, link))
  const current = matching.find(({ metadata }) => metadata.price === spec.price)
  for (const link of matching) {
    if (link !== current) await stripe.paymentLinks.update(link.id, { active: false })
  }
  const { id, url } = current
    ? await stripe.paymentLinks.update(current.id, {
        after_completion: redirectTo(spec.siteUrl, spec.purpose),
      })
    : await createLink(stripe, spec)
  return { id, url }
}
