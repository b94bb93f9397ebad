import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { UNKNOWN_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { useSavedOrder } from '../checkout/order/saved-orders.ts'
import { NoFiles, Purchased } from '../checkout/status/purchased.tsx'
import { usePurchase } from '../checkout/status/use-purchase.ts'

type PurchaseSuccessProps = { entry: CatalogEntry; reference: string }

/** The purchase of the session in the URL, if it is for this document. */
export const PurchaseSuccess = ({ entry, reference }: PurchaseSuccessProps) => {
  const { data, error } = usePurchase(reference, useSavedOrder(entry.id))
  if (data?.documentId && data.documentId !== entry.id)
    return <NoFiles notice={UNKNOWN_PURCHASE} title="Your purchase" documentId={entry.id} />
  return <Purchased purchase={data} error={error} documentId={entry.id} />
}
