import { useEffect } from 'react'

/** Preloads code for a later click, so that it is fast and works offline. */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    load().catch((error: unknown) => {
      // Browsers report a failed import as a TypeError. The click retries.
      if (!(error instanceof TypeError)) throw error
    })
  }, [load])
}
