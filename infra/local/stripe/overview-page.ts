import { html } from 'hono/html'
import { page } from '../page.ts'
import { money, PART } from './pay-page.ts'
import type { Checkout, Delivery } from './store.ts'

const SHOWN = 50

/** For a person: the latest sessions and events, newest first, and whether the shop took them. */
export const overviewPage = (checkouts: Checkout[], deliveries: Delivery[]) =>
  page(
    PART,
    'Test payments',
    html`<p class="quiet">No money moves. Reload to see what is new.</p>
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

const latest = <T>(items: T[]): T[] => items.toReversed().slice(0, SHOWN)

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
