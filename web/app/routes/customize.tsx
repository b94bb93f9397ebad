import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { templateOf } from '../../features/form/template-of.ts'

export { CustomizePage as default } from '../../features/form/customize-page.tsx'

/** The page takes the template from `templateOf`. */
const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) => {
  await templateOf.load(findEnabledEntry(documentId)?.id ?? documentId)
  return null
}

/** At build time for the prerendered page, later in the browser. */
export const loader = load
export const clientLoader = load

/** Moves between the steps of a form load nothing. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.documentId !== nextParams.documentId
