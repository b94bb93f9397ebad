import type { PurchaseRequest } from '../../../../shared/api/purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { currentPrice, refreshOffer } from '../../../api/use-offer.ts'
import type { DeviceStorage } from '../../../ui/browser/device-storage.ts'
import { forgetRequest, requestIdFor } from './request-id.ts'
import { saveOrder } from './saved-orders.ts'

/** What is bought; without answers it is the template to complete by hand. */
export type Purchase = {
  entry: CatalogEntry
  answers?: PurchaseRequest['answers']
  /** The questions at which the form can show a message of the server. */
  fieldKeys?: ReadonlySet<string>
}

/**
 * Why an order could not be placed, with a text for the buyer: answers that the server refused (a
 * message by field key), a price that has changed, no answer at all, or another reason.
 */
export type Failure = { text: string } & (
  | { kind: 'answers'; messages: Readonly<Record<string, string>> }
  /** `stale` when only a new page can know the price. */
  | { kind: 'price'; stale: boolean }
  /** `bought` when this browser's earlier order was paid for. */
  | { kind: 'unreached' | 'bought' | 'other' }
)

/** The purchase was paid for before: the same request must not become a second payment. */
const isBought = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conflict' && error.state !== undefined

/** Only an ApiError is a failed order: another error is a fault of the page and is thrown again. */
export const failureOf = (error: unknown, fieldKeys: ReadonlySet<string> = new Set()): Failure => {
  if (!(error instanceof ApiError)) throw error
  const { text } = MESSAGES.checkoutFailed
  if (error.status === 0) return { kind: 'unreached', text }
  if (error.code === 'price_changed') {
    return { kind: 'price', stale: true, text: MESSAGES.api.priceChanged }
  }
  if (isBought(error)) return { kind: 'bought', text: error.message }
  if (error.code === 'too_many') return { kind: 'other', text: error.message }
  const messages = Object.entries(error.fields).filter(([key]) => fieldKeys.has(key))
  return messages.length > 0
    ? { kind: 'answers', text, messages: Object.fromEntries(messages) }
    : { kind: 'other', text: error.state ? error.message : text }
}

/** Request Timeout and Too Many Requests: the request may come again as it was (RFC 9110, RFC 6585). */
const RETRYABLE_STATUSES = [408, 429]

/** The server received the request and rejected it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !RETRYABLE_STATUSES.includes(error.status)

/**
 * Fetches what holds instead of the price that was refused, which all of the page then shows. A page
 * older than the catalog, or without an answer, does not learn it.
 */
const fetchPrice = async (entry: CatalogEntry, refused: number): Promise<Failure | undefined> => {
  try {
    await refreshOffer()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return undefined
  }
  const price = currentPrice(entry)
  if (price === refused) return undefined
  return { kind: 'price', stale: false, text: MESSAGES.priceNow(formatPrice(price)) }
}

type Outcome<Placed> =
  | { placed: Placed; failure?: undefined }
  | { placed?: undefined; failure: Failure }

/**
 * Places orders at the current price and saves them in this browser. The same purchase stays the
 * same request as long as `storage` lasts, until the server has refused it.
 */
const placeBy =
  <Placed extends { orderId: string; accessToken: string }>(
    way: string,
    send: (request: PurchaseRequest) => Promise<Placed>,
  ) =>
  async (
    { entry, answers, fieldKeys }: Purchase,
    storage: DeviceStorage,
  ): Promise<Outcome<Placed>> => {
    const price = currentPrice(entry)
    const shown = { documentId: entry.id, documentTitle: entry.title, price: price / 100 }
    const purchase = { ...shown, answers }
    const requestId = requestIdFor({ ...purchase, way }, storage)
    try {
      const placed = await send({ ...purchase, requestId })
      const { orderId, accessToken } = placed
      saveOrder({ orderId, accessToken, documentId: entry.id })
      return { placed }
    } catch (error) {
      if (isRefusal(error) && !isBought(error)) forgetRequest(storage)
      const failure = failureOf(error, fieldKeys)
      const priceChange = failure.kind === 'price' ? await fetchPrice(entry, price) : undefined
      return { failure: priceChange ?? failure }
    }
  }

/** Places an order with a payment page of its own. */
export const openCheckout = placeBy('checkout', api.createCheckout)

/** Places an order for a buy button or a payment link, which name it as their reference. */
export const openOrder = placeBy('order', api.createOrder)
