import { useCallback, useRef, useState } from 'react'
import { memoryStorage, openStorage } from '../../../ui/browser/device-storage.ts'
import { usePageReturn } from '../../../ui/hooks/use-page-return.ts'
import { type Failure, openCheckout, type Purchase } from '../order/place-order.ts'
import { isOffline, useGiveUp, whenOnline } from './connection.ts'
import { notifyFailure } from './notify-failure.ts'

/** `waiting` means offline; `busy` lasts until the browser navigates to the payment page. */
export type PayPhase = 'idle' | 'waiting' | 'busy'

/**
 * Opens the payment page. Offline, it waits for a connection and then continues. `pay` never runs twice at
 * once. `onFailure` gets every failure; those that the page doesn't show itself are also shown as a toast.
 */
export const usePayment = (onFailure: (failure: Failure) => void) => {
  const [phase, setPhase] = useState<PayPhase>('idle')
  const running = useRef(false)
  // Shared by all tabs, so that two of them can't pay for the same answers.
  const [requests] = useState(() => openStorage(() => window.localStorage) ?? memoryStorage())
  const { newSignal, giveUp } = useGiveUp()

  const stop = useCallback(() => {
    running.current = false
    setPhase('idle')
  }, [])
  // A page restored from the back/forward cache must not show a payment in progress.
  usePageReturn(stop)

  const attempt = async (purchase: Purchase, signal: AbortSignal): Promise<void> => {
    if (isOffline()) {
      setPhase('waiting')
      if (!(await whenOnline(signal))) return stop()
    }
    setPhase('busy')
    const { placed, failure } = await openCheckout(purchase, requests)
    if (placed) return window.location.assign(placed.url)
    if (failure.kind === 'unreached' && isOffline()) return attempt(purchase, signal)
    stop()
    if (failure.kind === 'unreached' || failure.kind === 'other') notifyFailure(failure.text)
    onFailure(failure)
  }

  const pay = async (purchase: Purchase): Promise<void> => {
    if (running.current) return
    running.current = true
    await attempt(purchase, newSignal()).catch((error: unknown) => {
      stop()
      throw error
    })
  }
  return { phase, pay, giveUp }
}
