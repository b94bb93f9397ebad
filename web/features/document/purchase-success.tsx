import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { UNKNOWN_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { Page } from '../../ui/page.tsx'
import { useSavedOrder } from '../checkout/order/saved-orders.ts'
import { PurchaseStatus } from '../checkout/status/purchase-progress.tsx'
import { Purchased, ReturnToLibrary } from '../checkout/status/purchased.tsx'
import { usePurchase } from '../checkout/status/use-purchase.ts'

const NotThisDocument = ({ documentId }: { documentId: string }) => (
  <Page title="Your purchase">
    <PurchaseStatus notice={UNKNOWN_PURCHASE} documentId={documentId} />
    <ReturnToLibrary />
  </Page>
)

type PurchaseSuccessProps = { entry: CatalogEntry; reference: string }

/** The purchase of the session in the URL, if it is for this document. */
export const PurchaseSuccess = ({ entry, reference }: PurchaseSuccessProps) => {
  const { data, error } = usePurchase(reference, useSavedOrder(entry.id))
  if (data?.documentId && data.documentId !== entry.id)
    return <NotThisDocument documentId={entry.id} />
  return <Purchased purchase={data} error={error} documentId={entry.id} />
}
