import { useMemo, useSyncExternalStore } from 'react'
import { isRecord, readJson, withStorage } from '../../../ui/browser/device-storage.ts'

/** An order placed in this browser. `accessToken` gives access to its files, so it never appears in a URL. */
export type SavedOrder = {
  orderId: string
  documentId: string
  accessToken: string
  requestId?: string
  isBlank?: boolean
}

const KEY = 'orders'
const MAX_ORDERS = 10

const isSavedOrder = (value: unknown): value is SavedOrder =>
  isRecord(value) &&
  ['orderId', 'documentId', 'accessToken'].every((key) => typeof value[key] === 'string')

/** Orders are saved in session storage too, because two tabs may buy the same document. */
const STORAGES = [() => window.sessionStorage, () => window.localStorage] as const
type PickStorage = (typeof STORAGES)[number]

/** The saved orders; none if the text is damaged. */
const read = (place: PickStorage): SavedOrder[] => {
  const orders = readJson(withStorage((storage) => storage.getItem(KEY), place))
  return Array.isArray(orders) ? orders.filter(isSavedOrder) : []
}

const save = (order: SavedOrder, place: PickStorage): void => {
  const others = read(place).filter(({ orderId }) => orderId !== order.orderId)
  const orders = [order, ...others].slice(0, MAX_ORDERS)
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(orders)), place)
}

/** Saves an order for this tab and for the browser's other tabs. */
export const saveOrder = (order: SavedOrder): void => {
  for (const place of STORAGES) save(order, place)
}

const savedOrders = (): SavedOrder[] => STORAGES.flatMap(read)

/** Makes the order of a request the latest, so that pages without a reference show it. */
export const moveOrderFirst = (requestId: string): void => {
  const order = savedOrders().find((saved) => saved.requestId === requestId)
  if (order) saveOrder(order)
}

/** The latest order, optionally of one document: this tab's, or else the browser's. */
export const findOrder = (documentId?: string): SavedOrder | undefined =>
  savedOrders().find((order) => documentId === undefined || order.documentId === documentId)

/** The latest order of a document's blank template. */
export const findBlankOrder = (documentId: string): SavedOrder | undefined =>
  savedOrders().find((order) => order.isBlank && order.documentId === documentId)

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The latest saved order, optionally of one document: null if there is none, undefined until hydrated. */
export const useSavedOrder = (documentId?: string): SavedOrder | null | undefined => {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(findOrder(documentId) ?? null),
    () => undefined,
  )
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text])
}
