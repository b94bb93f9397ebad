import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { askedAnswers, defaultsFor, isAsked } from '../../../shared/documents/template/fields.ts'
import type { Field, Step, Template } from '../../../shared/documents/template/template.ts'

/** The control type of a question, for example "text money". */
const kindOf = ({ kind, format, list, suggestion }: Field): string =>
  [kind, format, list && 'list', suggestion && 'suggestion'].filter(Boolean).join(' ')

/** A step of a form with the question types that it shows initially. */
type Place = { id: string; step: Step; kinds: readonly string[] }

const placesOf = (template: Template): Place[] => {
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
  const seen = new Set<string>()
  const places = templates.flatMap(placesOf)
  const unseen = ({ kinds }: Place) => kinds.filter((kind) => !seen.has(kind)).length
  while (places.some((place) => unseen(place) > 0)) {
    const [richest] = places.toSorted((one, other) => unseen(other) - unseen(one))
    if (!richest) break
    chosen.set(richest.id, [...(chosen.get(richest.id) ?? []), richest.step])
    for (const kind of richest.kinds) seen.add(kind)
  }
  return chosen
}

/** The step of a document that initially shows the most types of question. */
export const richestStep = (template: Template): Step | undefined =>
  placesOf(template).toSorted((one, other) => other.kinds.length - one.kinds.length)[0]?.step
