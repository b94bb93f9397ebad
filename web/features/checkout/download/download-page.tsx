import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { Deleted, type Erased } from './deleted.tsx'
import { DownloadFailure, DownloadProblem } from './download-problem.tsx'
import { useDownload } from './use-download.ts'

const DocumentReady = lazy(async () => ({
  default: (await import('./document-ready.tsx')).DocumentReady,
}))

const LOADING = <LoadingPage title="Your download" />

const Download = ({ token }: { token: string }) => {
  const [erased, setErased] = useState<Erased>()
  const { data, error, mutate } = useDownload(token)
  if (erased) return <Deleted token={token} erased={erased} />
  if (error && !data) return <DownloadFailure error={error} token={token} retry={mutate} />
  if (!data) return LOADING
  return (
    <Suspense fallback={LOADING}>
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
