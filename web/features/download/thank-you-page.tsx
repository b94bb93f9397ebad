import { Text } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OrderStatus } from '../../../shared/api.ts'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import { downloadErrorText } from '../../lib/download-error.ts'
import { isSettled } from '../../lib/poll.ts'
import { purchaseNotice } from '../../lib/purchase-notice.ts'
import { useKeptOrder } from '../../lib/use-kept-order.ts'
import { usePurchase } from '../../lib/use-purchase.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { DownloadProblem } from './download-problem.tsx'

const ThankYouReady = lazy(async () => ({
  default: (await import('./thank-you-ready.tsx')).ThankYouReady,
}))

/** `status` is known once the server has answered, and tells what is being waited for. */
const Loading = ({ status }: { status?: OrderStatus }) => (
  <Page title="Thank you">
    <PageHeading>Thank you</PageHeading>
    <Busy>{BUYER_MESSAGES.thankYou.loading}</Busy>
    {status && (
      <Text color="fg.muted" maxW="prose">
        {purchaseNotice(status, undefined).text}
      </Text>
    )}
  </Page>
)

/** Where a buyer lands after paying, by ?session_id= or ?order=. */
export const ThankYouPage = () => {
  const [query] = useSearchParams()
  const reference = query.get('session_id') || query.get('order') || undefined
  const { data, error } = usePurchase(reference, useKeptOrder())
  if (!reference) return <DownloadProblem text={BUYER_MESSAGES.download.invalidLink} />
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
