import { useRef } from 'react'
import useSWR from 'swr'
import type { PurchaseView } from '../../../../shared/api/purchases.ts'
import { isFinal, type PurchaseState } from '../../../../shared/purchase-states.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { loadApi } from '../../../api/load-api.ts'
import { SWR_OPTIONS } from '../../../api/swr-options.ts'
import type { SavedOrder } from '../order/saved-orders.ts'

/** Milliseconds between requests: short at first, then longer. */
const DELAYS = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 15_000] as const
const MAX_DELAY_MS = 30_000

/** Milliseconds until the next request after `asked` answers; 0 means never. */
export const pollDelay = (status: PurchaseState | undefined, attempts: number): number =>
  isFinal(status) ? 0 : (DELAYS[attempts] ?? MAX_DELAY_MS)

/**
 * A purchase by session or order id, requested again until it is settled, and when the reader comes
 * back from another tab. Without a reference nothing is requested. `saved` is the order that this
 * browser has saved: without its access token there are no files.
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
      refreshInterval: (latest) => pollDelay(latest?.status, attempts.current),
      onSuccess: () => {
        attempts.current += 1
      },
    },
  )
}
