import type { FocusEvent } from 'react'
import { normalize } from '../../../../shared/documents/template/normalize.ts'
import type { Field } from '../../../../shared/documents/template/template.ts'
import { useAnswerForm } from '../state/answer-form.ts'
import { useDocument } from '../state/document-context.ts'

/** A press ends after this time at the latest: dragging out of the window fires no release event. */
const MAX_PRESS_MS = 1000

const isPressing = (): boolean => document.querySelector(':active') !== null

/**
 * Runs immediately or, during a press, after its release. A message that appears in between would move the
 * button away from the pointer.
 */
const afterPress = (run: () => void): void => {
  if (!isPressing()) {
    run()
    return
  }
  const finish = () => {
    clearTimeout(timer)
    window.removeEventListener('mouseup', onRelease)
    run()
  }
  // Lets the click event run first.
  const onRelease = () => setTimeout(finish)
  const timer = setTimeout(finish, MAX_PRESS_MS)
  window.addEventListener('mouseup', onRelease, { once: true })
}

/** Normalizes an answer on blur and allows its messages to be shown. */
export const useLeave = (field: Field): (() => void) => {
  const form = useAnswerForm()
  const { dispatch } = useDocument()
  return () => {
    const value = form.getValues(field.key)
    const normalized = typeof value === 'string' ? normalize(field, value) : value
    if (normalized !== value) form.setValue(field.key, normalized)
    dispatch({ type: 'leave', key: field.key })
  }
}

type Options = {
  field: Field
  message: string | undefined
  onFocus: (key: string) => void
  onLeave: () => void
}

const hasFocus = (inputs: Element): boolean => inputs.contains(document.activeElement)

/**
 * Focus and blur handlers for a question as a whole, so that moving between its radio buttons triggers neither.
 */
export const useQuestionFocus = ({ field, message, onFocus, onLeave }: Options) => {
  const { dispatch } = useDocument()
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      dispatch({ type: 'focus', key: field.key, hasMessage: message !== undefined })
      onFocus(field.key)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      afterPress(() => {
        if (!hasFocus(currentTarget)) onLeave()
      })
    },
  }
}
