import { listPurchases, STATUSES_BY_FILTER } from '../../shared/api/recent-purchases.ts'
import { findRecent } from '../core/orders/recent.ts'
import { handle } from '../core/platform/handle.ts'
import { purchaseView } from './purchase-view.ts'

const EARLIEST = '2000-01-01T00:00:00.000Z'

/** The last millisecond of a UTC day. */
const endOfDay = (day: string) => `${day}T23:59:59.999Z`

const minText = (a: string, b: string) => (a < b ? a : b)

export default handle(listPurchases, async ({ query, now }) => {
  const { state, text, document, from, to, before } = query
  const since = from === undefined ? EARLIEST : `${from}T00:00:00.000Z`
  const last = to === undefined ? now.toISOString() : endOfDay(to)
  const until = before === undefined ? last : minText(before, last)
  if (since > until) return { purchases: [] }
  const { found, next } = await findRecent({
    statuses: STATUSES_BY_FILTER[state],
    from: since,
    until,
    text,
    documentId: document,
  })
  return { purchases: found.map((row) => purchaseView(row, now)), next }
})
