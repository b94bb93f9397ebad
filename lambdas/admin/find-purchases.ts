import type { Context } from 'hono'
import type { PurchaseSearchView } from '../../shared/api.ts'
import type { Order } from '../core/order.ts'
import {
  findAwaiting,
  findByEmail,
  findBySession,
  findByToken,
  findOrder,
} from '../core/order-table.ts'
import { purchaseRow } from './purchase-row.ts'

const listed = (order: Order | undefined): Order[] => (order ? [order] : [])

const needingAPerson = async (now: Date) => {
  const until = now.toISOString()
  return [...(await findAwaiting('review', until)), ...(await findAwaiting('files', until))]
}

const find = async (query: string, now: Date): Promise<Order[]> => {
  if (query === '') return needingAPerson(now)
  if (query.includes('@')) return findByEmail(query)
  if (query.startsWith('cs_')) return listed(await findBySession(query))
  return listed((await findOrder(query)) ?? (await findByToken(query)))
}

/** Purchases by e-mail, order, session or token; without a query those that need a person. */
export const findPurchases = async (c: Context) => {
  const orders = await find((c.req.query('query') ?? '').trim(), new Date())
  return c.json({ purchases: orders.map(purchaseRow) } satisfies PurchaseSearchView)
}
