import * as z from 'zod'
import { purchaseRow } from './admin-purchases.ts'
import { ORDER_STATUSES } from './purchases.ts'
import { route } from './route.ts'

const ANY = [...ORDER_STATUSES, 'unmatched'] as const

const GROUPS = ['sold', 'all', ...ANY] as const
export type PurchaseStates = (typeof GROUPS)[number]

/** The groups of states that can be asked for, besides each state: what was paid for, and everything. */
export const STATES_OF = {
  sold: ['paid', 'ready', 'revoked', 'unmatched'],
  all: ANY,
  open: ['open'],
  paid: ['paid'],
  ready: ['ready'],
  expired: ['expired'],
  failed: ['failed'],
  revoked: ['revoked'],
  unmatched: ['unmatched'],
} as const satisfies Record<(typeof GROUPS)[number], readonly (typeof ANY)[number][]>
/**
 * `email` is a part of an address, `document` an id, `from` and `to` are days (UTC) on which the order was opened. A
 * page begins at `before`, which is the `next` of the page before it. It may be short, or empty, and still have a
 * `next`: a search looks only so far back at once.
 */
export const listPurchases = route({
  method: 'GET',
  path: '/api/admin/recent-purchases',
  service: 'admin',
  access: 'admin',
  summary: 'List purchases, newest first',
  query: {
    state: z.enum(GROUPS).default('sold'),
    email: z.string().trim().min(1).max(254).optional(),
    document: z.string().min(1).max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    before: z.iso.datetime().optional(),
  },
  answer: z.object({ purchases: z.array(purchaseRow), next: z.string().optional() }),
  errors: ['invalid'],
})
export type PurchasePage = z.infer<typeof listPurchases.answer>
