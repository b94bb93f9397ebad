import { type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { checkAnswers } from '../../../../shared/documents/checks.ts'
import type { Step, Template } from '../../../../shared/documents/template.ts'
import { answersToSend } from '../answers/answers-to-send.ts'
import type { AnswersForm } from '../answers/use-answers.ts'
import { NextGuardContext } from './next-guard.ts'
import { wantsSummary } from './use-place.ts'

type StepCheckOptions = { template: Template; step: Step; form: AnswersForm; today: string }

/**
 * "Next" on a step with mistakes shows them first: `attempt` grows and brings the focus to the summary.
 * Pressed again with the same mistakes it goes on: nobody is kept on a step.
 */
export const useStepCheck = ({ template, step, form, today }: StepCheckOptions): number => {
  const guard = use(NextGuardContext)
  const arrivedForSummary = wantsSummary(useLocation().state)
  const [attempt, setAttempt] = useState(arrivedForSummary ? 1 : 0)
  const shown = useRef('')
  const { answers, dispatch } = form
  useEffect(() => {
    const keys = step.fields.map((field) => field.key)
    guard.current = (event: MouseEvent) => {
      const { errors } = checkAnswers(template, answersToSend(template, answers), { today })
      const mistakes = errors.filter(({ field }) => keys.includes(field)).map(({ field }) => field)
      if (mistakes.length === 0 || mistakes.join() === shown.current) return
      event.preventDefault()
      shown.current = mistakes.join()
      dispatch({ type: 'check', keys })
      setAttempt((count) => count + 1)
    }
    return () => {
      guard.current = undefined
    }
  }, [guard, template, step, answers, dispatch, today])
  return attempt
}
