import type { Issue } from '../../../../shared/documents/checks.ts'
import type { Step, Template } from '../../../../shared/documents/template.ts'

/** `open` is how many questions of the section still need the person. */
export type StepProgress = { id: string; title: string; open: number }

const openQuestions = (step: Step, errors: readonly Issue[]): number =>
  step.fields.filter((field) => errors.some((issue) => issue.field === field.key)).length

export const progressOf = (template: Template, errors: readonly Issue[]): StepProgress[] =>
  template.steps.map((step) => ({
    id: step.id,
    title: step.title,
    open: openQuestions(step, errors),
  }))

/** Whether two states of progress look alike, so that typing does not redraw the list. */
export const sameProgress = (
  before: readonly StepProgress[],
  after: readonly StepProgress[],
): boolean => before.every((step, index) => step.open === after[index]?.open)

/** "4 of 6 sections, 2 need you", or "All 6 sections done". */
export const progressText = (steps: readonly StepProgress[]): string => {
  const open = steps.filter((step) => step.open > 0).length
  if (open === 0) return `All ${steps.length} sections done`
  const need = open === 1 ? '1 needs you' : `${open} need you`
  return `${steps.length - open} of ${steps.length} sections, ${need}`
}

/** "3 questions left", "1 question left" or "done". */
export const stepText = ({ open }: StepProgress): string =>
  open === 0 ? 'done' : open === 1 ? '1 question left' : `${open} questions left`
