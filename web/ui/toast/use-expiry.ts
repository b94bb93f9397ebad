import { useEffect, useRef, useState } from 'react'

/**
 * Runs `onEnd` after `duration` milliseconds in view. Time stands still while `held` and while the
 * page is in the background; without a duration there is no end.
 */
export const useExpiry = (duration: number | undefined, held: boolean, onEnd: () => void) => {
  const left = useRef(duration)
  const away = useAway()
  useEffect(() => {
    if (held || away || left.current === undefined) return
    const since = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - since))
    }
  }, [held, away, onEnd])
}

/** True while nobody can see the page. */
const useAway = (): boolean => {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const look = () => setAway(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return away
}
