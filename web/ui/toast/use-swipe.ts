import { type PointerEvent, useRef, useState } from 'react'

/** Pixels to the right after which letting go dismisses (specification, Timing). */
const THRESHOLD = 20

/** Follows a finger to the right. `x` is how far, in pixels; `handlers` go on the element. */
export const useSwipe = (onSwipe: () => void) => {
  const start = useRef<number>(undefined)
  const [x, setX] = useState(0)
  const distance = (event: PointerEvent) =>
    start.current === undefined ? 0 : Math.max(0, event.clientX - start.current)
  const end = (event: PointerEvent) => {
    if (distance(event) >= THRESHOLD) onSwipe()
    start.current = undefined
    setX(0)
  }
  return {
    x,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX
      },
      onPointerMove: (event: PointerEvent) => setX(distance(event)),
      onPointerUp: end,
      onPointerCancel: () => {
        start.current = undefined
        setX(0)
      },
    },
  }
}
