import '../../../zod-config.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as z from 'zod'
import type { PurchaseRequest } from '../../../../shared/api/purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { opensFiles } from '../../../../shared/purchase-states.ts'
import { api } from '../../../api/api.ts'
import { apiErrorOf } from '../../../api/api-error.ts'
import { currentPrice, refreshOffer } from '../../../api/use-offer.ts'
import { type DeviceStorage, readJson, trySetItem } from '../../../ui/browser/device-storage.ts'
import { newId } from '../../../ui/browser/new-id.ts'
import { findBlankOrder, moveOrderFirst, type SavedOrder, saveOrder } from './saved-orders.ts'

/** The purchase; without answers, it is the blank template. */
export type Purchase = {
  entry: CatalogEntry
  answers?: PurchaseRequest['answers']
  /** The questions where the form can show a server message. */
  fieldKeys?: ReadonlySet<string>
  /** Buys it again, although this browser's earlier order was paid. */
  isRepeated?: boolean
}

/**
 * Why an order failed, with a text for the buyer: rejected answers (a message by field key), a changed price,
 * no response, or another reason.
 */
export type Failure = { text: string } & (
  | { kind: 'answers'; messages: Readonly<Record<string, string>> }
  /** `stale` if only a reload can get the new price. */
  | { kind: 'price'; stale: boolean }
  /** `bought` if this browser's earlier order was paid. */
  | { kind: 'unreached' | 'bought' | 'other' }
)

/** Only an ApiError is a failed order; other errors are bugs and are rethrown. */
export const failureOf = (error: unknown, fieldKeys: ReadonlySet<string> = new Set()): Failure => {
  const { status, code, state, fields, message } = apiErrorOf(error)
  const { text } = MESSAGES.checkoutFailed
  if (status === 0) return { kind: 'unreached', text }
  if (code === 'price_changed') {
    return { kind: 'price', stale: true, text: MESSAGES.api.priceChanged }
  }
  // The purchase is already paid, and repeating the request must not charge it twice.
  if (code === 'conflict' && state) return { kind: 'bought', text: message }
  if (code === 'too_many') return { kind: 'other', text: message }
  const messages = Object.entries(fields).filter(([key]) => fieldKeys.has(key))
  return messages.length > 0
    ? { kind: 'answers', text, messages: Object.fromEntries(messages) }
    : { kind: 'other', text: state ? message : text }
}

/**
 * Fetches the price that replaced the rejected one and updates the page. Fails if the page is older than the
 * catalog, or without a response.
 */
const fetchPrice = async (entry: CatalogEntry, refused: number): Promise<Failure | undefined> => {
  try {
    await refreshOffer()
  } catch (error) {
    apiErrorOf(error)
    return undefined
  }
  const price = currentPrice(entry)
  if (price === refused) return undefined
  return { kind: 'price', stale: false, text: MESSAGES.priceNow(formatPrice(price)) }
}

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
  const requests = Object.entries(stored.safeParse(readJson(storage.getItem(KEY))).data ?? {})
  const saved = requests.find(([key]) => key === purchaseKey)?.[1]
  if (saved && saved !== used) return saved
  const requestId = newId()
  const others = requests.filter(([key]) => key !== purchaseKey)
  const kept = [...others, [purchaseKey, requestId]].slice(-MAX_REQUESTS)
  trySetItem(storage, KEY, JSON.stringify(Object.fromEntries(kept)))
  return requestId
}

/** Whether an order was paid. If the server can't be asked, the next order fails and says why. */
const isPaid = async ({ orderId, accessToken }: SavedOrder): Promise<boolean> => {
  try {
    const { status } = await api.getPurchase(orderId, accessToken)
    return status === 'paid' || status === 'link_expired' || opensFiles(status)
  } catch (error) {
    apiErrorOf(error)
    return false
  }
}

type Outcome<Placed> =
  | { placed: Placed; failure?: undefined }
  | { placed?: undefined; failure: Failure }

/**
 * Places orders at the current price and saves them in this browser. Repeating a purchase sends the same
 * request as long as `storage` lasts; an order that is over is replaced at once. A blank template that this
 * browser paid for on another route isn't ordered again unless `isRepeated`.
 */
const placeBy =
  <Placed extends { orderId: string; accessToken: string }>(
    route: string,
    send: (request: PurchaseRequest) => Promise<Placed>,
  ) =>
  async (
    { entry, answers, fieldKeys, isRepeated }: Purchase,
    storage: DeviceStorage,
  ): Promise<Outcome<Placed>> => {
    const documentId = entry.id
    const price = currentPrice(entry)
    const purchase = { documentId, documentTitle: entry.title, price: price / 100, answers }
    const idFor = (used?: string) => requestIdFor({ route, documentId, answers }, storage, used)
    const attempt = async (requestId: string, isRetry = false): Promise<Outcome<Placed>> => {
      try {
        const placed = await send({ ...purchase, requestId })
        const { orderId, accessToken } = placed
        saveOrder({ orderId, accessToken, documentId, requestId, isBlank: !answers })
        return { placed }
      } catch (error) {
        const { code, state } = apiErrorOf(error)
        // The earlier order is over without a purchase: refunded, deleted, expired or failed.
        if (code === 'conflict' && !state && !isRetry) return attempt(idFor(requestId), true)
        const failure = failureOf(error, fieldKeys)
        if (failure.kind === 'bought') moveOrderFirst(requestId)
        const priceChange = failure.kind === 'price' ? await fetchPrice(entry, price) : undefined
        return { failure: priceChange ?? failure }
      }
    }
    if (isRepeated) return attempt(idFor(idFor()))
    const requestId = idFor()
    const earlier = answers ? undefined : findBlankOrder(documentId)
    if (earlier && earlier.requestId !== requestId && (await isPaid(earlier))) {
      saveOrder(earlier)
      return { failure: { kind: 'bought', text: MESSAGES.alreadyBought } }
    }
    return attempt(requestId)
  }

/** Places an order with its own Checkout page. */
export const openCheckout = placeBy('checkout', api.createCheckout)

/** Places an order for a buy button or payment link, which passes the order id as its reference. */
export const openOrder = placeBy('order', api.createOrder)
