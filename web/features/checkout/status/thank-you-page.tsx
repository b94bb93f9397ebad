import { Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { isFinal, opensFiles, type PurchaseState } from '../../../../shared/purchase-states.ts'
import { returnReference } from '../../../../shared/site/payment-returns.ts'
import { useIsHydrating, useQuery } from '../../../ui/hooks/use-hydrated.ts'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { DownloadFailure, DownloadProblem } from '../download/download-problem.tsx'
import { useSavedOrder } from '../order/saved-orders.ts'
import { purchaseNotice, usePurchase } from './use-purchase.ts'

const ThankYouReady = lazy(async () => ({
  default: (await import('./purchase-files.tsx')).ThankYouReady,
}))

/** `status` is set once the server has responded. */
const Loading = ({ status }: { status?: PurchaseState }) => (
  <LoadingPage title="Thank you">
    {status && (
      <Text color="fg.muted" maxW="prose">
        {purchaseNotice(status).text}
      </Text>
    )}
  </LoadingPage>
)

/** The return page after Checkout (?session_id=). It is prerendered as if the purchase were loading. */
export const ThankYouPage = () => {
  const query = useQuery()
  const hydrating = useIsHydrating()
  const reference = returnReference('thankYou', query)
  const { data, error, mutate } = usePurchase(reference, useSavedOrder())
  if (hydrating) return <Loading />
  if (!reference) return <DownloadProblem text={DOWNLOAD_MESSAGES.download.invalidLink} />
  if (error) return <DownloadFailure error={error} retry={mutate} />
  const { status, title, downloadToken: token } = data ?? {}
  if (status && opensFiles(status) && token) {
    return (
      <Suspense fallback={<Loading />}>
        <ThankYouReady status={status} title={title} token={token} />
      </Suspense>
    )
  }
  if (isFinal(status)) {
    const notice = purchaseNotice(status)
    return (
      <DownloadProblem text={notice.title} details={notice.text} state={status} token={token} />
    )
  }
  return <Loading status={status} />
}
