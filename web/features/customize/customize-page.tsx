import { Text } from '@chakra-ui/react'
import { lazy, Suspense, use } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { templateOf } from './template-of.ts'

/** A document of the catalogue that has no form yet. */
const AvailableSoon = ({ entry }: { entry: CatalogEntry }) => (
  <Page title={`${entry.title}, available soon`}>
    <PageHeading intro={`The form for this document is not open yet. ${entry.description}`}>
      {entry.title}: Available soon
    </PageHeading>
    <ButtonLink to={paths.documents} variant="outline">
      {MESSAGES.notFound.back}
    </ButtonLink>
  </Page>
)

/** The form's code loads in parallel with the template. */
const form = import('./customization.tsx')
const Customization = lazy(async () => ({ default: (await form).Customization }))

const LoadedDocument = ({ entry }: { entry: CatalogEntry }) => {
  const loaded = use(templateOf(entry.id))
  return loaded ? <Customization entry={entry} {...loaded} /> : <AvailableSoon entry={entry} />
}

const Loading = ({ entry }: { entry: CatalogEntry }) => (
  <Page title={entry.title}>
    <PageHeading>{entry.title}</PageHeading>
    <Text role="status" color="fg.muted">
      Opening the form...
    </Text>
  </Page>
)

/** /customize/{documentId}: the questions of one document, the document itself, and the payment. */
export const CustomizePage = () => {
  const { documentId = '' } = useParams()
  const { search, hash } = useLocation()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId) {
    return <Navigate to={`${paths.customize(entry.id)}${search}${hash}`} replace />
  }
  return (
    <Suspense fallback={<Loading entry={entry} />}>
      <LoadedDocument key={entry.id} entry={entry} />
    </Suspense>
  )
}
