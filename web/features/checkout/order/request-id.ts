import '../../../zod-config.ts'
import * as z from 'zod'
import type { PurchaseRequest } from '../../../../shared/api/purchases.ts'
import { type DeviceStorage, trySetItem } from '../../../ui/browser/device-storage.ts'
import { newId } from '../../../ui/browser/new-id.ts'

const stored = z.object({ purchase: z.string(), requestId: z.uuid() })

/** The requested purchase; `route` is the called route. */
type RequestedPurchase = Omit<PurchaseRequest, 'requestId'> & { route: string }

const KEY = 'checkout-request'

/** Equal for equal purchases, regardless of the order of answers. */
const fingerprint = ({ route, documentId, price, answers }: RequestedPurchase): string =>
  JSON.stringify([route, documentId, price, answers && Object.entries(answers).sort()])

const readStored = (storage: DeviceStorage): z.infer<typeof stored> | undefined => {
  const text = storage.getItem(KEY)
  if (text === null) return undefined
  try {
    return stored.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/**
 * The idempotency key of a purchase, so that double clicks and retries are one request. It lasts as long as
 * `storage` and changes with the document, the price or an answer.
 */
export const requestIdFor = (
  purchase: RequestedPurchase,
  storage: DeviceStorage,
  createId: () => string = newId,
): string => {
  const purchaseKey = fingerprint(purchase)
  const saved = readStored(storage)
  if (saved?.purchase === purchaseKey) return saved.requestId
  const requestId = createId()
  trySetItem(storage, KEY, JSON.stringify({ purchase: purchaseKey, requestId }))
  return requestId
}

/** Makes the next attempt a new request, even for the same purchase. */
export const forgetRequest = (storage: DeviceStorage): void => storage.removeItem(KEY)
