import type { AssembledDocument, Block, Run } from '../../../../shared/documents/engine/model.ts'
import {
  documentWords,
  runsText,
  sectionsOf,
} from '../../../../shared/documents/engine/plain-text.ts'

/** Blanks have no words. */
const runsWords = (runs: readonly Run[]): string =>
  runsText(runs.filter(({ kind }) => kind !== 'blank'))
    .replace(/\s+/g, ' ')
    .trim()

/** The name of the part before the first section. */
export const BEGINNING = 'The beginning'

/** A section with the words of its blocks; text before the first section has the id ''. */
export type SectionText = { id: string; name: string; passages: string[] }

const wordsOf = (document: AssembledDocument, blocks: Block[]): string =>
  documentWords({ ...document, blocks }).join(' ')

const rowText = (cells: readonly Run[][]): string =>
  cells
    .map((cell) => runsWords(cell))
    .filter(Boolean)
    .join(' · ')

/** A block's passages: each paragraph, item, row and signer is one. */
const passagesOf = (document: AssembledDocument, block: Block): string[] => {
  if (block.kind === 'box') return block.paragraphs.map(({ runs }) => runsWords(runs))
  if (block.kind === 'list') return block.items.map(({ runs }) => runsWords(runs))
  if (block.kind === 'table') {
    return [...(block.header ? [block.header] : []), ...block.rows.map(({ cells }) => cells)].map(
      rowText,
    )
  }
  if (block.kind === 'signatures') {
    return block.signers.map((signer) => wordsOf(document, [{ ...block, signers: [signer] }]))
  }
  return [wordsOf(document, [block])]
}

/** The blocks in order, with groups flattened. */
export const flatBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.kind === 'together' ? flatBlocks(block.blocks) : [block]))

/** "Section 7, Children" for a numbered section, only the title otherwise. */
export const sectionName = (number: string | undefined, title: string): string =>
  number === undefined ? title : `Section ${number}, ${title}`

/** The document split into sections, without numbers, markers and blanks. */
export const sectionTexts = (document: AssembledDocument): SectionText[] => {
  const sections: SectionText[] = [{ id: '', name: BEGINNING, passages: [] }]
  for (const block of flatBlocks(document.blocks)) {
    if (block.kind === 'heading' && block.level === 1) {
      const title = wordsOf(document, [block])
      sections.push({ id: block.id, name: sectionName(block.number, title), passages: [] })
    } else sections.at(-1)?.passages.push(...passagesOf(document, block).filter(Boolean))
  }
  return sections
}

type Section = ReturnType<typeof sectionsOf>[number]

const nameOf = ({ number, title }: Section): string => sectionName(number, title)

/**
 * The added and removed sections in words for screen readers: "Section 3, Mileage Statement, added". Renumbered
 * sections are left out.
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
