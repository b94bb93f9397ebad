import { Button, type ButtonProps } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { useOrder } from '../checkout/pay/use-order.tsx'
import { useStateCheck } from './use-state-check.tsx'

/** Opens checkout for the blank template. */
export const PurchaseButton = ({ entry, ...button }: ButtonProps & { entry: CatalogEntry }) => {
  const { busy, place, dialog: boughtDialog } = useOrder(entry, 'openCheckout')
  const { check, dialog: stateDialog } = useStateCheck(entry)
  const buy = async (isRepeated?: boolean) => {
    const checkout = await place(() => buy(true), isRepeated)
    if (checkout) window.location.assign(checkout.url)
  }
  return (
    <>
      <Button onClick={() => check(buy)} disabled={busy} aria-busy={busy} {...button}>
        {busy ? PURCHASE_MESSAGES.processing : DOCUMENT.purchase}
      </Button>
      {stateDialog ?? boughtDialog}
    </>
  )
}
