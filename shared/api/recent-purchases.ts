import * as z from 'zod'
import { purchaseRow } from './admin-purchases.ts'
import { ORDER_STATUSES } from './purchases.ts'
import { route } from './route.ts'

const ALL_STATUSES = [...ORDER_STATUSES, 'unmatched'] as const

const FILTERS = ['sold', 'all', ...ALL_STATUSES] as const
export type PurchaseFilter = (typeof FILTERS)[number]

/** The statuses behind each filter: one status, everything paid for, or all. */
export const STATUSES_BY_FILTER = {
  sold: ['paid', 'ready', 'revoked', 'unmatched'],
  all: ALL_STATUSES,
  open: ['open'],
  paid: ['paid'],
  ready: ['ready'],
  expired: ['expired'],
  failed: ['failed'],
  revoked: ['revoked'],
  unmatched: ['unmatched'],
} as const satisfies Record<(typeof FILTERS)[number], readonly (typeof ALL_STATUSES)[number][]>

/**
 * `text` is part of an address or of the payment method as shown, or an amount such as "$19"; `document` is an id.
 * `from` and `to` are the UTC days between which the order was opened. `before` is the `next` of the previous page. A
 * page may be short or empty and still have a `next`, because each request scans a limited number of rows.
 */
export const listPurchases = route({
  method: 'GET',
  path: '/api/admin/recent-purchases',
  service: 'admin',
  access: 'admin',
  summary: 'List purchases, newest first',
  query: {
    state: z.enum(FILTERS).default('sold'),
    text: z.string().trim().min(1).max(254).optional(),
    document: z.string().min(1).max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    before: z.iso.datetime().optional(),
  },
  response: z.object({ purchases: z.array(purchaseRow), next: z.string().optional() }),
  errors: ['invalid'],
})
export type PurchasePage = z.infer<typeof listPurchases.response>
