import type {
  AssembledDocument,
  Block,
  Heading,
} from '../../../../shared/documents/engine/model.ts'
import { measureWithFonts } from '../fonts/shape.ts'
import { layoutBlocks, textAreaFrame } from '../layout/blocks.ts'
import { emptyBox, type LineBox } from '../layout/line-boxes.ts'
import { headingPages } from '../layout/pagination.ts'
import { isWording, textOf } from '../layout/words.ts'
import type { Bookmarks } from './block-context.ts'
import {
  FIELD_END,
  fieldStart,
  paragraphElement,
  paragraphsWith,
  runElement,
  TAB,
  wordingElement,
  xmlOfEach,
} from './elements.ts'
import { STYLE } from './style-ids.ts'
import { HANGING, SPACE_FACTOR, TEXT_WIDTH } from './style-values.ts'

/** A longer document has a table of contents after its title. */
const MAX_PAGES_WITHOUT = 8

const TITLE = 'Contents'

export const hasTableOfContents = ({ pages = 0 }: AssembledDocument): boolean =>
  pages > MAX_PAGES_WITHOUT

/** Title, subtitle and what is centered under them. */
const isTitleBlock = (block: Block) =>
  block.kind === 'title' ||
  block.kind === 'subtitle' ||
  (block.kind === 'paragraph' && block.look === 'centered')

/** The title block, and everything after it: the table of contents stands between. */
export const splitAfterTitle = (blocks: readonly Block[]): [readonly Block[], readonly Block[]] => {
  const first = blocks.findIndex((block) => !isTitleBlock(block))
  const at = first === -1 ? blocks.length : first
  return [blocks.slice(0, at), blocks.slice(at)]
}

const sectionsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'together') return sectionsOf(block.blocks)
    return block.kind === 'heading' && block.level === 1 ? [block] : []
  })

/** The page a section begins on, by the id of its heading, counted from 1. */
type PageOf = ReadonlyMap<string, number>

const entryXml = ({ id, number, runs }: Heading, bookmarks: Bookmarks, pageOf: PageOf): string => {
  const bookmark = bookmarks.get(id)
  if (!bookmark) throw new Error(`The heading ${id} has no bookmark`)
  const title = (runs.every(isWording) ? wordingElement : runElement)(textOf(runs))
  const label = number ? `${wordingElement(`${number}.`)}${TAB}${title}` : title
  const page = `${bookmark.pageField}${wordingElement(String(pageOf.get(id) ?? ''))}${FIELD_END}`
  return `${bookmark.link}${label}${TAB}${page}</w:hyperlink>`
}

/** The number, then the title, then a line of dots to the page. */
const TABS = [
  { align: 'left', at: HANGING },
  { align: 'right', at: TEXT_WIDTH, leader: 'dot' },
] as const

const entryParagraph = paragraphsWith({ style: STYLE.contentsEntry, tabs: TABS })

/** The field code that Word itself would write: sections, numbered or not, as links. */
const START = fieldStart(`TOC \\o &quot;1-1&quot; \\h \\z \\t &quot;Heading 1 Plain,1&quot;`)

/** Points from one entry to the next. */
const LEADING = 15
/**
 * How much tighter than our own type Word sets Cambria, which is lower and narrower, so that most
 * sections of our documents are on the page the entry names; Word corrects the rest when it updates.
 */
const WORD_SPACING = { spaceFactor: SPACE_FACTOR, leadingReduction: 1.5 }

/** The page of each section in the Word file, estimated from the lines of the PDF. */
const estimatePages = (
  title: readonly Block[],
  sections: readonly Heading[],
  boxes: readonly LineBox[],
): PageOf => {
  const index = layoutBlocks(title, textAreaFrame(measureWithFonts)).length
  // The list keeps its own leading.
  const height = (sections.length + 2) * LEADING + WORD_SPACING.leadingReduction
  return headingPages(boxes, WORD_SPACING, { index, inserted: emptyBox(height) })
}

/**
 * The sections with their pages, written into the file so that Word shows them without asking for
 * an update, and updates them like its own table of contents when asked.
 */
export const tableOfContentsXml = (
  { blocks }: AssembledDocument,
  bookmarks: Bookmarks,
  boxes: readonly LineBox[],
): string => {
  const [title, rest] = splitAfterTitle(blocks)
  const sections = sectionsOf(rest)
  const pageOf = estimatePages(title, sections, boxes)
  const lines = xmlOfEach(sections, (heading, index) => {
    const entry = entryXml(heading, bookmarks, pageOf)
    const [start, end] = [index === 0 ? START : '', index === sections.length - 1 ? FIELD_END : '']
    return entryParagraph(`${start}${entry}${end}`)
  })
  const heading = paragraphElement({ style: STYLE.contentsTitle }, wordingElement(TITLE))
  return `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>${heading}${lines}</w:sdtContent></w:sdt>`
}
