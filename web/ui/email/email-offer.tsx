import { useCallback, useEffect, useState } from 'react'
import { withStorage } from '../browser/device-storage.ts'
import { lazyPart } from '../lazy-part.tsx'

const KEY = 'hasSeenEmailModal'

/** In case storage is blocked. */
let wasSeen = false

const isSeen = (): boolean => wasSeen || withStorage((storage) => storage.getItem(KEY)) === 'true'

const rememberSeen = (): void => {
  wasSeen = true
  withStorage((storage) => storage.setItem(KEY, 'true'))
}

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
  const listening = new AbortController()
  document.addEventListener('keydown', recordInput, listening)
  document.addEventListener('pointerdown', recordInput, listening)
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}

/** Opens once per browser, `delayMs` after page load, once the visitor is idle. */
export const EmailOffer = ({ delayMs }: { delayMs: number }) => {
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (isSeen()) return
    return whenIdle(delayMs, () => {
      rememberSeen()
      setOpen(true)
    })
  }, [delayMs])
  if (open === undefined) return null
  return <EmailDialog open={open} onClose={close} />
}
