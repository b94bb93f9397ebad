import type { FormTemplate } from '../../../../shared/documents/template/template.ts'

/** The last step, after the template's steps. */
export const CHECK_STEP = { id: 'check', title: 'Check your answers' } as const

/** A page of the form: one of the template's steps, or the review. */
export type FormStep = { id: string; title: string }

export const stepsOf = (template: FormTemplate): readonly FormStep[] => [
  ...template.steps,
  CHECK_STEP,
]

/** The index of the step with this id; 0 if there is none. */
export const stepIndexOf = (steps: readonly FormStep[], id: string | null): number =>
  Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  )

/** The id of a question's focusable element. */
export const questionId = (key: string): string => `question-${key}`

/** The id of a step's heading. */
export const HEADING_ID = 'step-heading'

/** The URL of a step or of a question in it. */
export const hrefOf = (stepId: string, key?: string): string =>
  `?step=${encodeURIComponent(stepId)}${key ? `#${questionId(key)}` : ''}`

/** The step of each question, by field key. */
export const stepOfField = (template: FormTemplate): ReadonlyMap<string, string> =>
  new Map(template.steps.flatMap((step) => step.fields.map((field) => [field.key, step.id])))
