import useSWR from 'swr'
import type { DownloadView } from '../../../../shared/api/downloads.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'

/** Milliseconds between two requests while new files are being made. */
const CORRECTION_POLL_MS = 1500

/** What a download link opens, asked for again while its files are being corrected. */
export const useDownload = (token: string) =>
  useSWR<DownloadView, ApiError>(
    ['download', token],
    async () => (await loadApi()).api.getDownload({ token }),
    { ...SWR_OPTIONS, refreshInterval: (view) => (view?.beingCorrected ? CORRECTION_POLL_MS : 0) },
  )
