import { withStorage } from './browser-flag.ts'

/** An order this browser has placed. Its id opens the files, so it never stands in an address. */
export type KeptOrder = { orderId: string; documentId: string }

const KEY = 'orders'
/** The latest ones are enough to come back to. */
const LIMIT = 10

const isKeptOrder = (value: unknown): value is KeptOrder =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'orderId') === 'string' &&
  typeof Reflect.get(value, 'documentId') === 'string'

/** What cannot be read is no order. */
const parsed = (text: string | null | undefined): KeptOrder[] => {
  if (!text) return []
  try {
    const orders: unknown = JSON.parse(text)
    return Array.isArray(orders) ? orders.filter(isKeptOrder) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

const read = (): KeptOrder[] => parsed(withStorage((storage) => storage.getItem(KEY)))

/** Remembers an order, also for this browser's other tabs. */
export const keepOrder = (order: KeptOrder): void => {
  const others = read().filter(({ orderId }) => orderId !== order.orderId)
  const orders = [order, ...others].slice(0, LIMIT)
  withStorage((storage) => storage.setItem(KEY, JSON.stringify(orders)))
}

/** The id of the latest order of a document, or of the latest of all; undefined when there is none. */
export const keptOrderId = (documentId?: string): string | undefined =>
  read().find((order) => documentId === undefined || order.documentId === documentId)?.orderId
