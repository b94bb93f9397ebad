import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { askedAnswers, defaultsFor, isAsked } from '../../../shared/documents/template/fields.ts'
import type { Field, Step, Template } from '../../../shared/documents/template/template.ts'

/** The control type of a question, for example "text money". */
const kindOf = ({ kind, format, list, suggestion }: Field): string =>
  [kind, format, list && 'list', suggestion && 'suggestion'].filter(Boolean).join(' ')

/** A step of a form with the question types that it shows initially. */
type StepKinds = { id: string; step: Step; kinds: readonly string[] }

const stepKindsOf = (template: Template): StepKinds[] => {
  const today = new Date().toISOString().slice(0, 10)
  const answers = askedAnswers(template, defaultsFor(template, { today }))
  return template.steps.map((step) => ({
    id: template.id,
    step,
    kinds: [...new Set(step.fields.filter((field) => isAsked(field, answers)).map(kindOf))],
  }))
}

/** The templates of all documents, in the order of the registry. */
export const allTemplates = async (): Promise<Template[]> => {
  const templates = await Promise.all(templateIds.map(loadTemplate))
  return templates.filter((template) => template !== undefined)
}

/** A small set of steps, by document id, that contains every type of question. */
export const stepsOfEachKind = (templates: readonly Template[]): Map<string, Step[]> => {
  const chosen = new Map<string, Step[]>()
  const covered = new Set<string>()
  const candidates = templates.flatMap(stepKindsOf)
  const countUncovered = ({ kinds }: StepKinds) => kinds.filter((kind) => !covered.has(kind)).length
  while (candidates.some((place) => countUncovered(place) > 0)) {
    const [richest] = candidates.toSorted(
      (one, other) => countUncovered(other) - countUncovered(one),
    )
    if (!richest) break
    chosen.set(richest.id, [...(chosen.get(richest.id) ?? []), richest.step])
    for (const kind of richest.kinds) covered.add(kind)
  }
  return chosen
}

/** The step of a document that initially shows the most types of question. */
export const richestStep = (template: Template): Step | undefined =>
  stepKindsOf(template).toSorted((one, other) => other.kinds.length - one.kinds.length)[0]?.step
