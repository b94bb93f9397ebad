import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom'
import { CustomizePage } from '../../features/form/customize-page.tsx'

const load = async ({ params: { documentId = '' } }: LoaderFunctionArgs) =>
  (await import('../../features/form/form-data.ts')).loadFormData(documentId)

/** Runs at build time for the prerendered page, and in the browser after that. */
export const loader = load
export const clientLoader = load

/** Navigating between steps of a form loads nothing. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.documentId !== nextParams.documentId

const Customize = () => <CustomizePage {...useLoaderData<typeof load>()} />

export default Customize
