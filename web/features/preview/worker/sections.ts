import type { AssembledDocument, Block } from '../../../../shared/documents/engine/model.ts'
import { documentWords, sectionsOf } from '../../../../shared/documents/engine/plain-text.ts'

/** The name of the part before the first section. */
export const BEGINNING = 'The beginning'

/** A section with the words of its blocks; what stands before the first one has the id ''. */
export type SectionText = { id: string; name: string; passages: string[] }

const wordsOf = (document: AssembledDocument, blocks: Block[]): string =>
  documentWords({ ...document, blocks }).join(' ')

/** The blocks in order, those of groups that stay together included. */
export const flatBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'together' ? flatBlocks(block.blocks) : [block]))

/** "Section 7, Children" for a numbered section, its title for another. */
export const sectionName = (number: string | undefined, title: string): string =>
  number === undefined ? title : `Section ${number}, ${title}`

/** The document cut at its section headings, without numbers, markers and blanks. */
export const sectionTexts = (document: AssembledDocument): SectionText[] => {
  const sections: SectionText[] = [{ id: '', name: BEGINNING, passages: [] }]
  for (const block of flatBlocks(document.blocks)) {
    const words = wordsOf(document, [block])
    if (block.kind === 'heading' && block.level === 1) {
      sections.push({ id: block.id, name: sectionName(block.number, words), passages: [] })
    } else if (words !== '') sections.at(-1)?.passages.push(words)
  }
  return sections
}

type Section = ReturnType<typeof sectionsOf>[number]

const nameOf = ({ number, title }: Section): string => sectionName(number, title)

/**
 * The sections that an answer adds or removes, in words for screen readers: "Section 3, Mileage
 * Statement, added". Sections that are only renumbered are left out.
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
