import { type Dispatch, useCallback, useMemo, useState } from 'react'
import type { Template } from '../../../../shared/documents/template.ts'
import type { FormEvent } from '../answers/form-state.ts'
import type { SettledForm } from '../answers/use-answers.ts'
import { progressOf } from './progress.ts'

/** Questions are checked when their step is left; `left` are the steps left on this visit. */
const useLeftSteps = (template: Template, dispatch: Dispatch<FormEvent>) => {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const onLeave = useCallback(
    (stopId: string) => {
      const step = template.steps.find(({ id }) => id === stopId)
      if (!step) return
      dispatch({ type: 'check', keys: step.fields.map((field) => field.key) })
      setLeft((before) => (before.has(stopId) ? before : new Set([...before, stopId])))
    },
    [template, dispatch],
  )
  return { left, onLeave }
}

/** What is done and what still needs the person; `onLeave` is told the id of each stop that is left. */
export const useProgress = (template: Template, form: SettledForm) => {
  const { checks, settled, opening, dispatch } = form
  const { left, onLeave } = useLeftSteps(template, dispatch)
  const progress = useMemo(
    () => progressOf(template, { errors: checks.errors, answers: settled, opening, left }),
    [template, checks, settled, opening, left],
  )
  return { progress, onLeave }
}
