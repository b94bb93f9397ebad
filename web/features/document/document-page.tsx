import { Navigate, type Params, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { returnReference } from '../../../shared/site/payment-returns.ts'
import { paths } from '../../lib/paths.ts'
import { preloadable } from '../../lib/preloadable.tsx'
import { useQuery } from '../../lib/use-hydrated.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { DocumentDetails } from './document-details.tsx'
import { storyContent } from './tab-content.tsx'

/** Loaded only after a payment. */
const PurchaseSuccess = preloadable(
  async () => (await import('./purchase-success.tsx')).PurchaseSuccess,
)

/** A document's details or, with ?session_id=, the new purchase. */
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

/** Shown at once: the first tab, or the purchase. */
DocumentPage.preload = async ({ documentId = '' }: Params, query: URLSearchParams) => {
  if (returnReference('document', query)) await PurchaseSuccess.preload()
  else await storyContent.preload(documentId)
}
