import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ErasureView } from '../../../../shared/api/downloads.ts'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { useDownload } from './use-download.ts'

const LOADING = <LoadingPage title="Your download" />

const loadProblem = () => import('./download-problem.tsx')
const DownloadFailure = lazyPart(async () => (await loadProblem()).DownloadFailure, LOADING)
const DownloadProblem = lazyPart(async () => (await loadProblem()).DownloadProblem, LOADING)
const Deleted = lazyPart(async () => (await import('./deleted.tsx')).Deleted, LOADING)
const DocumentReady = lazyPart(
  async () => (await import('./document-ready.tsx')).DocumentReady,
  LOADING,
)

const Download = ({ token }: { token: string }) => {
  const [erasure, setErasure] = useState<ErasureView>()
  const { data, error, mutate } = useDownload(token)
  if (erasure) {
    return <Deleted token={token} order={data?.orderNumber} mailedTo={erasure.mailedTo} />
  }
  if (error && !data) return <DownloadFailure error={error} token={token} retry={mutate} />
  if (!data) return LOADING
  return <DocumentReady token={token} view={data} onDeleted={setErasure} />
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
