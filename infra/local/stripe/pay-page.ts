import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Session } from './objects.ts'
import type { Checkout } from './store.ts'

/** What the pages call themselves. */
export const PART = 'payment stand-in'

/** The pay page of an open session; `problem` is told above the buttons, `email` fills the field. */
export const payPage = (checkout: Checkout, problem = '', email = '') => {
  const { session } = checkout
  const free = session.payment_status === 'no_payment_required'
  return page(
    PART,
    'Pay for your document',
    html`${notice()} ${summary(checkout)}
      <form method="post" class="sheet">
        ${problem ? html`<p class="error" role="alert" id="problem">${problem}</p>` : ''}
        <label for="email">E-mail for your receipt</label>
        <input id="email" name="email" type="email" required autocomplete="email"
          ${problem ? html`aria-describedby="problem"` : ''}
          value="${email || session.customer_email || ''}">
        <button class="main" name="action" value="pay">
          ${free ? 'Complete the order' : `Pay ${money(session.amount_total, session.currency)}`}
        </button>
        ${otherEndings(free, session.cancel_url !== null)}
      </form>`,
  )
}

const otherEndings = (free: boolean, cancellable: boolean) => html`
  <p class="quiet small">Other ways this can end</p>
  <div class="pair">
    ${
      free
        ? ''
        : html`<button name="action" value="later-succeeds">Pay later – succeeds</button>
      <button name="action" value="later-fails">Pay later – fails</button>
      <button name="action" value="decline">Decline card</button>`
    }
    ${cancellable ? html`<button name="action" value="cancel" formnovalidate>Cancel and go back</button>` : ''}
  </div>`

/** For a session that can no longer be paid. */
export const closedPage = (checkout: Checkout) => {
  const { status } = checkout.session
  const success = status === 'complete' ? successUrl(checkout.session) : null
  return page(
    PART,
    status === 'expired' ? 'This payment page has expired' : 'This order is complete',
    html`${notice()} ${summary(checkout)}
      <p class="${status === 'expired' ? 'quiet' : 'done'}">${stateOf(checkout)}</p>
      ${success ? html`<p><a href="${success}">Back to the shop</a></p>` : ''}`,
  )
}

export const unknownPage = () =>
  page(PART, 'Page not found', html`<p>There is no payment at this address.</p>`)

const notice = () => html`<p class="quiet">Test payments: no money moves.</p>`

const stateOf = ({ session, settles }: Checkout): string => {
  if (session.status === 'expired') return 'Nothing was paid. Start again from the shop.'
  if (settles) return 'The payment is on its way.'
  return session.payment_status === 'unpaid'
    ? 'The payment failed.'
    : 'Thank you. You can close this page.'
}

const summary = ({ session, lineItems }: Checkout) => html`<div class="sheet">
  ${lineItems.map(
    (item) => html`<div class="row">
      <span>${item.description}${item.quantity > 1 ? ` × ${item.quantity}` : ''}</span>
      <span>${money(item.amount_total, item.currency)}</span>
    </div>`,
  )}
  <div class="row total">
    <span>Total</span><span>${money(session.amount_total, session.currency)}</span>
  </div>
</div>`

/** Where a customer goes after paying: the id is filled in where the shop wants it. */
export const successUrl = ({ id, success_url }: Session): string | null =>
  success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null

/** Cents as people write them: $19.00. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)
