import { Button, type ButtonProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { useOrder } from '../checkout/pay/use-order.tsx'
import { useStateCheck } from './use-state-check.tsx'

export type BlankPurchase = { busy: boolean; buy: () => void; dialog: ReactNode }

/** Opens checkout for the blank template. */
export const useBlankPurchase = (entry: CatalogEntry): BlankPurchase => {
  const { busy, place, dialog: boughtDialog } = useOrder(entry, 'openCheckout')
  const buy = async (isRepeated?: boolean) => {
    const checkout = await place(() => buy(true), isRepeated)
    if (checkout) window.location.assign(checkout.url)
  }
  const { check, dialog: stateDialog } = useStateCheck(entry)
  return { busy, buy: () => check(buy), dialog: stateDialog ?? boughtDialog }
}

/** Buys the blank template. */
export const PurchaseButton = ({
  purchase: { busy, buy },
  ...button
}: ButtonProps & { purchase: BlankPurchase }) => (
  <Button onClick={buy} disabled={busy} aria-busy={busy} {...button}>
    {busy ? PURCHASE_MESSAGES.processing : DOCUMENT.purchase}
  </Button>
)
