/** Waits so many milliseconds; false, at once, when the signal ends the wait. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const end = (answer: boolean) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      resolve(answer)
    }
    const abort = () => end(false)
    const timer = setTimeout(() => end(true), milliseconds)
    signal.addEventListener('abort', abort)
  })
