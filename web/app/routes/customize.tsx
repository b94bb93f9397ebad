import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import { CustomizePage } from '../../features/form/customize-page.tsx'
import { templateLoader } from '../../features/form/template-loader.ts'

/** The template is only preloaded: the page reads it from `templateLoader`. */
const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) => {
  const id = findEnabledEntry(documentId)?.id ?? documentId
  const [{ notFor }] = await Promise.all([loadStory(id), templateLoader.load(id)])
  return { notFor }
}

/** Runs at build time for the prerendered page, and in the browser after that. */
export const loader = load
export const clientLoader = load

/** Navigating between steps of a form loads nothing. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.documentId !== nextParams.documentId

const Customize = () => <CustomizePage {...useLoaderData<typeof load>()} />

export default Customize
