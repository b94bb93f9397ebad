import { TableOfContents, Paragraph as WordParagraph } from 'docx'
import type { AssembledDocument, Block } from '../../../../shared/documents/model.ts'
import type { WordBlock } from './blocks.ts'
import { STYLE } from './style-names.ts'

/** A document of more pages than this opens with a list of its sections. */
const SHORT = 8

const TITLE = 'Contents'

export const hasContents = ({ pages = 0 }: AssembledDocument): boolean => pages > SHORT

/**
 * The sections with their pages, written into the file so that Word shows the list without asking
 * to update it, and updates it like its own when asked.
 */
export const contentsList = (): (WordBlock | TableOfContents)[] => [
  new WordParagraph({ style: STYLE.contentsTitle, text: TITLE }),
  new TableOfContents(TITLE, { headingStyleRange: '1-1', hyperlink: true }),
]

/** The lines of the title block: title, subtitle and what is centered under them. */
const opens = (block: Block) =>
  block.kind === 'title' ||
  block.kind === 'subtitle' ||
  (block.kind === 'paragraph' && block.look === 'centered')

/** The title block, and everything after it: the list of contents stands between. */
export const splitAfterTitle = (blocks: readonly Block[]): [readonly Block[], readonly Block[]] => {
  const first = blocks.findIndex((block) => !opens(block))
  const at = first === -1 ? blocks.length : first
  return [blocks.slice(0, at), blocks.slice(at)]
}
