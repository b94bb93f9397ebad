import { useEffect } from 'react'

/** Loads code for a later click once the page runs, so that the click is quick and works offline. */
export const usePreload = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    load().catch((error: unknown) => {
      // The browser reports a failed import as a TypeError. The click tries again.
      if (!(error instanceof TypeError)) throw error
    })
  }, [load])
}
