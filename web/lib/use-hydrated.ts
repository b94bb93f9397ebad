import { startTransition, useEffect, useState } from 'react'

/** Whether the page answers (web/app.tsx); markup drawn ahead of time is hydrated as it stands. */
const isRunning = () =>
  typeof document === 'object' && 'running' in document.documentElement.dataset

/**
 * False in the markup that is drawn ahead of time and while it is hydrated, true soon after, and on later pages. Unlike
 * `useDrawnAhead` (use-media.ts) it follows in a transition: the page answers before what this brings is drawn.
 */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(isRunning)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
