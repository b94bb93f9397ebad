import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the button once, when it appears and `wanted` is true. */
export const useFocusOnce = (wanted: boolean): RefObject<HTMLButtonElement | null> => {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [wanted])
  return element
}
