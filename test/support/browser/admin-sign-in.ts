import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { poll } from '../store/poll.ts'
import { allOrders } from '../store/rows.ts'
import { payAt, type Store } from '../store/store.ts'

/** Buys a bill of sale with a unique address and waits for its email. */
export const buyBillOfSale = async (store: Store) => {
  const buyer = `${randomUUID()}@example.com`
  const bought = await store.buy({}, buyer)
  await poll(
    () => allOrders(store),
    (rows) => rows.some(({ id, mailed_at }) => id === bought.id && mailed_at !== undefined),
  )
  return { ...bought, buyer }
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
