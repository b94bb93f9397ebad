import { useCallback, useEffect, useRef, useState } from 'react'
import { memoryStorage, openStorage } from '../../../ui/browser/device-storage.ts'
import { type Failure, openCheckout, type Purchase } from '../order/place-order.ts'
import { notifyFailure, usePageReturn } from './use-order.tsx'

/** `waiting` means offline; `busy` lasts until the browser navigates to the payment page. */
export type PayPhase = 'idle' | 'waiting' | 'busy'

const isOffline = (): boolean => !navigator.onLine

/** Resolves with true once the browser is online, or with false when the signal is aborted. */
const whenOnline = (signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    window.addEventListener('online', () => resolve(true), { once: true, signal })
    signal.addEventListener('abort', () => resolve(false), { once: true })
  })

/** Signals that abort when the user gives up waiting or leaves the page. */
const useGiveUp = () => {
  const controller = useRef<AbortController>(undefined)
  const giveUp = useCallback(() => controller.current?.abort(), [])
  useEffect(() => giveUp, [giveUp])
  const newSignal = (): AbortSignal => {
    controller.current = new AbortController()
    return controller.current.signal
  }
  return { newSignal, giveUp }
}

/**
 * Opens the payment page. Offline, it waits for a connection and then continues. `pay` never runs twice at
 * once. `onFailure` gets every failure; those that the page doesn't show itself are also shown as a toast.
 */
export const usePayment = (onFailure: (failure: Failure) => void) => {
  const [phase, setPhase] = useState<PayPhase>('idle')
  const running = useRef(false)
  // Shared by all tabs, so that two of them can't pay for the same answers.
  const [requests] = useState(() => openStorage() ?? memoryStorage())
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
      if (signal.aborted || !(await whenOnline(signal))) return stop()
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
