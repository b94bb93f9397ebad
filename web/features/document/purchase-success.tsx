import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { UNKNOWN_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { useKeptOrder } from '../../lib/use-kept-order.ts'
import { usePurchase } from '../../lib/use-purchase.ts'
import { Page } from '../../ui/page.tsx'
import { PurchaseState } from '../../ui/purchase-progress.tsx'
import { Purchased, ReturnToLibrary } from '../../ui/purchased.tsx'

const NotThisDocument = ({ documentId }: { documentId: string }) => (
  <Page title="Your purchase">
    <PurchaseState notice={UNKNOWN_PURCHASE} documentId={documentId} />
    <ReturnToLibrary />
  </Page>
)

type PurchaseSuccessProps = { entry: CatalogEntry; reference: string }

/** The purchase that a session in the address stands for; a session of another document is not it. */
export const PurchaseSuccess = ({ entry, reference }: PurchaseSuccessProps) => {
  const { data, error } = usePurchase(reference, useKeptOrder(entry.id))
  if (data && data.documentId !== entry.id) return <NotThisDocument documentId={entry.id} />
  return <Purchased purchase={data} error={error} documentId={entry.id} />
}
