import { useCallback, useRef, useState } from 'react'
import { BUYER_MESSAGES } from '../../../shared/buyer-messages.ts'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { usePageReturn } from '../../lib/use-page-return.ts'
import { notify } from '../../ui/toaster.tsx'

type Placing = typeof import('./place-order.ts')

const newId = () => crypto.randomUUID()

/** The code that talks to the server comes with the first order. */
const loadPlacing = async (): Promise<Placing | undefined> => {
  try {
    return await import('./place-order.ts')
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const { title, text } = BUYER_MESSAGES.checkoutFailed
    await notify({ type: 'error', title, description: text })
    return undefined
  }
}

type Way = 'openCheckout' | 'openOrder'
type Placed<Chosen extends Way> = NonNullable<Awaited<ReturnType<Placing[Chosen]>>['placed']>

/**
 * Places an order for the template without answers. A second click, or a try after silence, repeats
 * the same request id, so that nobody pays twice. `place` resolves with the order, or with undefined
 * after a toast has told the failure; `busy` then lasts until `release`.
 */
export const useOrder = <Chosen extends Way>(entry: CatalogEntry, way: Chosen) => {
  const [busy, setBusy] = useState(false)
  const requestId = useRef(newId())

  const restart = useCallback(() => {
    requestId.current = newId()
    setBusy(false)
  }, [])
  usePageReturn(restart)

  const place = async (): Promise<Placed<Chosen> | undefined> => {
    setBusy(true)
    const placing = await loadPlacing()
    const open: Placing[Chosen] | undefined = placing?.[way]
    const { placed, refused } = (await open?.(entry, requestId.current)) ?? { refused: false }
    if (placed) return placed
    if (refused) requestId.current = newId()
    setBusy(false)
    return undefined
  }
  return { busy, place, release: () => setBusy(false) }
}
