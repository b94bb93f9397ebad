import { useCallback, useRef, useState } from 'react'
import type { PurchaseRequest } from '../../../../shared/api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { api } from '../../../lib/api.ts'
import { keepOrder } from '../../../lib/kept-orders.ts'
import { usePageReturn } from '../../../lib/use-page-return.ts'
import { notify } from '../../../ui/toaster.tsx'
import { memoryStorage, openStorage } from '../answers/device-storage.ts'
import { type Failure, failureOf } from './failure.ts'
import { forgetRequest, requestIdFor } from './request-id.ts'

const showFailure = () =>
  notify({
    type: 'error',
    title: MESSAGES.checkoutFailed.title,
    description: MESSAGES.checkoutFailed.text,
  })

const useRequestIds = () => {
  const [storage] = useState(() => openStorage(() => window.sessionStorage) ?? memoryStorage())
  return storage
}

/**
 * The way to the payment page: idle, then busy until the browser has left or the server refused.
 * `pay` never runs twice at once. `onFailure` hears what the person has to know besides the toast.
 */
export const usePay = (onFailure: (failure: Failure) => void) => {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const storage = useRequestIds()

  const stop = useCallback(() => {
    running.current = false
    setBusy(false)
  }, [])
  // A page that comes back must not show a payment under way.
  usePageReturn(stop)

  const pay = async (purchase: Omit<PurchaseRequest, 'requestId'>, keys: ReadonlySet<string>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      const requestId = requestIdFor(purchase, storage)
      const { url, orderId } = await api.createCheckout({ ...purchase, requestId })
      keepOrder({ orderId, documentId: purchase.documentId })
      window.location.assign(url)
    } catch (error) {
      stop()
      const failure = failureOf(error, keys)
      if (failure.kind === 'conflict') forgetRequest(storage)
      if (failure.kind === 'conflict' || failure.kind === 'other') await showFailure()
      onFailure(failure)
    }
  }
  return { busy, pay }
}
