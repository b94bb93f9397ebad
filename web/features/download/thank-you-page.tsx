import { SimpleGrid } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { MESSAGES } from '../../../shared/messages.ts'
import { downloadErrorText } from '../../lib/download-error.ts'
import { isSettled } from '../../lib/poll.ts'
import { purchaseNotice } from '../../lib/purchase-notice.ts'
import { useKeptOrder } from '../../lib/use-kept-order.ts'
import { usePurchase } from '../../lib/use-purchase.ts'
import { Busy } from '../../ui/busy.tsx'
import { DownloadButtons } from '../../ui/download-buttons.tsx'
import { NextSteps } from '../../ui/next-steps.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { DownloadProblem } from './download-problem.tsx'
import { BonusCard, SocialCard } from './invitations.tsx'

const { loading, fallbackTitle, ready } = MESSAGES.thankYou

const Loading = () => (
  <Page title="Thank you">
    <PageHeading>Thank you</PageHeading>
    <Busy>{loading}</Busy>
  </Page>
)

const Ready = ({ title, token }: { title: string; token: string }) => (
  <Page title="Thank you">
    <PageHeading intro={ready}>{title || fallbackTitle}</PageHeading>
    <DownloadButtons token={token} formats={['docx', 'pdf']} />
    <NextSteps title="What's Next?" />
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="6" mt="12">
      <BonusCard />
      <SocialCard />
    </SimpleGrid>
  </Page>
)

/** Where a buyer lands after paying, by ?session_id= or ?order=. */
export const ThankYouPage = () => {
  const [query] = useSearchParams()
  const reference = query.get('session_id') || query.get('order') || undefined
  const { data, error } = usePurchase(reference, useKeptOrder())
  if (!reference) return <DownloadProblem text={MESSAGES.download.invalidLink} />
  if (error) return <DownloadProblem text={downloadErrorText(error)} />
  if (data?.downloadToken) return <Ready title={data.title} token={data.downloadToken} />
  if (isSettled(data?.status))
    return <DownloadProblem text={purchaseNotice(data?.status, error).text} />
  return <Loading />
}
