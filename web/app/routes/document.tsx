import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { AFTER_PAYMENT } from '../../../shared/site/payment-returns.ts'
import { DocumentPage } from '../../features/document/document-page.tsx'

/** Runs at build time for the prerendered page, and in the browser after that. */
const load = ({ params: { documentId } }: LoaderFunctionArgs) => ({
  isReturn: documentId === AFTER_PAYMENT,
})

export const loader = load
export const clientLoader = load

const Document = () => <DocumentPage {...useLoaderData<typeof load>()} />

export default Document
