import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { useOrder } from './use-order.ts'

export type BlankPurchase = { busy: boolean; buy: () => Promise<void> }

/** Opens the payment page for the template without answers. */
export const useBlankPurchase = (entry: CatalogEntry): BlankPurchase => {
  const { busy, place } = useOrder(entry, 'openCheckout')
  const buy = async () => {
    const checkout = await place()
    if (checkout) window.location.assign(checkout.url)
  }
  return { busy, buy }
}
