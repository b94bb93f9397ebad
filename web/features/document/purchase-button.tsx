import { Button, type ButtonProps } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
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

/** Buys the template without answers. */
export const PurchaseButton = ({
  purchase: { busy, buy },
  ...button
}: ButtonProps & { purchase: BlankPurchase }) => (
  <Button onClick={buy} disabled={busy} aria-busy={busy} {...button}>
    {busy ? PURCHASE_MESSAGES.processing : DOCUMENT.purchase}
  </Button>
)
