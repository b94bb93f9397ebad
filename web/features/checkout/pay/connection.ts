import { useCallback, useEffect, useRef } from 'react'

export const isOffline = (): boolean => !navigator.onLine

/** Resolves with true once the browser is online, or with false when the signal is aborted. */
export const whenOnline = (
  signal: AbortSignal,
  connection: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (online: boolean) => {
      connection.removeEventListener('online', onOnline)
      signal.removeEventListener('abort', onAbort)
      resolve(online)
    }
    const onOnline = () => settle(true)
    const onAbort = () => settle(false)
    if (signal.aborted) {
      resolve(false)
      return
    }
    connection.addEventListener('online', onOnline)
    signal.addEventListener('abort', onAbort)
  })

/** Signals that abort when the user gives up waiting or leaves the page. */
export const useGiveUp = () => {
  const controller = useRef<AbortController>(undefined)
  const giveUp = useCallback(() => controller.current?.abort(), [])
  useEffect(() => giveUp, [giveUp])
  const newSignal = (): AbortSignal => {
    controller.current = new AbortController()
    return controller.current.signal
  }
  return { newSignal, giveUp }
}
