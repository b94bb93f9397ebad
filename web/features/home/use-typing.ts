import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../ui/hooks/use-media.ts'

/** Milliseconds before the first key of the demo, and between keys. */
const START_DELAY_MS = 1200
const KEY_DELAY_MS = 280

/** Calls `act` once when the element becomes visible. */
const whenVisible = (element: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The text of an input with a typing demo that starts when visible and stops when the visitor
 * types, even before hydration. Disabled with reduced motion.
 */
export const useTyping = (whole: string, input: RefObject<HTMLInputElement | null>) => {
  const [text, setText] = useState<string>(whole)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const taken = useRef(false)

  /** The visitor types, so the demo ends. */
  const take = (newText: string) => {
    taken.current = true
    setText(newText)
  }

  useEffect(() => {
    const place = input.current
    if (!place || still) return
    let timer: ReturnType<typeof setTimeout>
    const type = (length: number) => {
      if (taken.current) return
      setText(whole.slice(0, length))
      if (length < whole.length) timer = setTimeout(type, KEY_DELAY_MS, length + 1)
    }
    const stop = whenVisible(place, () => {
      timer = setTimeout(type, START_DELAY_MS, 0)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [still, whole, input])

  useEffect(() => {
    const typed = input.current?.value ?? whole
    if (typed !== whole || document.activeElement === input.current) {
      taken.current = true
      setText(typed)
    }
  }, [whole, input])

  return { text, take }
}
