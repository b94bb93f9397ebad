import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { UNKNOWN_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { PurchaseStatus } from '../../purchase/purchase-progress.tsx'
import { Purchased, ReturnToLibrary } from '../../purchase/purchased.tsx'
import { useSavedOrder } from '../../purchase/saved-orders.ts'
import { usePurchase } from '../../purchase/use-purchase.ts'
import { Page } from '../../ui/page.tsx'

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
