import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import type { DownloadView } from '../../../shared/api.ts'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { downloadErrorText } from '../../lib/download-error.ts'
import { loadApi } from '../../lib/load-api.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Deleted } from './deleted.tsx'
import { DownloadProblem } from './download-problem.tsx'

/** Comes while the server is asked. */
const DocumentReady = lazy(async () => ({
  default: (await import('./document-ready.tsx')).DocumentReady,
}))

/** Milliseconds between looks while new files are being made. */
const WHILE_MADE = 1500

const Loading = () => (
  <Page title="Your download">
    <PageHeading>Your download</PageHeading>
    <Busy>{BUYER_MESSAGES.thankYou.loading}</Busy>
  </Page>
)

const Download = ({ token }: { token: string }) => {
  const [deleted, setDeleted] = useState(false)
  const { data, error } = useSWR<DownloadView, ApiError>(
    ['download', token],
    async () => (await loadApi()).api.download(token),
    { ...READS, refreshInterval: (view) => (view?.beingCorrected ? WHILE_MADE : 0) },
  )
  if (deleted) return <Deleted />
  if (error) return <DownloadProblem text={downloadErrorText(error)} />
  if (!data) return <Loading />
  return (
    <Suspense fallback={<Loading />}>
      <DocumentReady token={token} view={data} onDeleted={() => setDeleted(true)} />
    </Suspense>
  )
}

/** The page behind the link in the buyer's mail. */
export const DownloadPage = () => {
  const { token } = useParams()
  return token ? (
    <Download key={token} token={token} />
  ) : (
    <DownloadProblem text={BUYER_MESSAGES.download.invalidLink} />
  )
}
