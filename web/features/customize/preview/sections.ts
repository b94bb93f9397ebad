import type { AssembledDocument, Block } from '../../../../shared/documents/model.ts'
import { documentWords } from '../../../../shared/documents/plain-text.ts'

/** A section with the words of its blocks; what stands before the first one has the id ''. */
export type SectionText = { id: string; name: string; passages: string[] }

const wordsOf = (document: AssembledDocument, blocks: Block[]): string =>
  documentWords({ ...document, blocks }).join(' ')

const flat = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'together' ? flat(block.blocks) : [block]))

/** "Section 7, Children" for a numbered section, its title for another. */
export const sectionName = (number: string | undefined, title: string): string =>
  number === undefined ? title : `Section ${number}, ${title}`

/** The document cut at its section headings, without numbers, markers and blanks. */
export const sectionTexts = (document: AssembledDocument): SectionText[] => {
  const sections: SectionText[] = [{ id: '', name: 'The beginning', passages: [] }]
  for (const block of flat(document.blocks)) {
    const words = wordsOf(document, [block])
    if (block.kind === 'heading' && block.level === 1) {
      sections.push({ id: block.id, name: sectionName(block.number, words), passages: [] })
    } else if (words !== '') sections.at(-1)?.passages.push(words)
  }
  return sections
}
