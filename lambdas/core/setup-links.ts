import type Stripe from 'stripe'
import type { Tier } from '../../shared/catalog/types.ts'
import { sitePath } from '../../shared/site-routes.ts'
import { STORE } from './setup-prices.ts'

/** `card` links stand behind the buy buttons, `crypto` links are followed as they are. */
export type LinkPurpose = 'card' | 'crypto'
export type SetUpLink = { id: string; url: string }

/**
 * Where a buyer goes after paying. A link knows its tier but not the document: the page finds that
 * out from the session and from the order its browser keeps.
 */
const RETURN_QUERY: Record<LinkPurpose, string> = {
  card: 'session_id={CHECKOUT_SESSION_ID}',
  crypto: 'success=true&session_id={CHECKOUT_SESSION_ID}',
}

const returnTo = (siteUrl: string, purpose: LinkPurpose) => ({
  type: 'redirect' as const,
  redirect: { url: `${siteUrl}${sitePath('cryptoReturn')}?${RETURN_QUERY[purpose]}` },
})

/** The links of the store that people can follow now. */
export const storeLinks = async (stripe: Stripe): Promise<Stripe.PaymentLink[]> => {
  const links: Stripe.PaymentLink[] = []
  for await (const link of stripe.paymentLinks.list({ active: true, limit: 100 })) {
    if (link.metadata.store === STORE) links.push(link)
  }
  return links
}

type Wanted = { tier: Tier; price: string; purpose: LinkPurpose; siteUrl: string }

const isFor = ({ tier, purpose }: Wanted, { metadata }: Stripe.PaymentLink) =>
  metadata.tier === tier && metadata.purpose === purpose

const createLink = (stripe: Stripe, { tier, price, purpose, siteUrl }: Wanted) =>
  stripe.paymentLinks.create({
    line_items: [{ price, quantity: 1 }],
    after_completion: returnTo(siteUrl, purpose),
    payment_method_types: [purpose],
    metadata: { store: STORE, tier, purpose, price },
  })

/** The link of a tier and purpose; what a link sells cannot change, so one at an old price is closed. */
export const setUpLink = async (
  stripe: Stripe,
  existing: readonly Stripe.PaymentLink[],
  wanted: Wanted,
): Promise<SetUpLink> => {
  const known = existing.filter((link) => isFor(wanted, link))
  const current = known.find(({ metadata }) => metadata.price === wanted.price)
  for (const link of known) {
    if (link !== current) await stripe.paymentLinks.update(link.id, { active: false })
  }
  const { id, url } = current
    ? await stripe.paymentLinks.update(current.id, {
        after_completion: returnTo(wanted.siteUrl, wanted.purpose),
      })
    : await createLink(stripe, wanted)
  return { id, url }
}
