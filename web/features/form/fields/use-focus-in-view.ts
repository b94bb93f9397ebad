import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { DocumentFormState } from '../state/document-form.tsx'

/**
 * Keeps the focused question in view. The previous question's message appears on blur and would push the next
 * question behind the bottom bar (WCAG 2.4.11).
 */
export const useFocusInView = ({
  messages,
  warnings,
}: DocumentFormState): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const messageKeys = Object.keys({ ...messages, ...warnings }).join(' ')
  useLayoutEffect(() => {
    const { activeElement } = document
    if (messageKeys === '' || !form.current?.contains(activeElement)) return
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [messageKeys])
  return form
}
