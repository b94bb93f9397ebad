import { useCallback, useRef, useState } from 'react'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { memoryStorage } from '../../../ui/browser/device-storage.ts'
import { usePageReturn } from '../../../ui/hooks/use-page-return.ts'
import { notifyFailure } from './notify-failure.ts'

type OrderModule = typeof import('../order/place-order.ts')

/** The API code loads with the first order. */
const importOrderModule = async (): Promise<OrderModule | undefined> => {
  try {
    return await import('../order/place-order.ts')
  } catch (error) {
    // Browsers reject failed imports with a TypeError.
    if (!(error instanceof TypeError)) throw error
    notifyFailure()
    return undefined
  }
}

type OrderMethod = 'openCheckout' | 'openOrder'
type Placed<Chosen extends OrderMethod> = NonNullable<
  Awaited<ReturnType<OrderModule[Chosen]>>['placed']
>

/**
 * Places orders for the blank template. Repeated clicks and retries resend the same request, so
 * the buyer never pays twice. `place` resolves with the order, or with undefined after an error toast;
 * `busy` stays true until `release`.
 */
export const useOrder = <Chosen extends OrderMethod>(entry: CatalogEntry, method: Chosen) => {
  const [busy, setBusy] = useState(false)
  const requests = useRef(memoryStorage())

  const restart = useCallback(() => {
    requests.current = memoryStorage()
    setBusy(false)
  }, [])
  usePageReturn(restart)

  const place = async (): Promise<Placed<Chosen> | undefined> => {
    setBusy(true)
    const open: OrderModule[Chosen] | undefined = (await importOrderModule())?.[method]
    const { placed, failure } = (await open?.({ entry }, requests.current)) ?? {}
    if (placed) return placed
    if (failure) notifyFailure(failure.text)
    setBusy(false)
    return undefined
  }
  return { busy, place, release: () => setBusy(false) }
}
