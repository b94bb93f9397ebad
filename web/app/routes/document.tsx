import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { AFTER_PAYMENT } from '../../../shared/site/payment-returns.ts'
import { DocumentPage } from '../../features/document/document-page.tsx'

/** Runs at build time for the prerendered page, and in the browser after that. */
const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) => ({
  story: await loadStory(findEnabledEntry(documentId)?.id ?? documentId),
  isReturn: documentId === AFTER_PAYMENT,
})

export const loader = load
export const clientLoader = load

const Document = () => <DocumentPage {...useLoaderData<typeof load>()} />

export default Document
