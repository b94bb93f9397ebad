import { useCallback, useMemo, useState } from 'react'
import { isFilled } from '../../../../shared/documents/template/answers.ts'
import type { Issue } from '../../../../shared/documents/template/field-checks.ts'
import { followedQuestions } from '../../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate, Step } from '../../../../shared/documents/template/template.ts'
import { useDocument } from '../state/document-context.ts'
import { useDocumentForm } from '../state/document-form.tsx'

/**
 * `open` is the number of questions that still need an answer. `visited` is whether the user has visited the
 * section: until then, one with only defaults isn't done.
 */
export type StepProgress = { id: string; title: string; open: number; visited: boolean }

const openQuestions = (step: Step, errors: readonly Issue[]): number =>
  step.fields.filter((field) => errors.some((issue) => issue.field === field.key)).length

type ProgressFacts = {
  errors: readonly Issue[]
  answers: Answers
  /** The form's initial answers. */
  defaults: Answers
  /** The ids of sections that the user has visited and left. */
  leftSteps: ReadonlySet<string>
}

/** Whether the section has an answer by the user, from this visit or an earlier one. */
const isAnswered = (template: FormTemplate, step: Step, { answers, defaults }: ProgressFacts) => {
  const follows = followedQuestions(template)
  const isFollowed = (key: string) => {
    const followed = follows.get(key)
    return followed !== undefined && answers[key] === answers[followed]
  }
  return step.fields.some(
    ({ key }) => isFilled(answers[key]) && answers[key] !== defaults[key] && !isFollowed(key),
  )
}

export const progressOf = (template: FormTemplate, facts: ProgressFacts): StepProgress[] =>
  template.steps.map((step) => ({
    id: step.id,
    title: step.title,
    open: openQuestions(step, facts.errors),
    visited: facts.leftSteps.has(step.id) || isAnswered(template, step, facts),
  }))

export const isDone = ({ open, visited }: StepProgress): boolean => open === 0 && visited

/** Whether both render the same list, so that typing doesn't rerender it. */
export const sameProgress = (
  before: readonly StepProgress[],
  after: readonly StepProgress[],
): boolean =>
  before.every(
    (step, index) => step.open === after[index]?.open && step.visited === after[index].visited,
  )

const questionsLeft = (count: number): string =>
  count === 1 ? '1 question left' : `${count} questions left`

const sections = (count: number): string => `${count} ${count === 1 ? 'section' : 'sections'}`

/**
 * "9 questions left in 3 sections", "2 sections left to review" once nothing is missing, or
 * "All 6 sections done". The list below it says which.
 */
export const progressText = (steps: readonly StepProgress[]): string => {
  const unfinished = steps.filter((step) => !isDone(step))
  if (unfinished.length === 0) return `All ${sections(steps.length)} done`
  const missing = unfinished.filter(({ open }) => open > 0)
  if (missing.length === 0) return `${sections(unfinished.length)} left to review`
  const questions = missing.reduce((sum, { open }) => sum + open, 0)
  return `${questionsLeft(questions)} in ${sections(missing.length)}`
}

/** "3 questions left", "1 question left", "not viewed" or "done". */
export const stepText = ({ open, visited }: StepProgress): string => {
  if (open > 0) return questionsLeft(open)
  return visited ? 'done' : 'not viewed'
}

/** Validates a step when it is left; `leftSteps` are the steps left so far. */
const useVisitedSteps = () => {
  const { template, dispatch } = useDocument()
  const [leftSteps, setLeftSteps] = useState<ReadonlySet<string>>(new Set())
  const onLeave = useCallback(
    (stepId: string) => {
      const step = template.steps.find(({ id }) => id === stepId)
      if (!step) return
      dispatch({ type: 'check', keys: step.fields.map((field) => field.key) })
      setLeftSteps((before) => (before.has(stepId) ? before : new Set([...before, stepId])))
    },
    [template, dispatch],
  )
  return { leftSteps, onLeave }
}

/** Each section's progress. Call `onLeave` with the id of each step that is left. */
export const useProgress = () => {
  const { template } = useDocument()
  const { checks, answers, defaults } = useDocumentForm()
  const { leftSteps, onLeave } = useVisitedSteps()
  const progress = useMemo(
    () => progressOf(template, { errors: checks.errors, answers, defaults, leftSteps }),
    [template, checks, answers, defaults, leftSteps],
  )
  return { progress, onLeave }
}
