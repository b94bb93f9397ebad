import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { browserFlag } from '../../lib/browser-flag.ts'

const seen = browserFlag('hasSeenEmailModal')

/** Milliseconds until we look again while another dialog has the visitor's attention. */
const POLITE_WAIT = 1000

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
        timer = setTimeout(offer, POLITE_WAIT)
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
