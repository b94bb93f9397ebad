import { DOWNLOAD_MESSAGES } from '../../../../shared/download-messages.ts'
import { returnReference } from '../../../../shared/site/payment-returns.ts'
import { useIsHydrating, useQuery } from '../../../ui/hooks/use-hydrated.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { LoadingPage } from '../../../ui/loading-page.tsx'
import { useSavedOrder } from '../order/saved-orders.ts'
import { usePurchase } from './use-purchase.ts'

const LOADING = <LoadingPage title="Thank you" />

const loadProblem = () => import('../download/download-problem.tsx')
const DownloadFailure = lazyPart(async () => (await loadProblem()).DownloadFailure, LOADING)
const DownloadProblem = lazyPart(async () => (await loadProblem()).DownloadProblem, LOADING)
const ThankYouOutcome = lazyPart(
  async () => (await import('./thank-you-outcome.tsx')).ThankYouOutcome,
  LOADING,
)

/** The return page after Checkout (?session_id=). It is prerendered as if the purchase were loading. */
export const ThankYouPage = () => {
  const query = useQuery()
  const hydrating = useIsHydrating()
  const reference = returnReference('thankYou', query)
  const { data, error, mutate } = usePurchase(reference, useSavedOrder())
  if (hydrating) return LOADING
  if (!reference) return <DownloadProblem text={DOWNLOAD_MESSAGES.download.invalidLink} />
  if (error) return <DownloadFailure error={error} retry={mutate} />
  return data ? <ThankYouOutcome {...data} /> : LOADING
}
