import {
  Toaster as ChakraToaster,
  Portal,
  Spinner,
  Toast,
  type ToastOptions,
} from '@chakra-ui/react'
import { type PointerEvent, useEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import { toaster } from './notices.ts'

/** Pixels of a swipe to the right that dismiss a notice (specification, Timing). */
const SWIPE_THRESHOLD_PX = 20

const useSwipe = (onSwipe: () => void) => {
  const startX = useRef<number>(undefined)
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current !== undefined && clientX - startX.current >= SWIPE_THRESHOLD_PX) onSwipe()
      startX.current = undefined
    },
    onPointerCancel: () => {
      startX.current = undefined
    },
  }
}

const Notice = ({ id, type, title, description }: ToastOptions) => (
  <Toast.Root role={type === 'error' ? 'alert' : 'status'} {...useSwipe(() => toaster.remove(id))}>
    {type === 'loading' ? <Spinner flexShrink={0} aria-hidden="true" /> : <Toast.Indicator />}
    <div>
      <Toast.Title>{title}</Toast.Title>
      {description && <Toast.Description>{description}</Toast.Description>}
    </div>
    <Toast.CloseTrigger aria-label="Dismiss">
      <CloseIcon />
    </Toast.CloseTrigger>
  </Toast.Root>
)

/** A notice about something that ended while the tab was hidden is still there when the visitor returns. */
const usePauseWhileHidden = () => {
  useEffect(() => {
    const update = () => (document.hidden ? toaster.pause() : toaster.resume())
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
}

/** The notices in the corner, outside of the page that a dialog hides. Alt+T moves the focus to them. */
export const Toaster = () => {
  usePauseWhileHidden()
  return (
    <Portal>
      <ChakraToaster toaster={toaster} aria-label="Notices, Alt+T" data-no-print>
        {(notice) => <Notice {...notice} />}
      </ChakraToaster>
    </Portal>
  )
}
