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

/** Milliseconds until the next attempt while another dialog is open. */
const RETRY_DELAY = 1000

const EmailDialog = lazy(async () => ({
  default: (await import('./email-dialog.tsx')).EmailDialog,
}))

/** Opens once per browser, `delay` milliseconds after the page was drawn. */
export const EmailOffer = ({ delay }: { delay: number }) => {
  const [open, setOpen] = useState<boolean>()
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (seen.isSet()) return
    const offer = () => {
      if (document.querySelector('dialog[open]')) {
        timer = setTimeout(offer, RETRY_DELAY)
        return
      }
      seen.set()
      setOpen(true)
    }
    let timer = setTimeout(offer, delay)
    return () => clearTimeout(timer)
  }, [delay])
  if (open === undefined) return null
  return (
    <Suspense>
      <EmailDialog open={open} onClose={close} />
    </Suspense>
  )
}
