import { Suspense, use, useState } from 'react'
import { Navigate, type Params, useLocation, useParams } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { paths } from '../../lib/paths.ts'
import { Busy } from '../../ui/busy.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DocumentNotFound } from '../../ui/document-not-found.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { openForm } from './open-form.ts'

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

const LoadedDocument = ({ entry }: { entry: CatalogEntry }) => {
  const form = openForm.loaded(entry.id) ?? use(openForm.load(entry.id))
  if (!form) return <AvailableSoon entry={entry} />
  const { Customization, ...document } = form
  return <Customization entry={entry} {...document} />
}

/** Shown to visitors who come from another page of ours: a press must have an effect while the form's code comes. */
const Coming = ({ entry }: { entry: CatalogEntry }) => (
  <Page title={entry.title}>
    <PageHeading>{entry.title}</PageHeading>
    <Busy>Loading your form...</Busy>
  </Page>
)

/** A form whose code is there is hydrated with the page, and not later as a Suspense boundary of its own. */
const OpenedDocument = ({ entry }: { entry: CatalogEntry }) => {
  const [isLoaded] = useState(() => openForm.loaded(entry.id) !== undefined)
  const document = <LoadedDocument entry={entry} />
  return isLoaded ? document : <Suspense fallback={<Coming entry={entry} />}>{document}</Suspense>
}

/** /customize/{documentId}: the questions of one document, the document itself, and the payment. */
export const CustomizePage = () => {
  const { documentId = '' } = useParams()
  const { search, hash } = useLocation()
  const entry = findEnabledEntry(documentId)
  if (!entry) return <DocumentNotFound />
  if (entry.id !== documentId) {
    return <Navigate to={`${paths.customize(entry.id)}${search}${hash}`} replace />
  }
  return <OpenedDocument key={entry.id} entry={entry} />
}

CustomizePage.preload = async ({ documentId = '' }: Params) => {
  const entry = findEnabledEntry(documentId)
  if (entry) await openForm.load(entry.id)
}
