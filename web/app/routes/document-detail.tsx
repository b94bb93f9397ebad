import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { DetailPage } from '../../features/document/detail-page.tsx'

/** Runs at build time for the prerendered page, and in the browser after that. */
const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) => ({
  story: await loadStory(findEnabledEntry(documentId)?.id ?? documentId),
})

export const loader = load
export const clientLoader = load

const DocumentDetail = () => <DetailPage {...useLoaderData<typeof load>()} />

export default DocumentDetail
