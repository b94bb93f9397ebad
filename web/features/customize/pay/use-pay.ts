import { useCallback, useEffect, useRef, useState } from 'react'
import type { PurchaseRequest } from '../../../../shared/api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { api } from '../../../lib/api.ts'
import { keepOrder } from '../../../lib/kept-orders.ts'
import { usePageReturn } from '../../../lib/use-page-return.ts'
import { notify } from '../../../ui/toaster.tsx'
import { memoryStorage, openStorage } from '../answers/device-storage.ts'
import { backOnline, isOffline } from './back-online.ts'
import { type Failure, failureOf, isUnreached } from './failure.ts'
import { forgetRequest, requestIdFor } from './request-id.ts'

type Purchase = Omit<PurchaseRequest, 'requestId'>

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

/** `waiting` is for a connection; `busy` until the browser has left for the payment page. */
export type PayPhase = 'idle' | 'waiting' | 'busy'

/** Ends the waiting when the person stops it or leaves the page. */
const useGivingUp = () => {
  const waiting = useRef<AbortController>(undefined)
  const giveUp = useCallback(() => waiting.current?.abort(), [])
  useEffect(() => giveUp, [giveUp])
  const begin = (): AbortSignal => {
    waiting.current = new AbortController()
    return waiting.current.signal
  }
  return { begin, giveUp }
}

/**
 * The way to the payment page: idle, then busy until the browser has left or the shop refused. Without
 * a connection it waits for one and then goes on by itself. `pay` never runs twice at once.
 * `onFailure` hears what the person has to know besides the toast.
 */
export const usePay = (onFailure: (failure: Failure) => void) => {
  const [phase, setPhase] = useState<PayPhase>('idle')
  const running = useRef(false)
  const storage = useRequestIds()
  const { begin, giveUp } = useGivingUp()

  const stop = useCallback(() => {
    running.current = false
    setPhase('idle')
  }, [])
  // A page that comes back must not show a payment under way.
  usePageReturn(stop)

  const checkOut = async (purchase: Purchase, signal: AbortSignal): Promise<void> => {
    if (isOffline()) {
      setPhase('waiting')
      if (!(await backOnline(signal))) return stop()
    }
    setPhase('busy')
    try {
      const requestId = requestIdFor(purchase, storage)
      const { url, orderId } = await api.createCheckout({ ...purchase, requestId })
      keepOrder({ orderId, documentId: purchase.documentId })
      window.location.assign(url)
    } catch (error) {
      if (!isUnreached(error) || !isOffline()) throw error
      await checkOut(purchase, signal)
    }
  }

  const fail = async (error: unknown, keys: ReadonlySet<string>): Promise<void> => {
    stop()
    const failure = failureOf(error, keys)
    if (failure.kind === 'conflict') forgetRequest(storage)
    if (failure.kind === 'conflict' || failure.kind === 'other') await showFailure()
    onFailure(failure)
  }

  const pay = async (purchase: Purchase, keys: ReadonlySet<string>) => {
    if (running.current) return
    running.current = true
    await checkOut(purchase, begin()).catch((error: unknown) => fail(error, keys))
  }
  return { phase, pay, giveUp }
}
