import { Text } from '@chakra-ui/react'
import type { PurchaseView } from '../../../../shared/api/purchases.ts'
import { isFinal, opensFiles } from '../../../../shared/purchase-states.ts'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { DownloadProblem } from '../download/download-problem.tsx'
import { ThankYouReady } from './purchase-files.tsx'
import { purchaseNotice } from './purchase-notice.ts'

/** What the server says about a purchase: its files, why there are none, or what it still waits for. */
export const ThankYouOutcome = ({ status, title, downloadToken: token }: PurchaseView) => {
  if (opensFiles(status) && token) {
    return <ThankYouReady status={status} title={title} token={token} />
  }
  const notice = purchaseNotice(status)
  if (isFinal(status)) {
    return (
      <DownloadProblem text={notice.title} details={notice.text} state={status} token={token} />
    )
  }
  return (
    <LoadingPage title="Thank you">
      <Text color="fg.muted" maxW="prose">
        {notice.text}
      </Text>
    </LoadingPage>
  )
}
