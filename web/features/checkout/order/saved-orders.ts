import { useMemo, useSyncExternalStore } from 'react'
import { withStorage } from '../../../ui/browser/device-storage.ts'

/** An order this browser has placed. `accessToken` opens its files, so it never appears in an address. */
export type SavedOrder = { orderId: string; documentId: string; accessToken: string }

const KEY = 'orders'
/** More orders than a buyer would come back to. */
const LIMIT = 10

const isSavedOrder = (value: unknown): value is SavedOrder =>
  typeof value === 'object' &&
  value !== null &&
  ['orderId', 'documentId', 'accessToken'].every(
    (key) => typeof Reflect.get(value, key) === 'string',
  )

/** A text that cannot be parsed holds no order. */
const parsed = (text: string | null | undefined): SavedOrder[] => {
  if (!text) return []
  try {
    const orders: unknown = JSON.parse(text)
    return Array.isArray(orders) ? orders.filter(isSavedOrder) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/** Orders lie in the browser, and those of a tab in the tab too: two tabs may buy the same document. */
const PLACES = [() => window.sessionStorage, () => window.localStorage] as const
type Place = (typeof PLACES)[number]

const read = (place: Place): SavedOrder[] =>
  parsed(withStorage((storage) => storage.getItem(KEY), place))

const save = (order: SavedOrder, place: Place): void => {
  const others = read(place).filter(({ orderId }) => orderId !== order.orderId)
  const orders = [order, ...others].slice(0, LIMIT)
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(orders)), place)
}

/** Remembers an order as this tab's own, and for this browser's other tabs. */
export const saveOrder = (order: SavedOrder): void => {
  for (const place of PLACES) save(order, place)
}

/** The latest order of a document, or of all: this tab's own, or else the browser's. */
export const savedOrder = (documentId?: string): SavedOrder | undefined =>
  PLACES.flatMap(read).find((order) => documentId === undefined || order.documentId === documentId)

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/**
 * The latest order that this tab or else this browser has saved, of a document or of all: null when there is none,
 * undefined while a prerendered page has not started.
 */
export const useSavedOrder = (documentId?: string): SavedOrder | null | undefined => {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(savedOrder(documentId) ?? null),
    () => undefined,
  )
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text])
}
