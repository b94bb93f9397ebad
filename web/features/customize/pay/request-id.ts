import * as z from 'zod'
import type { PurchaseRequest } from '../../../../shared/api.ts'
import { type DeviceStorage, keep } from '../answers/device-storage.ts'

const remembered = z.object({ purchase: z.string(), requestId: z.uuid() })

type Purchase = Omit<PurchaseRequest, 'requestId'>

const KEY = 'checkout-request'

/** The same text for the same purchase, whatever the order of its answers. */
export const fingerprint = ({ answers = {}, ...purchase }: Purchase): string =>
  JSON.stringify([purchase.documentId, purchase.price, Object.entries(answers).sort()])

const recall = (storage: DeviceStorage): z.infer<typeof remembered> | undefined => {
  const text = storage.getItem(KEY)
  if (text === null) return undefined
  try {
    return remembered.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * The id that makes a double click or a retry the same request to the server: kept for the tab, and
 * new as soon as the document, the price or an answer changes.
 */
export const requestIdFor = (
  purchase: Purchase,
  storage: DeviceStorage,
  newId: () => string = () => crypto.randomUUID(),
): string => {
  const print = fingerprint(purchase)
  const before = recall(storage)
  if (before?.purchase === print) return before.requestId
  const requestId = newId()
  keep(storage, KEY, JSON.stringify({ purchase: print, requestId }))
  return requestId
}

/** After a conflict the next try is a new request. */
export const forgetRequest = (storage: DeviceStorage): void => storage.removeItem(KEY)
