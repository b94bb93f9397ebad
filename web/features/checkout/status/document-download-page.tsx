import { Navigate } from 'react-router-dom'
import { LOOKING_FOR_PURCHASE, NO_PURCHASE } from '../../../../shared/content/purchase-notices.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { useQuery } from '../../../ui/hooks/use-hydrated.ts'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { useSavedOrder } from '../order/saved-orders.ts'
import { NoFiles, Purchased } from './purchased.tsx'
import { usePurchase } from './use-purchase.ts'

/**
 * The return page of payment links. They identify a tier but not the document, so the order is the
 * one saved in this browser: of the document in ?id=, or the latest. Buy button customers go to the
 * document's page; crypto customers (?success=true) get their files here.
 */
export const DocumentDownloadPage = () => {
  const query = useQuery()
  const documentId = query.get('id') || undefined
  const session = query.get('session_id') || undefined
  const order = useSavedOrder(documentId)
  const { data, error } = usePurchase(session ?? order?.orderId, order)
  if (order === undefined) {
    return <LoadingPage title={LOOKING_FOR_PURCHASE.title} intro={LOOKING_FOR_PURCHASE.text} />
  }
  if (!session && order === null) return <NoFiles notice={NO_PURCHASE} documentId={documentId} />
  if (session && data?.documentId && !query.has('success')) {
    return <Navigate to={`${paths.document(data.documentId)}?session_id=${session}`} replace />
  }
  return <Purchased purchase={data} error={error} documentId={data?.documentId ?? documentId} />
}
