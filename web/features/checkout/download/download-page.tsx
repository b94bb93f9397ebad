import { Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ErasureView } from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { paths } from '../../../ui/browser/paths.ts'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { ButtonLink } from '../../../ui/site-link.tsx'
import { DownloadFailure, DownloadProblem } from './download-problem.tsx'
import { ReceiptButton } from './receipt-button.tsx'
import { useDownload } from './use-download.ts'

const DocumentReady = lazy(async () => ({
  default: (await import('./document-ready.tsx')).DocumentReady,
}))

const LOADING = <LoadingPage title="Your download" />

type DeletedProps = { token: string; order: string | undefined; mailedTo: string | undefined }

/** Shown after the buyer has erased the document. */
const Deleted = ({ token, order, mailedTo }: DeletedProps) => {
  // The delete button is far down a longer page.
  useEffect(() => {
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <Page title="Document deleted">
      <PageHeading intro="This link no longer works. Your email address was deleted from our servers; your answers and files are deleted within minutes.">
        Document deleted
      </PageHeading>
      <Text mb="6" maxW="prose">
        Your browser may still have answers you typed on this device. On the form, “Clear my
        answers” removes those of the open draft, and “Drafts” deletes the others.
      </Text>
      {mailedTo && (
        <Text mb="6" maxW="prose">
          A receipt of the deletion is on its way to {mailedTo}. It is the last email about this
          purchase.
        </Text>
      )}
      <Flex gap="3" wrap="wrap">
        <ReceiptButton token={token} order={order} />
        <ButtonLink to={paths.documents} variant="outline">
          Browse Documents
        </ButtonLink>
      </Flex>
    </Page>
  )
}

const Download = ({ token }: { token: string }) => {
  const [erasure, setErasure] = useState<ErasureView>()
  const { data, error, mutate } = useDownload(token)
  if (erasure) {
    return <Deleted token={token} order={data?.orderNumber} mailedTo={erasure.mailedTo} />
  }
  if (error && !data) return <DownloadFailure error={error} token={token} retry={mutate} />
  if (!data) return LOADING
  return (
    <Suspense fallback={LOADING}>
      <DocumentReady token={token} view={data} onDeleted={setErasure} />
    </Suspense>
  )
}

/** The page behind the emailed download link. */
export const DownloadPage = () => {
  const { token } = useParams()
  return token ? (
    <Download key={token} token={token} />
  ) : (
    <DownloadProblem text={DOWNLOAD_MESSAGES.download.invalidLink} />
  )
}
