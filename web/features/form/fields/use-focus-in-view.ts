import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { LiveForm } from '../state/document-form.tsx'

/**
 * Keeps the focused question in view when a message appears above it: the message of the question before comes once
 * that one has lost the focus, and would push the next one behind the bar at the lower edge (WCAG 2.4.11).
 */
export const useFocusInView = ({
  messages,
  warnings,
}: LiveForm): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const noted = Object.keys({ ...messages, ...warnings }).join(' ')
  useLayoutEffect(() => {
    const { activeElement } = document
    if (noted === '' || !form.current?.contains(activeElement)) return
    activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [noted])
  return form
}
