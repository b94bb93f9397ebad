/** What is needed of the browser to know whether there is a connection. */
export type Connection = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export const isOffline = (): boolean => !navigator.onLine

/** Resolves with true at the next moment with a connection, with false once the signal gives up. */
export const backOnline = (
  signal: AbortSignal,
  connection: Connection = window,
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
