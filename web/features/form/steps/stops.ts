import type { Template } from '../../../../shared/documents/template/template.ts'

/** The last stop, after the steps of the template. */
export const CHECK_STEP = { id: 'check', title: 'Check your answers' } as const

/** A place in the form: one of the template's steps, or the check of all answers. */
export type Stop = { id: string; title: string }

export const stopsOf = (template: Template): readonly Stop[] => [...template.steps, CHECK_STEP]

/** Index of the stop with this id; 0 when there is none. */
export const stopAt = (stops: readonly Stop[], id: string | null): number =>
  Math.max(
    0,
    stops.findIndex((stop) => stop.id === id),
  )

/** Id of the element that takes the focus when a question is opened. */
export const questionId = (key: string): string => `question-${key}`

/** Id of a step's heading. */
export const HEADING_ID = 'step-heading'

/** URL of a stop, or of one question in it, within the same page. */
export const hrefOf = (stopId: string, key?: string): string =>
  `?step=${encodeURIComponent(stopId)}${key ? `#${questionId(key)}` : ''}`

/** Which step asks each question, by field key. */
export const stepOfField = (template: Template): ReadonlyMap<string, string> =>
  new Map(template.steps.flatMap((step) => step.fields.map((field) => [field.key, step.id])))
