import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the button when it appears and `shouldFocus` is true. */
export const useFocusOnce = (shouldFocus: boolean): RefObject<HTMLButtonElement | null> => {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (shouldFocus) element.current?.focus()
  }, [shouldFocus])
  return element
}
