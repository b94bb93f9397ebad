import { Navigate, useSearchParams } from 'react-router-dom'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import { NO_PURCHASE } from '../../../shared/content/purchase-notices.ts'
import { paths } from '../../lib/paths.ts'
import { useKeptOrder } from '../../lib/use-kept-order.ts'
import { usePurchase } from '../../lib/use-purchase.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { PurchaseState } from '../../ui/purchase-progress.tsx'
import { Purchased, ReturnToLibrary } from '../../ui/purchased.tsx'

const NothingBought = ({ documentId }: { documentId?: string }) => (
  <Page title={NO_PURCHASE.title}>
    <PurchaseState notice={NO_PURCHASE} documentId={documentId} />
    <ReturnToLibrary />
  </Page>
)

const Looking = () => (
  <Page title="Your purchase">
    <PageHeading>Your purchase</PageHeading>
    <Busy>{BUYER_MESSAGES.thankYou.loading}</Busy>
  </Page>
)

/**
 * Where payment links lead back to. They know their tier but not the document, so the order is the one
 * this browser keeps: of the document named by ?id=, or its latest. A buyer of a buy button goes on to
 * the document's page; one of a crypto link (?success=true) finds the files here.
 */
export const DocumentDownloadPage = () => {
  const [query] = useSearchParams()
  const documentId = query.get('id') || undefined
  const session = query.get('session_id') || undefined
  const order = useKeptOrder(documentId)
  const { data, error } = usePurchase(session ?? order ?? undefined, order)
  if (order === undefined) return <Looking />
  if (!session && order === null) return <NothingBought documentId={documentId} />
  if (session && data && !query.has('success')) {
    return <Navigate to={`${paths.document(data.documentId)}?session_id=${session}`} replace />
  }
  return <Purchased purchase={data} error={error} documentId={data?.documentId ?? documentId} />
}
