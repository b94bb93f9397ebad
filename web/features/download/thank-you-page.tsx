import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { OrderStatus } from '../../../shared/api/purchases.ts'
import { DOWNLOAD_MESSAGES } from '../../../shared/download-messages.ts'
import { returnReference } from '../../../shared/site/payment-returns.ts'
import { preloadable } from '../../lib/preloadable.tsx'
import { useQuery } from '../../lib/use-hydrated.ts'
import { purchaseNotice } from '../../purchase/purchase-notice.ts'
import { useSavedOrder } from '../../purchase/saved-orders.ts'
import { isSettled, usePurchase } from '../../purchase/use-purchase.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { DownloadProblem, downloadErrorText } from './download-problem.tsx'

const ThankYouReady = preloadable(async () => (await import('./thank-you-ready.tsx')).ThankYouReady)

/** `status` is known once the server has answered, and tells what is being waited for. */
const Loading = ({ status }: { status?: OrderStatus }) => (
  <Page title="Thank you">
    <PageHeading>Thank you</PageHeading>
    <Busy>{DOWNLOAD_MESSAGES.thankYou.loading}</Busy>
    {status && (
      <Text color="fg.muted" maxW="prose">
        {purchaseNotice(status, undefined).text}
      </Text>
    )}
  </Page>
)

/** Where a buyer lands after paying (?session_id=). */
export const ThankYouPage = () => {
  const query = useQuery()
  const reference = returnReference('thankYou', query)
  const { data, error } = usePurchase(reference, useSavedOrder())
  if (!reference) return <DownloadProblem text={DOWNLOAD_MESSAGES.download.invalidLink} />
  if (error) return <DownloadProblem text={downloadErrorText(error)} />
  if (data?.downloadToken)
    return (
      <Suspense fallback={<Loading />}>
        <ThankYouReady title={data.title} token={data.downloadToken} />
      </Suspense>
    )
  if (isSettled(data?.status))
    return <DownloadProblem text={purchaseNotice(data?.status, error).text} />
  return <Loading status={data?.status} />
}
