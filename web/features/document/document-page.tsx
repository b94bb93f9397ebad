import { Navigate, type Params, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { returnReference } from '../../../shared/site/payment-returns.ts'
import { paths } from '../../lib/paths.ts'
import { preloadable } from '../../lib/preloadable.tsx'
import { useQuery } from '../../lib/use-hydrated.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { DocumentDetails } from './document-details.tsx'
import { storyContent } from './tab-content.tsx'

/** Loaded after a payment only. */
const PurchaseSuccess = preloadable(
  async () => (await import('./purchase-success.tsx')).PurchaseSuccess,
)

/** A document: its details, or, with a ?session_id=, the purchase that was just made. */
export const DocumentPage = () => {
  const { documentId = '' } = useParams()
  const { search } = useLocation()
  const query = useQuery()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId) return <Navigate to={paths.document(entry.id) + search} replace />
  const reference = returnReference('document', query)
  if (!reference) return <DocumentDetails key={entry.id} entry={entry} />
  return <PurchaseSuccess key={reference} entry={entry} reference={reference} />
}

/** The first tab, which is shown at once, or the view of the purchase. */
DocumentPage.preload = async ({ documentId = '' }: Params, query: URLSearchParams) => {
  if (returnReference('document', query)) await PurchaseSuccess.preload()
  else await storyContent.preload(documentId)
}
