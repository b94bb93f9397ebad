import type { PurchaseRequest } from '../../../../shared/api/purchases.ts'
import { formatPrice } from '../../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'
import { currentPrice, refreshOffer } from '../../../api/use-offer.ts'
import type { DeviceStorage } from '../../../ui/browser/device-storage.ts'
import { requestIdFor } from './request-id.ts'
import { moveOrderFirst, saveOrder } from './saved-orders.ts'

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

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict'

/** The purchase is already paid, and repeating the request must not charge it twice. */
const isBought = (error: unknown): boolean => isConflict(error) && error.state !== undefined

/** The earlier order is over without a purchase: refunded, deleted, expired or failed. */
const isOver = (error: unknown): boolean => isConflict(error) && error.state === undefined

/** Only an ApiError is a failed order; other errors are bugs and are rethrown. */
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

/**
 * Fetches the price that replaced the rejected one and updates the page. Fails if the page is older than the
 * catalog, or without a response.
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
 * Places orders at the current price and saves them in this browser. Repeating a purchase sends the same
 * request as long as `storage` lasts; an order that is over is replaced at once.
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
        saveOrder({ orderId, accessToken, documentId, requestId })
        return { placed }
      } catch (error) {
        if (isOver(error) && !isRetry) return attempt(idFor(requestId), true)
        const failure = failureOf(error, fieldKeys)
        if (failure.kind === 'bought') moveOrderFirst(requestId)
        const priceChange = failure.kind === 'price' ? await fetchPrice(entry, price) : undefined
        return { failure: priceChange ?? failure }
      }
    }
    return attempt(isRepeated ? idFor(idFor()) : idFor())
  }

/** Places an order with its own Checkout page. */
export const openCheckout = placeBy('checkout', api.createCheckout)

/** Places an order for a buy button or payment link, which passes the order id as its reference. */
export const openOrder = placeBy('order', api.createOrder)
