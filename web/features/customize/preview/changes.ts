import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import { sectionsOf } from '../../../../shared/documents/plain-text.ts'

type Section = ReturnType<typeof sectionsOf>[number]

const nameOf = ({ number, title }: Section): string =>
  number === undefined ? title : `Section ${number}, ${title}`

/**
 * What a listener should hear when an answer adds or removes whole sections, for example
 * "Section 3, Mileage Statement, added". Sections that are only renumbered are not mentioned.
 */
export const sectionChanges = (before: AssembledDocument, after: AssembledDocument): string[] => {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  const missingFrom = (others: Section[]) => (section: Section) =>
    others.every((other) => other.id !== section.id)
  return [
    ...now.filter(missingFrom(old)).map((section) => `${nameOf(section)}, added`),
    ...old.filter(missingFrom(now)).map((section) => `${nameOf(section)}, removed`),
  ]
}
