import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { DocumentFormState } from '../state/document-form.tsx'

/**
 * Keeps the focused question in view when a message appears above it: the previous question's message appears once
 * that question has lost the focus, and would push the next one behind the bar at the lower edge (WCAG 2.4.11).
 */
export const useFocusInView = ({
  messages,
  warnings,
}: DocumentFormState): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const noted = Object.keys({ ...messages, ...warnings }).join(' ')
  useLayoutEffect(() => {
    const { activeElement } = document
    if (noted === '' || !form.current?.contains(activeElement)) return
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [noted])
  return form
}
