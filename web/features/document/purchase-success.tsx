import { useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { UNKNOWN_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { returnReference } from '../../../shared/site/payment-returns.ts'
import { useQuery } from '../../ui/hooks/use-hydrated.ts'
import { useSavedOrder } from '../checkout/order/saved-orders.ts'
import { NoFiles, Purchased } from '../checkout/status/purchased.tsx'
import { usePurchase } from '../checkout/status/use-purchase.ts'

type PurchaseSuccessProps = { entry: CatalogEntry; reference: string }

/** The purchase of the session in the URL, if it is for this document. */
const PurchaseSuccess = ({ entry, reference }: PurchaseSuccessProps) => {
  const { data, error } = usePurchase(reference, useSavedOrder(entry.id))
  if (data?.documentId && data.documentId !== entry.id)
    return <NoFiles notice={UNKNOWN_PURCHASE} title="Your purchase" documentId={entry.id} />
  return <Purchased purchase={data} error={error} documentId={entry.id} />
}

/**
 * The purchase that a buyer returns from. It has no props, so that nothing replaces its prerendered HTML while
 * its code loads.
 */
export const NewPurchase = () => {
  const { documentId = '' } = useParams()
  const reference = returnReference('document', useQuery())
  const entry = findEnabledEntry(documentId)
  if (!reference || !entry) return <Purchased />
  return <PurchaseSuccess key={reference} entry={entry} reference={reference} />
}
