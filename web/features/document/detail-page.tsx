import { Navigate, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { paths } from '../../ui/browser/paths.ts'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { lazyTab } from '../../ui/lazy-part.tsx'
import { DocumentLayout } from './document-layout.tsx'

const DetailTabs = lazyTab(async () => (await import('./detail-tabs.tsx')).DetailTabs)

/** A document with the guidelines of one state; unknown ids lead back to the library. */
export const DetailPage = () => {
  const { documentId = '' } = useParams()
  const { search } = useLocation()
  const hydrating = useIsHydrating()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <Navigate to={paths.documents} replace />
  if (entry.id !== documentId && !hydrating) {
    return <Navigate to={paths.detail(entry.id) + search} replace />
  }
  return (
    <DocumentLayout
      key={entry.id}
      entry={entry}
      title={DOCUMENT.guidelinesTitle(entry.title)}
      subtitle={DOCUMENT.guidelinesSubtitle}
      description={DOCUMENT.guidelinesDescription(entry.title)}
    >
      <DetailTabs entry={entry} />
    </DocumentLayout>
  )
}
