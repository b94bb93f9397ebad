import { toLineItems } from './checkout-sessions.ts'
import type { StripeContext } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import { type BuyButton, type LineItem, newId, type PaymentLink } from './objects.ts'
import type { CreateLink, LinkItemParams, ListLinks, UpdateLink } from './params.ts'
import { findPrice } from './products.ts'
import type { LinkRecord } from './store.ts'

/** Creates a payment link: a URL that opens a new session for each visitor. */
export const createLink = (stripe: StripeContext, params: CreateLink): PaymentLink => {
  const lineItems = params.line_items.flatMap((item) => toLineItemsOfLink(stripe, item))
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
    url: urlOf(stripe, id),
  }
  stripe.store.links.set(id, { link, lineItems })
  return link
}

/** A link's URL on the current port, which may have changed since it was created. */
const urlOf = ({ url }: StripeContext, id: string): string => `${url}/buy/${id}`

const toLineItemsOfLink = (stripe: StripeContext, item: LinkItemParams[number]): LineItem[] => {
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

export const findLink = (stripe: StripeContext, id: string): LinkRecord => {
  const found = stripe.store.links.get(id)
  if (!found) throw noSuch('payment_link', id)
  return { ...found, link: { ...found.link, url: urlOf(stripe, id) } }
}

/** Updates everything except line items, which are immutable at Stripe. */
export const updateLink = (stripe: StripeContext, params: UpdateLink, id: string): PaymentLink => {
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

export const listLinks = (stripe: StripeContext, { active }: ListLinks): PaymentLink[] =>
  stripe.store.links
    .all()
    .map(({ link }) => findLink(stripe, link.id).link)
    .filter((link) => active === undefined || link.active === active)

/** The buy button of a payment link, created on the first call. */
export const buyButtonFor = ({ store }: StripeContext, paymentLink: string): BuyButton => {
  const existing = store.buyButtons.all().find((button) => button.paymentLink === paymentLink)
  const button = existing ?? { id: newId('buy_btn'), paymentLink }
  if (!existing) store.buyButtons.set(button.id, button)
  return button
}

/** The payment link at /buy/{id}, by its own id or that of its buy button. */
export const findLinkAt = ({ store }: StripeContext, id: string): LinkRecord | undefined =>
  store.links.get(store.buyButtons.get(id)?.paymentLink ?? id)

/**
 * The script behind <stripe-buy-button>, with the attributes Stripe's own reads.
 * https://docs.stripe.com/payment-links/buy-button
 */
export const buyButtonScript = (url: string): string => `
customElements.define('stripe-buy-button', class extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Pay by card'
    button.style.cssText = 'all: unset; box-sizing: border-box; display: block; width: 100%; min-height: 48px;' +
      ' border-radius: 6px; background: #0a2540; color: #fff; font: 600 16px system-ui, sans-serif;' +
      ' text-align: center; cursor: pointer'
    button.onfocus = () => { button.style.outline = '3px solid #7a4bd0' }
    button.onblur = () => { button.style.outline = '' }
    button.onclick = () => window.location.assign(this.address())
    this.attachShadow({ mode: 'open' }).append(button)
  }
  address() {
    const url = new URL('/buy/' + this.getAttribute('buy-button-id'), ${JSON.stringify(url)})
    for (const [attribute, parameter] of [
      ['client-reference-id', 'client_reference_id'],
      ['customer-email', 'prefilled_email'],
    ]) {
      const value = this.getAttribute(attribute)
      if (value) url.searchParams.set(parameter, value)
    }
    return url.href
  }
})
`
