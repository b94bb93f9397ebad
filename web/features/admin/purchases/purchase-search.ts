import { useSWRConfig } from 'swr'
import { findPurchases, type PurchaseRow } from '../../../../shared/api/admin-purchases.ts'
import {
  listPurchases,
  type PurchaseFilter,
  type PurchasePage,
} from '../../../../shared/api/recent-purchases.ts'
import { enabledEntries } from '../../../../shared/catalog/lookup.ts'
import type { AdminCall } from '../sign-in/admin-caller.ts'
import { dayPaid } from './purchases-csv.ts'

const KEY_PREFIX = 'admin/purchases'

/** The cache key of a purchase list. An action on a purchase may change any of them. */
export const adminKey = (...parts: readonly unknown[]) => [KEY_PREFIX, ...parts]

/** Refetches the lists of purchases. */
export const useAdminRefresh = (): (() => void) => {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === KEY_PREFIX)
}

/** Search parameters. Days are UTC; `text` is any identifier; '' matches everything. */
export type Search = {
  text: string
  state: PurchaseFilter
  document: string
  from: string
  to: string
}

export const DEFAULT_SEARCH: Search = { text: '', state: 'sold', document: '', from: '', to: '' }

const isTextOnly = ({ text, ...others }: Search) =>
  text !== '' &&
  Object.entries(others).every(([key, value]) => Reflect.get(DEFAULT_SEARCH, key) === value)

/** The document whose title starts with the text, for example "bill of". */
const documentByTitle = (text: string): string | undefined =>
  text.length > 2
    ? enabledEntries().find(({ title }) => title.toLowerCase().startsWith(text.toLowerCase()))?.id
    : undefined

const listPage = (call: AdminCall, search: Search, before?: string): Promise<PurchasePage> =>
  call(listPurchases, {
    state: search.state,
    text: search.text || undefined,
    document: search.document || undefined,
    from: search.from || undefined,
    to: search.to || undefined,
    before,
  })

/**
 * A page of purchases. A full address, order, session or link without other filters finds purchases in every
 * state. The start of a title finds that document's purchases. Other text is matched against amounts, addresses
 * and payment methods.
 */
export const findPage = async (
  call: AdminCall,
  search: Search,
  before?: string,
): Promise<PurchasePage> => {
  if (isTextOnly(search) && before === undefined) {
    const { purchases } = await call(findPurchases, { query: search.text })
    if (purchases.length > 0) return { purchases }
  }
  const named = search.document === '' ? documentByTitle(search.text) : undefined
  return listPage(call, named ? { ...search, text: '', document: named } : search, before)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Bank payments can arrive weeks after the order, and purchases are listed by order date. */
const MAX_PAYMENT_DELAY_MS = 31 * DAY_MS

const orderedSince = (day: string) =>
  new Date(Date.parse(day) - MAX_PAYMENT_DELAY_MS).toISOString().slice(0, 10)

/** Every purchase of a search, page by page. */
const findAll = async (call: AdminCall, search: Search): Promise<PurchaseRow[]> => {
  const rows: PurchaseRow[] = []
  let before: string | undefined
  do {
    const page = await listPage(call, search, before)
    rows.push(...page.purchases)
    before = page.next === before ? undefined : page.next
  } while (before)
  return rows
}

/** Every purchase opened since this day (UTC), paid or not. */
export const findOpenedSince = (call: AdminCall, from: string): Promise<PurchaseRow[]> =>
  findAll(call, { ...DEFAULT_SEARCH, state: 'all', from })

/** Every purchase paid on the days of the search. */
export const findPaid = async (call: AdminCall, search: Search): Promise<PurchaseRow[]> => {
  const { from, to } = search
  const rows = await findAll(call, { ...search, from: from && orderedSince(from) })
  return rows.filter((row) => {
    const day = dayPaid(row)
    return day !== undefined && day >= from && (to === '' || day <= to)
  })
}
