import { Navigate, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { returnReference } from '../../../shared/site/payment-returns.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { useIsHydrating, useQuery } from '../../ui/hooks/use-hydrated.ts'
import { lazyPart, lazyTab } from '../../ui/lazy-part.tsx'
import { DocumentLayout } from './document-layout.tsx'

const DocumentTabs = lazyTab(async () => (await import('./document-tabs.tsx')).DocumentTabs)
const StatesServed = lazyPart(async () => (await import('./states-served.tsx')).StatesServed)
const NewPurchase = lazyPart(async () => (await import('./purchase-success.tsx')).NewPurchase)

type DocumentPageProps = {
  /** Whether this is the prerendered page for buyers who return from checkout. */
  isReturn?: boolean
}

/** A document's details or, with ?session_id=, the new purchase. */
export const DocumentPage = ({ isReturn = false }: DocumentPageProps) => {
  const { documentId = '' } = useParams()
  const { search } = useLocation()
  const query = useQuery()
  const hydrating = useIsHydrating()
  if (isReturn && hydrating) return <NewPurchase />
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId && !hydrating) {
    return <Navigate to={paths.document(entry.id) + search} replace />
  }
  if (returnReference('document', query)) return <NewPurchase />
  return (
    <DocumentLayout
      key={entry.id}
      entry={entry}
      title={entry.title}
      description={entry.description}
    >
      <DocumentTabs entry={entry} />
      <StatesServed entry={entry} />
    </DocumentLayout>
  )
}
