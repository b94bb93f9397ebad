import {
  createContext,
  type MouseEvent,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import type { Step } from '../../../../shared/documents/template/template.ts'
import { useAnswerForm } from '../state/answer-form.ts'
import { answersToSend, useCheck } from '../state/checks.ts'
import { useDocument } from '../state/document-context.ts'
import { wantsSummary } from './navigation.tsx'

/** A handler that may prevent the "Next" click; undefined if nothing is validated. */
export type NextGuard = RefObject<((event: MouseEvent) => void) | undefined>

/** Lets the current step handle the "Next" click, wherever the link is rendered. */
export const NextGuardContext = createContext<NextGuard>({ current: undefined })

/**
 * The first "Next" on a step with errors shows them: `attempt` increases and focuses the summary. A second one
 * with the same errors continues, because the user may return later.
 */
export const useStepCheck = (step: Step): number => {
  const { template, dispatch } = useDocument()
  const check = useCheck()
  const form = useAnswerForm()
  const guard = use(NextGuardContext)
  const isSummaryRequested = wantsSummary(useLocation().state)
  const [attempt, setAttempt] = useState(isSummaryRequested ? 1 : 0)
  const shownErrors = useRef('')
  useEffect(() => {
    const keys = step.fields.map((field) => field.key)
    guard.current = (event: MouseEvent) => {
      const answers = answersToSend(template, form.getValues())
      const { errors } = check(answers)
      const invalidFields = errors
        .filter(({ field }) => keys.includes(field))
        .map(({ field }) => field)
      if (invalidFields.length === 0 || invalidFields.join() === shownErrors.current) return
      event.preventDefault()
      shownErrors.current = invalidFields.join()
      dispatch({ type: 'check', keys })
      setAttempt((count) => count + 1)
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, template, step, form, dispatch, check])
  return attempt
}
