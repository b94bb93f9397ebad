import type { BuyButton } from './catalog-objects.ts'
import { newId } from './ids.ts'
import type { LinkRecord } from './store.ts'
import type { Stripe } from './stripe.ts'

/** The buy button of a payment link: the one there is, or a new one. */
export const buyButtonFor = ({ store }: Stripe, paymentLink: string): BuyButton => {
  const made = store.buyButtons.all().find((button) => button.paymentLink === paymentLink)
  const button = made ?? { id: newId('buy_btn'), paymentLink }
  if (!made) store.buyButtons.set(button.id, button)
  return button
}

/** What is sold at an address /buy/{id}: a payment link's own, or that of a buy button. */
export const soldAt = ({ store }: Stripe, id: string): LinkRecord | undefined =>
  store.links.get(store.buyButtons.get(id)?.paymentLink ?? id)

/**
 * The script behind <stripe-buy-button>, with the attributes Stripe's own reads.
 * https://docs.stripe.com/payment-links/buy-button
 */
export const buyButtonScript = (address: string): string => `
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
    const url = new URL('/buy/' + this.getAttribute('buy-button-id'), ${JSON.stringify(address)})
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
