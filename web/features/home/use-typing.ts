import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMedia } from '../../ui/hooks/use-media.ts'

/** Milliseconds before the first key of the demo, and between keys. */
const START_DELAY_MS = 1200
const KEY_DELAY_MS = 280

/** Calls `act` once when the element becomes visible. */
const whenVisible = (element: Element, onVisible: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onVisible()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The text of an input with a typing demo that starts when visible and stops when the visitor
 * types, even before hydration. Disabled with reduced motion.
 */
export const useTyping = (fullText: string, input: RefObject<HTMLInputElement | null>) => {
  const [text, setText] = useState<string>(fullText)
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)')
  const isStopped = useRef(false)

  /** The visitor types, so the demo ends. */
  const takeOver = (newText: string) => {
    isStopped.current = true
    setText(newText)
  }

  useEffect(() => {
    const element = input.current
    if (!element || reducesMotion) return
    let timer: ReturnType<typeof setTimeout>
    const type = (length: number) => {
      if (isStopped.current) return
      setText(fullText.slice(0, length))
      if (length < fullText.length) timer = setTimeout(type, KEY_DELAY_MS, length + 1)
    }
    const stop = whenVisible(element, () => {
      timer = setTimeout(type, START_DELAY_MS, 0)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [reducesMotion, fullText, input])

  useEffect(() => {
    const typed = input.current?.value ?? fullText
    if (typed !== fullText || document.activeElement === input.current) {
      isStopped.current = true
      setText(typed)
    }
  }, [fullText, input])

  return { text, takeOver }
}
