import { useState } from 'react'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import type { DownloadView } from '../../../shared/api.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { api } from '../../lib/api.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { downloadErrorText } from '../../lib/download-error.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'
import { Deleted } from './deleted.tsx'
import { DocumentReady } from './document-ready.tsx'
import { DownloadProblem } from './download-problem.tsx'

/** Milliseconds between looks while new files are being made. */
const WHILE_MADE = 1500

const Loading = () => (
  <Page title="Your download">
    <PageHeading>Your download</PageHeading>
    <Busy>{MESSAGES.thankYou.loading}</Busy>
  </Page>
)

const Download = ({ token }: { token: string }) => {
  const [deleted, setDeleted] = useState(false)
  const { data, error } = useSWR<DownloadView, ApiError>(
    ['download', token],
    () => api.download(token),
    { ...READS, refreshInterval: (view) => (view?.beingCorrected ? WHILE_MADE : 0) },
  )
  if (deleted) return <Deleted />
  if (error) return <DownloadProblem text={downloadErrorText(error)} />
  if (!data) return <Loading />
  return <DocumentReady token={token} view={data} onDeleted={() => setDeleted(true)} />
}

/** The page behind the link in the buyer's mail. */
export const DownloadPage = () => {
  const { token } = useParams()
  return token ? (
    <Download key={token} token={token} />
  ) : (
    <DownloadProblem text={MESSAGES.download.invalidLink} />
  )
}
