import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from '../use-media.ts'

let begun = false

const watch = (tell: () => void) => {
  const set = (now: boolean) => () => {
    begun = now
    flushSync(tell)
  }
  const [begin, end] = [set(true), set(false)]
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}

/**
 * Whether the page is being printed now. The browser counts the pages right after `beforeprint`, and
 * the media query may change only later: what is drawn then would be cut off.
 */
export const usePrinting = (): boolean => {
  const asked = useSyncExternalStore(
    watch,
    () => begun,
    () => false,
  )
  return useMedia('print') || asked
}
