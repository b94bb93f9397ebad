import { Box, Spinner, useSlotRecipe } from '@chakra-ui/react'
import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'
import { CloseIcon } from './icons.tsx'
import { DURATION, dismiss, type NumberedNotice } from './notices.ts'

/**
 * Runs `onEnd` after `duration` milliseconds in view. The time is paused while `paused` and while
 * the page is hidden; without a duration the notice stays.
 */
const useExpiry = (duration: number | undefined, paused: boolean, onEnd: () => void) => {
  const left = useRef(duration)
  const hidden = usePageHidden()
  useEffect(() => {
    if (paused || hidden || left.current === undefined) return
    const since = performance.now()
    const timer = setTimeout(onEnd, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - since))
    }
  }, [paused, hidden, onEnd])
}

const usePageHidden = (): boolean => {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const update = () => setHidden(document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return hidden
}

/** Pixels of a swipe to the right that dismiss a notice (specification, Timing). */
const THRESHOLD = 20

/** `x` is the distance of a swipe to the right in pixels; `handlers` go on the element. */
const useSwipe = (onSwipe: () => void) => {
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

/** A notice stays while the pointer or the focus is on it; a swipe to the right dismisses it. */
export const Toast = ({ id, type, title, description, duration }: NumberedNotice) => {
  const styles = useSlotRecipe({ key: 'toast' })()
  const [paused, setPaused] = useState(false)
  const close = useCallback(() => dismiss(id), [id])
  useExpiry(type === 'loading' ? undefined : (duration ?? DURATION), paused, close)
  const { x, handlers } = useSwipe(close)
  return (
    <Box
      as="li"
      data-type={type}
      css={styles.root}
      style={x > 0 ? { transform: `translateX(${x}px)` } : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      {...handlers}
    >
      <div>
        <Box css={styles.title}>
          {type === 'loading' && <Spinner me="2" verticalAlign="middle" aria-hidden="true" />}
          {title}
        </Box>
        {description && <Box css={styles.description}>{description}</Box>}
      </div>
      <Box as="button" css={styles.closeTrigger} onClick={close} aria-label="Dismiss">
        <CloseIcon />
      </Box>
    </Box>
  )
}
