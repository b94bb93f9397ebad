import { Navigate, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import type { WrongCase } from '../../../shared/documents/template/story.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { paths } from '../../ui/browser/paths.ts'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { useIsHydrating } from '../../ui/hooks/use-hydrated.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { ButtonLink } from '../../ui/site-link.tsx'
import { Customization } from './customization.tsx'
import type { ChosenCoverage } from './state/document-context.ts'
import { templateLoader } from './state/template-loader.ts'

/** A document in the catalog without a form yet. */
const AvailableSoon = ({ entry }: { entry: CatalogEntry }) => (
  <Page title={`${entry.title}, available soon`}>
    <PageHeading intro={`The form for this document isn’t available yet. ${entry.description}`}>
      {entry.title}: Available soon
    </PageHeading>
    <ButtonLink to={paths.documents} variant="outline">
      {PURCHASE_MESSAGES.notFound.back}
    </ButtonLink>
  </Page>
)

type CustomizePageProps = {
  /** The cases in which an attorney is the better choice. */
  notFor: readonly WrongCase[]
  /** The coverage of the suggested state, if the form suggests one. */
  suggested: ChosenCoverage | undefined
}

/** /customize/{documentId}: the form, the preview and the payment. */
export const CustomizePage = (props: CustomizePageProps) => {
  const { documentId = '' } = useParams()
  const { search, hash } = useLocation()
  const hydrating = useIsHydrating()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId && !hydrating) {
    return <Navigate to={`${paths.customize(entry.id)}${search}${hash}`} replace />
  }
  const template = templateLoader.loaded(entry.id)
  if (!template) return <AvailableSoon entry={entry} />
  return <Customization key={entry.id} entry={entry} template={template} {...props} />
}
