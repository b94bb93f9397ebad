import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { templateLoader } from '../../features/form/template-loader.ts'

export { CustomizePage as default } from '../../features/form/customize-page.tsx'

/** Only preloads: the page reads the template from `templateOf`. */
const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) => {
  await templateLoader.load(findEnabledEntry(documentId)?.id ?? documentId)
  return null
}

/** Runs at build time for the prerendered page, and in the browser after that. */
export const loader = load
export const clientLoader = load

/** Navigating between steps of a form loads nothing. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.documentId !== nextParams.documentId
