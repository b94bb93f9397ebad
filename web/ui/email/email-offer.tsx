import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { withStorage } from '../../lib/device-storage.ts'

/** A flag saved in the browser; where storage is forbidden, it lasts as long as the page. */
const browserFlag = (key: string) => {
  let flag = false
  return {
    isSet: (): boolean => flag || withStorage((storage) => storage.getItem(key)) === 'true',
    set: (): void => {
      flag = true
      withStorage((storage) => storage.setItem(key, 'true'))
    },
  }
}

const seen = browserFlag('hasSeenEmailModal')

/** The time until the next attempt while the visitor is busy, and without input until a visitor counts as idle. */
const RETRY_DELAY_MS = 1000
const IDLE_MS = 2000

const EmailDialog = lazy(async () => ({
  default: (await import('./email-dialog.tsx')).EmailDialog,
}))

/** Whether the visitor is in another tab, in a dialog or in a form. */
const isElsewhere = (): boolean =>
  document.hidden ||
  document.querySelector('[role="dialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Calls `offer` after `delayMs`, as soon as the visitor is idle and not in the middle of something. */
const whenIdle = (delayMs: number, offer: () => void): (() => void) => {
  let lastInputAt = Number.NEGATIVE_INFINITY
  const noteInput = () => {
    lastInputAt = performance.now()
  }
  const tryOffer = () => {
    const isIdle = performance.now() - lastInputAt >= IDLE_MS
    if (isIdle && !isElsewhere()) offer()
    else timer = setTimeout(tryOffer, RETRY_DELAY_MS)
  }
  let timer = setTimeout(tryOffer, delayMs)
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, noteInput)
  return () => {
    clearTimeout(timer)
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, noteInput)
  }
}

/** Opens once per browser, `delayMs` after the page was loaded or when the visitor is idle after that. */
export const EmailOffer = ({ delayMs }: { delayMs: number }) => {
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (seen.isSet()) return
    return whenIdle(delayMs, () => {
      seen.set()
      setOpen(true)
    })
  }, [delayMs])
  if (open === undefined) return null
  return (
    <Suspense>
      <EmailDialog open={open} onClose={close} />
    </Suspense>
  )
}
