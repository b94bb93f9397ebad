import {
  findPurchases,
  type PurchaseEvent,
  type PurchaseSearchView,
} from '../../shared/api/admin-purchases.ts'
import { TOKEN_START } from '../core/orders/link.ts'
import type { Purchase } from '../core/orders/order.ts'
import {
  findAwaiting,
  findByEmail,
  findBySession,
  findByTokenStart,
  findPurchase,
} from '../core/orders/table.ts'
import { handle } from '../core/platform/handle.ts'

const listed = (purchase: Purchase | undefined): Purchase[] => (purchase ? [purchase] : [])

/** The review queue, and what awaits files longer than it should. */
const findOverdue = async (now: Date) => {
  const until = now.toISOString()
  return [...(await findAwaiting('review', until)), ...(await findAwaiting('files', until))]
}

/** Characters: more than any id, address or link of ours has, and few enough for a key. */
const LONGEST = 300

/** The token, or how it begins, alone or at the end of a download link. */
const byLink = async (query: string): Promise<Purchase[]> => {
  const start = query.slice(query.lastIndexOf('/') + 1)
  return start.length < TOKEN_START ? [] : findByTokenStart(start)
}

const find = async (query: string, now: Date): Promise<Purchase[]> => {
  if (query === '') return findOverdue(now)
  if (query.length > LONGEST) return []
  if (query.includes('@')) return findByEmail(query)
  if (query.startsWith('cs_')) return listed(await findBySession(query))
  const purchase = await findPurchase(query)
  return purchase ? [purchase] : byLink(query)
}

type PurchaseRow = PurchaseSearchView['purchases'][number]

/** Which attribute of a row says when something last happened to it. */
const TIME_OF: Record<PurchaseEvent, string> = {
  opened: 'created_at',
  paid: 'paid_at',
  ready: 'ready_at',
  mailed: 'mailed_at',
  corrected: 'corrected_at',
  reissued: 'reissued_at',
  refunded: 'refunded_at',
  revoked: 'revoked_at',
}

const isEvent = (name: string): name is PurchaseEvent => name in TIME_OF

const historyOf = (purchase: Purchase): PurchaseRow['history'] => {
  const attributes = new Map<string, unknown>(Object.entries(purchase))
  return Object.keys(TIME_OF)
    .filter(isEvent)
    .flatMap((event) => {
      const at = attributes.get(TIME_OF[event])
      return typeof at === 'string' ? [{ event, at }] : []
    })
    .sort((a, b) => a.at.localeCompare(b.at))
}

/** What an admin sees of a purchase: never its token, never its answers. */
const purchaseRow = (purchase: Purchase): PurchaseRow => ({
  id: purchase.id,
  status: purchase.status,
  title: purchase.title,
  email: 'email' in purchase ? purchase.email : undefined,
  amount: purchase.amount,
  createdAt: purchase.created_at,
  expiresAt: 'expires_at' in purchase ? purchase.expires_at : undefined,
  sessionId: purchase.session_id,
  paymentId: 'payment_id' in purchase ? purchase.payment_id : undefined,
  personalised: 'document_data' in purchase && purchase.document_data !== undefined,
  awaiting: 'awaiting' in purchase ? purchase.awaiting : undefined,
  history: historyOf(purchase),
})

export default handle(findPurchases, async ({ query: { query = '' }, now }) => {
  const found = await find(query.trim(), now)
  return { purchases: found.map(purchaseRow) }
})
