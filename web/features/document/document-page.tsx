import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { paths } from '../../lib/paths.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { DocumentDetails } from './document-details.tsx'
import { PurchaseSuccess } from './purchase-success.tsx'

/** A document: its details, or, with ?session_id=, the purchase that was just made. */
export const DocumentPage = () => {
  const { documentId = '' } = useParams()
  const { search } = useLocation()
  const [query] = useSearchParams()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId) return <Navigate to={paths.document(entry.id) + search} replace />
  const reference = query.get('session_id')
  return reference === null ? (
    <DocumentDetails key={entry.id} entry={entry} />
  ) : (
    <PurchaseSuccess key={reference} entry={entry} reference={reference} />
  )
}
