import type { PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import type { PurchaseFilter, PurchasePage } from '../../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import type { AdminApi } from '../sign-in/admin-api.ts'
import { dayPaid } from './books-csv.ts'

/** What is looked for. Days are of UTC, `text` is whatever an admin has of a purchase; '' is everything. */
export type Search = {
  text: string
  state: PurchaseFilter
  document: string
  from: string
  to: string
}

export const EVERYTHING: Search = { text: '', state: 'sold', document: '', from: '', to: '' }

const isTextOnly = ({ text, ...others }: Search) =>
  text !== '' &&
  Object.entries(others).every(([key, value]) => Reflect.get(EVERYTHING, key) === value)

/** The document whose title a text begins, "bill of" for example. */
const documentNamed = (text: string): string | undefined =>
  text.length > 2
    ? enabledEntries().find(({ title }) => title.toLowerCase().startsWith(text.toLowerCase()))?.id
    : undefined

const listed = (api: AdminApi, search: Search, before?: string): Promise<PurchasePage> =>
  api.listPurchases({
    state: search.state,
    email: search.text || undefined,
    document: search.document || undefined,
    from: search.from || undefined,
    to: search.to || undefined,
    before,
  })

/**
 * A page of purchases. A text alone may be a whole address, an order, a session or a link: these find purchases of
 * every state. The beginning of a title finds purchases of that document; anything else is a part of an address.
 */
export const findPage = async (
  api: AdminApi,
  search: Search,
  before?: string,
): Promise<PurchasePage> => {
  if (isTextOnly(search) && before === undefined) {
    const { purchases } = await api.findPurchases({ query: search.text })
    if (purchases.length > 0) return { purchases }
  }
  const named = search.document === '' ? documentNamed(search.text) : undefined
  return listed(api, named ? { ...search, text: '', document: named } : search, before)
}

const DAY = 24 * 60 * 60 * 1000
/** A payment may follow its order by weeks where a bank takes part; purchases are listed by their orders. */
const LONGEST_PAYMENT = 31 * DAY

const earlier = (day: string) =>
  new Date(Date.parse(day) - LONGEST_PAYMENT).toISOString().slice(0, 10)

/** Every purchase of a search, page by page. */
const findAll = async (api: AdminApi, search: Search): Promise<PurchaseRow[]> => {
  const rows: PurchaseRow[] = []
  let before: string | undefined
  do {
    const page = await listed(api, search, before)
    rows.push(...page.purchases)
    before = page.next === before ? undefined : page.next
  } while (before)
  return rows
}

/** Every purchase opened since this day (UTC), paid or not. */
export const findSince = (api: AdminApi, from: string): Promise<PurchaseRow[]> =>
  findAll(api, { ...EVERYTHING, state: 'all', from })

/** Every purchase that was paid for on the days of the search. */
export const findPaid = async (api: AdminApi, search: Search): Promise<PurchaseRow[]> => {
  const { from, to } = search
  const rows = await findAll(api, { ...search, from: from && earlier(from) })
  return rows.filter((row) => {
    const day = dayPaid(row)
    return day !== undefined && day >= from && (to === '' || day <= to)
  })
}

/** Whether the days of a search end before they begin. */
export const isReversed = ({ from, to }: Pick<Search, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && from > to
