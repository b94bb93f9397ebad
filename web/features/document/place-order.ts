import type { PurchaseRequest } from '../../../shared/api.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { keepOrder } from '../../lib/kept-orders.ts'
import { currentPrice } from '../../lib/use-offer.ts'
import { notify } from '../../ui/toaster.tsx'

type Order = { orderId: string }

/** `refused`: the server heard us and said no, so the next try is a new request. */
export type Placing<Placed extends Order> = { placed?: Placed; refused: boolean }

const requestFor = (entry: CatalogEntry, requestId: string): PurchaseRequest => ({
  documentId: entry.id,
  documentTitle: entry.title,
  price: currentPrice(entry) / 100,
  requestId,
})

const tellFailure = ({ code }: ApiError) => {
  const { title, text } = MESSAGES.checkoutFailed
  const description = code === 'price_changed' ? MESSAGES.api.priceChanged : text
  return notify({ type: 'error', title, description })
}

/** Orders the template without answers and keeps the order in this browser; a toast tells a failure. */
const placeBy =
  <Placed extends Order>(send: (request: PurchaseRequest) => Promise<Placed>) =>
  async (entry: CatalogEntry, requestId: string): Promise<Placing<Placed>> => {
    try {
      const placed = await send(requestFor(entry, requestId))
      keepOrder({ orderId: placed.orderId, documentId: entry.id })
      return { placed, refused: false }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error)
      return { refused: error.status >= 400 && error.status < 500 }
    }
  }

/** With a payment page of its own. */
export const openCheckout = placeBy(api.createCheckout)
/** For a buy button or a payment link, which name it as their reference. */
export const openOrder = placeBy(api.createOrder)
