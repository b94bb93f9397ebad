import useSWR from 'swr'
import type { DownloadView } from '../../../../shared/api/downloads.ts'
import type { InstructionStep } from '../../../../shared/documents/engine/steps.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'

/** The polling interval while corrected files are generated. */
const CORRECTION_POLL_MS = 1500

/** The purchase of a download link, polled while its files are being corrected. */
export const useDownload = (token: string) =>
  useSWR<DownloadView, ApiError>(
    ['download', token],
    async () => (await loadApi()).api.getDownload({ token }),
    { ...SWR_OPTIONS, refreshInterval: (view) => (view?.beingCorrected ? CORRECTION_POLL_MS : 0) },
  )

/**
 * The steps of the purchased instructions; empty until loaded or if they fail to load, because the PDF has them
 * anyway. A correction may change them. A test link has none.
 */
export const useSteps = (
  token: string,
  view: DownloadView | undefined,
): readonly InstructionStep[] => {
  const { data } = useSWR(
    view && !view.paymentId ? ['steps', token, view.revision] : null,
    async () => (await loadApi()).api.getSteps({ token }),
    SWR_OPTIONS,
  )
  return data?.steps ?? []
}
