import type { PurchaseRequest } from '../../../shared/api.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { loadApi } from '../../lib/load-api.ts'
import { useOrder } from './use-order.ts'

export type BlankPurchase = { busy: boolean; buy: () => Promise<void> }

const openCheckout = async (request: PurchaseRequest) => {
  const { api } = await loadApi()
  return api.createCheckout(request)
}

/** Opens the payment page for the template without answers. */
export const useBlankPurchase = (entry: CatalogEntry): BlankPurchase => {
  const { busy, place } = useOrder(entry, openCheckout)
  const buy = async () => {
    const checkout = await place()
    if (checkout) window.location.assign(checkout.url)
  }
  return { busy, buy }
}
