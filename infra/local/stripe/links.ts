import { findPrice } from './catalog.ts'
import type { CreateLink, ListLinks, UpdateLink } from './catalog-params.ts'
import { noSuch, stripeError } from './errors.ts'
import { newId } from './ids.ts'
import type { LineItem, PaymentLink } from './objects.ts'
import type { LinkItemParams } from './params.ts'
import { toLineItems } from './sessions.ts'
import type { LinkRecord } from './store.ts'
import type { Stripe } from './stripe.ts'

/** A payment link: an address that opens a session of its own for everybody who follows it. */
export const createLink = (stripe: Stripe, params: CreateLink): PaymentLink => {
  const lineItems = params.line_items.flatMap((item) => linkItem(stripe, item))
  const id = newId('plink')
  const link: PaymentLink = {
    id,
    object: 'payment_link',
    active: params.active ?? true,
    after_completion: params.after_completion ?? { type: 'hosted_confirmation' },
    currency: lineItems[0]?.currency ?? 'usd',
    livemode: false,
    metadata: params.metadata ?? {},
    payment_method_types: params.payment_method_types ?? null,
    url: addressOf(stripe, id),
  }
  stripe.store.links.set(id, { link, lineItems })
  return link
}

/** Where a link is now: the stand-in may have moved since it was made. */
const addressOf = ({ url }: Stripe, id: string): string => `${url}/buy/${id}`

const linkItem = (stripe: Stripe, item: LinkItemParams[number]): LineItem[] => {
  if (item.price_data)
    return toLineItems([{ price_data: item.price_data, quantity: item.quantity }])
  const price = findPrice(stripe, item.price ?? '')
  if (!price.active) throw stripeError(400, `The price \`${price.id}\` is inactive.`)
  const name = stripe.store.products.get(price.product)?.name ?? ''
  const { currency, unit_amount } = price
  const priced = { price_data: { currency, unit_amount, product_data: { name } } }
  return toLineItems([{ ...priced, quantity: item.quantity }]).map((line) => ({
    ...line,
    price: { id: price.id },
  }))
}

export const findLink = (stripe: Stripe, id: string): LinkRecord => {
  const found = stripe.store.links.get(id)
  if (!found) throw noSuch('payment_link', id)
  return { ...found, link: { ...found.link, url: addressOf(stripe, id) } }
}

/** What it sells stays; everything else may change. */
export const updateLink = (stripe: Stripe, params: UpdateLink, id: string): PaymentLink => {
  const { link: before, lineItems } = findLink(stripe, id)
  const link: PaymentLink = {
    ...before,
    active: params.active ?? before.active,
    after_completion: params.after_completion ?? before.after_completion,
    metadata: { ...before.metadata, ...params.metadata },
    payment_method_types: params.payment_method_types ?? before.payment_method_types,
  }
  stripe.store.links.set(id, { link, lineItems })
  return link
}

export const linksFor = (stripe: Stripe, { active }: ListLinks): PaymentLink[] =>
  stripe.store.links
    .all()
    .map(({ link }) => findLink(stripe, link.id).link)
    .filter((link) => active === undefined || link.active === active)
