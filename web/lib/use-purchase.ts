import { useRef } from 'react'
import useSWR from 'swr'
import type { PurchaseView } from '../../shared/api.ts'
import type { ApiError } from './api-error.ts'
import { loadApi } from './load-api.ts'
import { pollDelay } from './poll.ts'
import { READS } from './reads.ts'

/**
 * A purchase by session or order id, asked again until it is settled, and when the reader comes back
 * from another tab. No reference, no question. `order` is the order this browser keeps: without it a
 * session shows no files.
 */
export const usePurchase = (reference: string | undefined, order?: string | null) => {
  const asked = useRef(0)
  return useSWR<PurchaseView, ApiError>(
    reference ? ['purchase', reference, order ?? undefined] : null,
    async ([, id, own]: [string, string, string | undefined]) => {
      const { api } = await loadApi()
      return api.purchase(id, own)
    },
    {
      ...READS,
      revalidateOnFocus: true,
      refreshInterval: (latest) => pollDelay(latest?.status, asked.current),
      onSuccess: () => {
        asked.current += 1
      },
    },
  )
}
