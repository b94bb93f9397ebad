import type { FocusEvent } from 'react'
import { normalise } from '../../../../shared/documents/template/normalise.ts'
import type { Field } from '../../../../shared/documents/template/template.ts'
import { useAnswerForm } from '../state/answer-form.ts'
import { useDocument } from '../state/document-context.ts'

/** After this a press counts as ended: a drag out of the window sends no release. */
const MAX_PRESS_MS = 1000

const isPressing = (): boolean => document.querySelector(':active') !== null

/**
 * Runs at once or, during a press, after its release: a message that appears in between would move
 * the button away from under the finger.
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
  // The click that follows the release is handled first.
  const onRelease = () => setTimeout(finish)
  const timer = setTimeout(finish, MAX_PRESS_MS)
  window.addEventListener('mouseup', onRelease, { once: true })
}

/** Normalizes the answer of a question that was left, and lets its messages be shown. */
export const useLeave = (field: Field): (() => void) => {
  const form = useAnswerForm()
  const { dispatch } = useDocument()
  return () => {
    const value = form.getValues(field.key)
    const tidy = typeof value === 'string' ? normalise(field, value) : value
    if (tidy !== value) form.setValue(field.key, tidy)
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
 * Focus and blur handlers for all inputs of a question together, so that moving between its radio
 * buttons is neither.
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
