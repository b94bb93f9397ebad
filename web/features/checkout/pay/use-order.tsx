import { useCallback, useEffect, useState } from 'react'
import type { CatalogEntry } from '../../../../shared/catalog/types.ts'
import { PURCHASE_MESSAGES } from '../../../../shared/purchase-messages.ts'
import { memoryStorage, openStorage } from '../../../ui/browser/device-storage.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notices.ts'

const BoughtDialog = lazyPart(async () => (await import('../order/bought-here.tsx')).BoughtDialog)

type OrderModule = typeof import('../order/place-order.ts')

const { checkoutFailed } = PURCHASE_MESSAGES

/** Shows a toast for a failed order. */
export const notifyFailure = (description: string): void =>
  notify({ type: 'error', title: checkoutFailed.title, description })

/** Runs when the page is restored from the back/forward cache after a payment page. */
export const usePageReturn = (onReturn: () => void): void => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [onReturn])
}

/** The API code loads with the first order. */
const importOrderModule = async (): Promise<OrderModule | undefined> => {
  try {
    return await import('../order/place-order.ts')
  } catch (error) {
    // Browsers reject failed imports with a TypeError.
    if (!(error instanceof TypeError)) throw error
    notifyFailure(checkoutFailed.text)
    return undefined
  }
}

type OrderMethod = 'openCheckout' | 'openOrder'
type Placed<Chosen extends OrderMethod> = NonNullable<
  Awaited<ReturnType<OrderModule[Chosen]>>['placed']
>

/**
 * Places orders for the blank template. All tabs and later visits resend the same request, so the buyer never
 * pays twice by accident. `place` resolves with the order, or with undefined after an error toast or while
 * `dialog` asks whether to buy again; `again` then repeats the purchase. `busy` stays true until `release`.
 */
export const useOrder = <Chosen extends OrderMethod>(entry: CatalogEntry, method: Chosen) => {
  const [busy, setBusy] = useState(false)
  const [buyAgain, setBuyAgain] = useState<() => void>()
  const [requests] = useState(() => openStorage() ?? memoryStorage())
  const release = useCallback(() => setBusy(false), [])
  usePageReturn(release)

  const place = async (
    again: () => void,
    isRepeated = false,
  ): Promise<Placed<Chosen> | undefined> => {
    setBusy(true)
    const open: OrderModule[Chosen] | undefined = (await importOrderModule())?.[method]
    const { placed, failure } = (await open?.({ entry, isRepeated }, requests)) ?? {}
    if (placed) return placed
    if (failure?.kind === 'bought') setBuyAgain(() => again)
    else if (failure) notifyFailure(failure.text)
    setBusy(false)
    return undefined
  }
  const close = () => setBuyAgain(undefined)
  const dialog = buyAgain && (
    <BoughtDialog
      documentId={entry.id}
      onClose={close}
      onBuyAgain={() => {
        close()
        buyAgain()
      }}
    />
  )
  return { busy, place, release, dialog }
}
