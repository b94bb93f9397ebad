import type { Template } from '../../../../shared/documents/template.ts'

/** The last stop, after the template's own steps. */
export const CHECK_STEP = { id: 'check', title: 'Check your answers' } as const

/** A place in the form: one of the template's steps, or the check of all answers. */
export type Stop = { id: string; title: string }

export const stopsOf = (template: Template): readonly Stop[] => [...template.steps, CHECK_STEP]

/** The stop that the address names; the first one when it names none of them. */
export const stopAt = (stops: readonly Stop[], id: string | null): number =>
  Math.max(
    0,
    stops.findIndex((stop) => stop.id === id),
  )

/** Id of the element that takes the focus when a question is opened. */
export const questionId = (key: string): string => `question-${key}`

/** Id of a step's heading. */
export const HEADING_ID = 'step-heading'

/** Address of a stop, or of one question in it, within the same page. */
export const hrefOf = (stopId: string, key?: string): string =>
  `?step=${encodeURIComponent(stopId)}${key ? `#${questionId(key)}` : ''}`

/** Which step asks each question, by field key. */
export const stepOfField = (template: Template): ReadonlyMap<string, string> =>
  new Map(template.steps.flatMap((step) => step.fields.map((field) => [field.key, step.id])))
