import { useRef } from 'react'
import useSWR from 'swr'
import type { PurchaseView } from '../../../../shared/api/purchases.ts'
import { isFinal } from '../../../../shared/purchase-states.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import type { SavedOrder } from '../order/saved-orders.ts'

/** Polling delays in milliseconds, by the number of attempts. */
const POLL_DELAYS_MS = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 15_000] as const
const MAX_DELAY_MS = 30_000

/**
 * A purchase by session or order id, polled until it is final and when the user returns to the tab. Without a
 * reference, nothing is requested. `saved` is the browser's saved order, whose access token is needed for the
 * files.
 */
export const usePurchase = (reference: string | undefined, saved?: SavedOrder | null) => {
  const attempts = useRef(0)
  return useSWR<PurchaseView, ApiError>(
    reference ? ['purchase', reference, saved?.accessToken] : null,
    async ([, id, accessToken]: [string, string, string | undefined]) => {
      const { api } = await loadApi()
      return api.getPurchase(id, accessToken)
    },
    {
      ...SWR_OPTIONS,
      revalidateOnFocus: true,
      // 0 stops polling.
      refreshInterval: (latest) =>
        isFinal(latest?.status) ? 0 : (POLL_DELAYS_MS[attempts.current] ?? MAX_DELAY_MS),
      onSuccess: () => {
        attempts.current += 1
      },
    },
  )
}
