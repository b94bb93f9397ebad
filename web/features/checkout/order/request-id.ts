import '../../../zod-config.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod'
import type { PurchaseRequest } from '../../../../shared/api/purchases.ts'
import { type DeviceStorage, trySetItem } from '../../../ui/browser/device-storage.ts'
import { newId } from '../../../ui/browser/new-id.ts'

/** Request ids by the digest of their purchase, the latest last. */
const stored = z.record(z.string(), z.uuid())

/** The requested purchase; `route` is the called route. */
type RequestedPurchase = Pick<PurchaseRequest, 'documentId' | 'answers'> & { route: string }

const KEY = 'checkout-requests'
const MAX_REQUESTS = 10

/** A SHA-256, so that no answers are stored. Equal for equal purchases, regardless of the order of answers. */
const fingerprint = ({ route, documentId, answers }: RequestedPurchase): string => {
  const sorted = answers && Object.entries(answers).sort()
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([route, documentId, sorted]))))
}

const readStored = (storage: DeviceStorage): [string, string][] => {
  try {
    return Object.entries(stored.safeParse(JSON.parse(storage.getItem(KEY) ?? '{}')).data ?? {})
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * The idempotency key of a purchase, so that double clicks and retries are one request. It lasts as long as
 * `storage` and changes with the document or an answer. A `used` key is replaced, unless another tab did that.
 */
export const requestIdFor = (
  purchase: RequestedPurchase,
  storage: DeviceStorage,
  used?: string,
): string => {
  const purchaseKey = fingerprint(purchase)
  const requests = readStored(storage)
  const saved = requests.find(([key]) => key === purchaseKey)?.[1]
  if (saved && saved !== used) return saved
  const requestId = newId()
  const others = requests.filter(([key]) => key !== purchaseKey)
  const kept = [...others, [purchaseKey, requestId]].slice(-MAX_REQUESTS)
  trySetItem(storage, KEY, JSON.stringify(Object.fromEntries(kept)))
  return requestId
}
