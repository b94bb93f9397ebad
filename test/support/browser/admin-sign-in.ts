import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { poll } from '../store/poll.ts'
import { allOrders } from '../store/rows.ts'
import { payAt, type Store, sessionOf } from '../store/store.ts'

/** Buys a bill of sale with a unique address and waits for its email. */
export const buyBillOfSale = async (store: Store) => {
  const buyer = `${randomUUID()}@example.com`
  const { body } = await store.checkout()
  await payAt(body.url, 'pay', buyer)
  const { downloadToken = '' } = await store.ready(body.orderId)
  await poll(
    () => allOrders(store),
    (rows) => rows.some(({ id, mailed_at }) => id === body.orderId && mailed_at !== undefined),
  )
  return { id: body.orderId, session: sessionOf(body.url), token: downloadToken, buyer }
}

/** Pays $25 that match no order; returns the session id. */
export const payWithoutOrder = async (store: Store): Promise<string> => {
  const price_data = { currency: 'usd', unit_amount: 2500, product_data: { name: 'Something' } }
  const session = await store.stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: 'ord_unknown',
    success_url: store.site,
    line_items: [{ quantity: 1, price_data }],
  })
  await payAt(session.url ?? '', 'pay')
  await poll(
    () => allOrders(store),
    (rows) => rows.some(({ session_id }) => session_id === session.id),
  )
  return session.id
}

/** The purchases on the dashboard. */
export const purchasesOn = (page: Page) => page.getByRole('list', { name: 'Purchases found' })

/** Searches for this text. */
export const searchOn = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('searchbox').fill(text)
  await page.getByRole('button', { name: 'Search' }).click()
}
