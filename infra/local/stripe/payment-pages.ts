import { html } from 'hono/html'
import { page } from '../page.ts'
import type { Session } from './objects.ts'
import type { Checkout, Delivery } from './store.ts'

const SERVER_NAME = 'test payments'

/**
 * The payment page of an open session. `problem` is shown above the buttons; `email` fills the
 * field.
 */
export const payPage = (checkout: Checkout, problem = '', email = '') => {
  const { session } = checkout
  const free = session.payment_status === 'no_payment_required'
  return page(
    SERVER_NAME,
    'Pay for your document',
    html`${notice()} ${summary(checkout)}
      <form method="post" class="sheet">
        ${problem ? html`<p class="error" role="alert" id="problem">${problem}</p>` : ''}
        <label for="email">Email for your receipt</label>
        <input id="email" name="email" type="email" required autocomplete="email"
          ${problem ? html`aria-describedby="problem"` : ''}
          value="${email || session.customer_email || ''}">
        <button class="main" name="action" value="pay">
          ${free ? 'Complete the order' : `Pay ${money(session.amount_total, session.currency)}`}
        </button>
        ${otherOutcomes(free, session.cancel_url !== null)}
      </form>`,
  )
}

const otherOutcomes = (free: boolean, cancellable: boolean) => html`
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

/** The page of a session that can't be paid anymore. */
export const closedPage = (checkout: Checkout) => {
  const { status } = checkout.session
  const success = status === 'complete' ? successUrl(checkout.session) : null
  return page(
    SERVER_NAME,
    status === 'expired' ? 'This payment page has expired' : 'This order is complete',
    html`${notice()} ${summary(checkout)}
      <p class="${status === 'expired' ? 'quiet' : 'done'}">${describeState(checkout)}</p>
      ${success ? html`<p><a href="${success}">Back to the shop</a></p>` : ''}`,
  )
}

export const unknownPage = () =>
  page(SERVER_NAME, 'Page not found', html`<p>There is no payment at this address.</p>`)

const notice = () => html`<p class="quiet">Test payments: no money moves.</p>`

const describeState = ({ session, settles }: Checkout): string => {
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

/** The return URL after paying, with the session id filled in. */
export const successUrl = ({ id, success_url }: Session): string | null =>
  success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? null

/** An amount in cents, written as $19.00. */
const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** Rows of each list on the overview. */
const MAX_OVERVIEW_ROWS = 50

/** The latest sessions and events, newest first, and whether the webhook accepted them. */
export const overviewPage = (checkouts: Checkout[], deliveries: Delivery[]) =>
  page(
    SERVER_NAME,
    'Test payments',
    html`<p class="quiet">No real money is charged. Reload to see new entries.</p>
      <div class="sheet">
        <h2>Checkout sessions</h2>
        ${latest(checkouts).map(sessionRow)}
        ${checkouts.length === 0 ? html`<p>None yet.</p>` : ''}
      </div>
      <div class="sheet">
        <h2>Events</h2>
        ${latest(deliveries).map(eventRow)}
        ${deliveries.length === 0 ? html`<p>None yet.</p>` : ''}
      </div>`,
  )

const latest = <T>(items: T[]): T[] => items.toReversed().slice(0, MAX_OVERVIEW_ROWS)

const sessionRow = ({ session, lineItems }: Checkout) => html`<div class="row">
  <span>
    <a href="/pay/${session.id}">${lineItems.map((item) => item.description).join(', ')}</a>
    <span class="quiet small">${session.customer_details?.email ?? ''}</span>
  </span>
  <span class="${session.payment_status === 'paid' ? 'done' : 'quiet'}">
    ${money(session.amount_total, session.currency)}
    ${session.status === 'complete' ? session.payment_status : session.status}
  </span>
</div>`

const eventRow = ({ event, delivered }: Delivery) => html`<div class="row">
  <span>${event.type} <time class="quiet small">${timeOf(event.created)}</time></span>
  <span class="${delivered ? 'done' : 'quiet'}">${delivered ? 'delivered' : 'waiting'}</span>
</div>`

const timeOf = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`
