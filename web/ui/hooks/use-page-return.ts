import { useEffect } from 'react'

/** Runs when the page is restored from the back/forward cache, for example after a payment page. */
export const usePageReturn = (onReturn: () => void): void => {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [onReturn])
}
