import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { Busy } from '../../../ui/busy.tsx'
import { Page, PageHeading } from '../../../ui/page.tsx'
import { Deleted, type Erased } from './deleted.tsx'
import { DownloadProblem, downloadErrorText, retryIfTransient } from './download-problem.tsx'
import { useDownload } from './use-download.ts'

const DocumentReady = lazy(async () => ({
  default: (await import('./document-ready.tsx')).DocumentReady,
}))

const Loading = () => (
  <Page title="Your download">
    <PageHeading>Your download</PageHeading>
    <Busy>{DOWNLOAD_MESSAGES.thankYou.loading}</Busy>
  </Page>
)

const Download = ({ token }: { token: string }) => {
  const [erased, setErased] = useState<Erased>()
  const { data, error, mutate } = useDownload(token)
  if (erased) return <Deleted token={token} erased={erased} />
  if (error && !data) {
    return (
      <DownloadProblem
        text={downloadErrorText(error)}
        state={error.state}
        token={token}
        onRetry={retryIfTransient(error, mutate)}
      />
    )
  }
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

/** The page behind the emailed download link. */
export const DownloadPage = () => {
  const { token } = useParams()
  return token ? (
    <Download key={token} token={token} />
  ) : (
    <DownloadProblem text={DOWNLOAD_MESSAGES.download.invalidLink} />
  )
}
