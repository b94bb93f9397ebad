import {
  Toaster as ChakraToaster,
  createToaster,
  Portal,
  Spinner,
  Toast,
  type ToastOptions,
} from '@chakra-ui/react'
import { type PointerEvent, useRef } from 'react'
import { CloseIcon } from './icons.tsx'

/** Placement, count, gap and time are the specification's. */
export const toaster = createToaster({
  placement: 'bottom-end',
  max: 3,
  gap: 14,
  offsets: '16px',
  duration: 4000,
  removeDelay: 120,
})

/** Pixels (specification, Timing). */
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

/** The notices, outside the page content that dialogs hide. Alt+T focuses them. */
export const Toaster = () => (
  <Portal>
    <ChakraToaster toaster={toaster} aria-label="Notices, Alt+T" data-no-print>
      {(notice) => <Notice {...notice} />}
    </ChakraToaster>
  </Portal>
)
