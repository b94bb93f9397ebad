import type { Context } from 'hono'
import type { PurchaseSearchView } from '../../shared/api.ts'
import { type Order, TOKEN_START } from '../core/order.ts'
import {
  findAwaiting,
  findByEmail,
  findBySession,
  findByTokenStart,
  findOrder,
} from '../core/order-table.ts'
import { purchaseRow } from './purchase-row.ts'

const listed = (order: Order | undefined): Order[] => (order ? [order] : [])

const needingAPerson = async (now: Date) => {
  const until = now.toISOString()
  return [...(await findAwaiting('review', until)), ...(await findAwaiting('files', until))]
}

/** Characters; longer than any id, address or link of ours, and short enough to be a key. */
const LONGEST = 300

/** The token, or how it begins, alone or at the end of a download link. */
const byLink = async (query: string): Promise<Order[]> => {
  const start = query.split('/').at(-1) ?? ''
  return start.length < TOKEN_START ? [] : findByTokenStart(start)
}

const find = async (query: string, now: Date): Promise<Order[]> => {
  if (query === '') return needingAPerson(now)
  if (query.length > LONGEST) return []
  if (query.includes('@')) return findByEmail(query)
  if (query.startsWith('cs_')) return listed(await findBySession(query))
  const order = await findOrder(query)
  return order ? [order] : byLink(query)
}

/** Purchases by e-mail, order, session or token; without a query those that need a person. */
export const findPurchases = async (c: Context) => {
  const orders = await find((c.req.query('query') ?? '').trim(), new Date())
  return c.json({ purchases: orders.map(purchaseRow) } satisfies PurchaseSearchView)
}
