import { Flex, Text } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ErasureView } from '../../../shared/api/downloads.ts'
import { PURCHASE_MESSAGES } from '../../../shared/purchase-messages.ts'
import { paths } from '../../lib/paths.ts'
import { ReceiptButton } from '../../purchase/receipt-button.tsx'
import { useDownload } from '../../purchase/use-download.ts'
import { Busy } from '../../ui/busy.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { DownloadProblem, downloadErrorText } from './download-problem.tsx'

type Erased = ErasureView & { order?: string }

/** Shown after the buyer has erased the document. */
const Deleted = ({ token, erased }: { token: string; erased: Erased }) => (
  <Page title="Document deleted">
    <PageHeading intro="Your answers and your files have been erased from our servers. This link no longer works.">
      Document deleted
    </PageHeading>
    <Text mb="6" maxW="prose">
      Answers that your browser kept while you filled in the form are on your device only. On the
      form, “Clear my answers” removes those of the open draft, “Drafts” deletes the others.
    </Text>
    {erased.mailedTo && (
      <Text mb="6" maxW="prose">
        A receipt of the deletion is on its way to {erased.mailedTo}. It is the last mail about this
        purchase.
      </Text>
    )}
    <Flex gap="3" wrap="wrap">
      <ReceiptButton token={token} order={erased.order} size="md" />
      <ButtonLink to={paths.documents} variant="outline">
        Browse Documents
      </ButtonLink>
    </Flex>
  </Page>
)

/** Loaded while the server answers. */
const DocumentReady = lazy(async () => ({
  default: (await import('./document-ready.tsx')).DocumentReady,
}))

const Loading = () => (
  <Page title="Your download">
    <PageHeading>Your download</PageHeading>
    <Busy>{PURCHASE_MESSAGES.thankYou.loading}</Busy>
  </Page>
)

const Download = ({ token }: { token: string }) => {
  const [erased, setErased] = useState<Erased>()
  const { data, error } = useDownload(token)
  if (erased) return <Deleted token={token} erased={erased} />
  if (error) return <DownloadProblem text={downloadErrorText(error)} token={token} />
  if (!data) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <DocumentReady
        token={token}
        view={data}
        onDeleted={(erasure) => setErased({ ...erasure, order: data.orderNumber })}
      />
    </Suspense>
  )
}

/** The page behind the link in the buyer's mail. */
export const DownloadPage = () => {
  const { token } = useParams()
  return token ? (
    <Download key={token} token={token} />
  ) : (
    <DownloadProblem text={PURCHASE_MESSAGES.download.invalidLink} />
  )
}
