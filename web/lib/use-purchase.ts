import { useRef } from 'react'
import useSWR from 'swr'
import type { PurchaseView } from '../../shared/api.ts'
import { api } from './api.ts'
import type { ApiError } from './api-error.ts'
import { pollDelay } from './poll.ts'
import { READS } from './reads.ts'

/** A purchase by session or order id, asked again until it is settled. No reference, no question. */
export const usePurchase = (reference: string | undefined) => {
  const asked = useRef(0)
  return useSWR<PurchaseView, ApiError>(
    reference ? ['purchase', reference] : null,
    ([, id]: [string, string]) => api.purchase(id),
    {
      ...READS,
      refreshInterval: (latest) => pollDelay(latest?.status, asked.current),
      onSuccess: () => {
        asked.current += 1
      },
    },
  )
}
