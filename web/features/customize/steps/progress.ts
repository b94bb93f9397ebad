import { isFilled } from '../../../../shared/documents/answers.ts'
import type { Issue } from '../../../../shared/documents/checks.ts'
import type { Answers, Step, Template } from '../../../../shared/documents/template.ts'

/**
 * `open` is how many questions of the section still need the person. `seen` is whether the person has
 * been there: what only holds our own defaults is not called done before somebody looked at it.
 */
export type StepProgress = { id: string; title: string; open: number; seen: boolean }

const openQuestions = (step: Step, errors: readonly Issue[]): number =>
  step.fields.filter((field) => errors.some((issue) => issue.field === field.key)).length

type ProgressFacts = {
  errors: readonly Issue[]
  answers: Answers
  /** What the form held when it opened for the first time. */
  opening: Answers
  /** Ids of the sections that have been left on this visit. */
  left: ReadonlySet<string>
}

/** Whether something in the section is the person's own answer, on this visit or an earlier one. */
const isAnswered = (step: Step, { answers, opening }: ProgressFacts): boolean =>
  step.fields.some(({ key }) => isFilled(answers[key]) && answers[key] !== opening[key])

export const progressOf = (template: Template, facts: ProgressFacts): StepProgress[] =>
  template.steps.map((step) => ({
    id: step.id,
    title: step.title,
    open: openQuestions(step, facts.errors),
    seen: facts.left.has(step.id) || isAnswered(step, facts),
  }))

export const isDone = ({ open, seen }: StepProgress): boolean => open === 0 && seen

/** Whether two states of progress look alike, so that typing does not redraw the list. */
export const sameProgress = (
  before: readonly StepProgress[],
  after: readonly StepProgress[],
): boolean =>
  before.every((step, at) => step.open === after[at]?.open && step.seen === after[at].seen)

const need = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? '1 needs you' : `${count} need you`]

/** "4 of 6 sections, 2 need you", "5 of 6 sections, 1 to look at", or "All 6 sections done". */
export const progressText = (steps: readonly StepProgress[]): string => {
  const done = steps.filter(isDone).length
  if (done === steps.length) return `All ${steps.length} sections done`
  const open = steps.filter((step) => step.open > 0).length
  const unseen = steps.length - done - open
  const looks = unseen === 0 ? [] : [`${unseen} to look at`]
  return [`${done} of ${steps.length} sections`, ...need(open), ...looks].join(', ')
}

/** "3 questions left", "1 question left", "to look at" or "done". */
export const stepText = ({ open, seen }: StepProgress): string => {
  if (open > 0) return open === 1 ? '1 question left' : `${open} questions left`
  return seen ? 'done' : 'to look at'
}
