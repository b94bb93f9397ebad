import { type Dispatch, type FocusEvent, useEffect, useRef } from 'react'
import { normalise } from '../../../../shared/documents/template/normalise.ts'
import type { Answer, Field } from '../../../../shared/documents/template/template.ts'
import type { FormEvent } from '../state/question-status.ts'

/** Milliseconds after which a press counts as ended (a drag out of the window sends no release). */
const LONGEST_PRESS = 1000

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
  const timer = setTimeout(finish, LONGEST_PRESS)
  window.addEventListener('mouseup', onRelease, { once: true })
}

type Options = {
  field: Field
  value: Answer | undefined
  message: string | undefined
  dispatch: Dispatch<FormEvent>
  onFocus: (key: string) => void
}

const stillInside = (inputs: Element): boolean => inputs.contains(document.activeElement)

/**
 * Focus and blur handlers for all inputs of a question together, so that moving between its radio
 * buttons is neither. On blur the answer is normalised and its messages may be shown.
 */
export const useQuestionFocus = (options: Options) => {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const leave = () => {
    const { field, value, dispatch } = latest.current
    const tidy = typeof value === 'string' ? normalise(field, value) : value
    dispatch({ type: 'leave', key: field.key, value: tidy })
  }
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      const { field, message, dispatch, onFocus } = latest.current
      dispatch({ type: 'focus', key: field.key, hasMessage: message !== undefined })
      onFocus(field.key)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return
      afterPress(() => {
        if (!stillInside(currentTarget)) leave()
      })
    },
  }
}
