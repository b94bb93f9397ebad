import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../lib/use-media.ts'

/** Milliseconds before the first key of the demonstration, and between two keys. */
const PAUSE = 1200
const KEY = 280

/** Calls `act` once, when the element is in sight. */
const whenSeen = (element: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    act()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The text of an input that types itself once, when it comes into sight, until somebody types there, be it before
 * the app runs. With reduced motion it stands still.
 */
export const useTyping = (whole: string, input: RefObject<HTMLInputElement | null>) => {
  const [text, setText] = useState<string>(whole)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const taken = useRef(false)

  /** Somebody types: the demonstration is over. */
  const take = (given: string) => {
    taken.current = true
    setText(given)
  }

  useEffect(() => {
    const place = input.current
    if (!place || still) return
    let timer: ReturnType<typeof setTimeout>
    const type = (length: number) => {
      if (taken.current) return
      setText(whole.slice(0, length))
      if (length < whole.length) timer = setTimeout(type, KEY, length + 1)
    }
    const stop = whenSeen(place, () => {
      timer = setTimeout(type, PAUSE, 0)
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
