import { Box } from '@chakra-ui/react'
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { type NumberedNotice, notices } from './notices.ts'
import { Toast } from './toast.tsx'

const NONE: readonly NumberedNotice[] = []

/** Alt+T moves the focus to the notices. */
const useHotkey = (onPress: () => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      onPress()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onPress])
}

/** The region enters the top layer with the first frame after it was mounted, and again above a dialog that opened later. */
const useTopLayer = (region: RefObject<HTMLElement | null>, newest: number | undefined) => {
  useEffect(() => {
    // Entering it lays out the page, which a frame does anyway.
    const frame = requestAnimationFrame(() => region.current?.togglePopover(true))
    return () => cancelAnimationFrame(frame)
  }, [region])
  useEffect(() => {
    if (newest === undefined || !document.querySelector('dialog[open]')) return
    region.current?.hidePopover()
    region.current?.showPopover()
  }, [region, newest])
}

/** The list alone is live: an alert in it would be read twice. */
export const Toaster = () => {
  const shown = useSyncExternalStore(notices.subscribe, notices.shown, () => NONE)
  const region = useRef<HTMLElement>(null)
  const focus = useCallback(() => region.current?.focus(), [])
  useHotkey(focus)
  useTopLayer(region, shown.at(-1)?.id)
  return (
    <Box
      asChild
      position="fixed"
      inset="auto 16px 16px auto"
      m="0"
      p="0"
      border="0"
      bg="transparent"
      overflow="visible"
      data-no-print
    >
      <section ref={region} popover="manual" tabIndex={-1} aria-label="Notices, Alt+T">
        <Box
          as="ol"
          aria-live={shown.at(-1)?.type === 'error' ? 'assertive' : 'polite'}
          listStyleType="none"
          display="grid"
          gap="14px"
        >
          {shown.map((notice) => (
            <Toast key={notice.id} {...notice} />
          ))}
        </Box>
      </section>
    </Box>
  )
}
