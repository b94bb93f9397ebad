import { BoughtHere } from '../checkout/order/bought-here.tsx'
import { useSavedOrder } from '../checkout/order/saved-orders.ts'

/** An earlier order of the document in this browser. */
export const PreviousPurchase = ({ documentId }: { documentId: string }) => {
  const order = useSavedOrder(documentId)
  return order && <BoughtHere order={order} />
}
