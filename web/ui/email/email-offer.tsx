import { useCallback, useEffect, useState } from 'react'
import { withStorage } from '../browser/device-storage.ts'
import { lazyPart } from '../lazy-part.tsx'

/** A flag in browser storage, or in memory if storage is blocked. */
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

const seenFlag = browserFlag('hasSeenEmailModal')

/** How often to retry while the visitor is busy, and how long without input counts as idle. */
const RETRY_DELAY_MS = 1000
const IDLE_MS = 2000

const EmailDialog = lazyPart(async () => (await import('./email-dialog.tsx')).EmailDialog)

/** Whether the visitor is in another tab, a dialog or a form. */
const isBusyElsewhere = (): boolean =>
  document.hidden ||
  document.querySelector('[role="dialog"]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true

/** Calls `offer` after `delayMs`, once the visitor is idle and not busy elsewhere. */
const whenIdle = (delayMs: number, offer: () => void): (() => void) => {
  let lastInputAt = Number.NEGATIVE_INFINITY
  const recordInput = () => {
    lastInputAt = performance.now()
  }
  const tryOffer = () => {
    const isIdle = performance.now() - lastInputAt >= IDLE_MS
    if (isIdle && !isBusyElsewhere()) offer()
    else timer = setTimeout(tryOffer, RETRY_DELAY_MS)
  }
  let timer = setTimeout(tryOffer, delayMs)
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, recordInput)
  return () => {
    clearTimeout(timer)
    for (const type of ['keydown', 'pointerdown']) document.removeEventListener(type, recordInput)
  }
}

/** Opens once per browser, `delayMs` after page load, once the visitor is idle. */
export const EmailOffer = ({ delayMs }: { delayMs: number }) => {
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (seenFlag.isSet()) return
    return whenIdle(delayMs, () => {
      seenFlag.set()
      setOpen(true)
    })
  }, [delayMs])
  if (open === undefined) return null
  return <EmailDialog open={open} onClose={close} />
}
