import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { askedAnswers, defaultsFor, isAsked } from '../../../shared/documents/template/fields.ts'
import type { Field, Step, Template } from '../../../shared/documents/template/template.ts'

/** The kind of control that a question has, for example "text money". */
const kindOf = ({ kind, format, list, suggestion }: Field): string =>
  [kind, format, list && 'list', suggestion && 'suggestion'].filter(Boolean).join(' ')

/** A step of a form with the kinds of question that it shows when it is opened. */
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

/** The templates of every document, in the order of the registry. */
export const allTemplates = async (): Promise<Template[]> => {
  const templates = await Promise.all(templateIds.map(loadTemplate))
  return templates.filter((template) => template !== undefined)
}

/** A small choice of steps, by document id, with every kind of question and a step of each document. */
export const stepsOfEachKind = (templates: readonly Template[]): Map<string, Step[]> => {
  const chosen = new Map<string, Step[]>()
  const seen = new Set<string>()
  const unseen = ({ kinds }: Place) => kinds.filter((kind) => !seen.has(kind)).length
  const chooseRichest = (places: readonly Place[]) => {
    const most = Math.max(...places.map(unseen))
    const place = places.find((candidate) => unseen(candidate) === most)
    if (!place) return
    chosen.set(place.id, [...(chosen.get(place.id) ?? []), place.step])
    for (const kind of place.kinds) seen.add(kind)
  }
  const documents = templates.map(placesOf)
  for (const places of documents) chooseRichest(places)
  while (documents.flat().some((place) => unseen(place) > 0)) chooseRichest(documents.flat())
  return chosen
}
