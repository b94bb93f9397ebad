import { keptForFixed } from '../../../../shared/documents/engine/fixed-runs.ts'
import type {
  AssembledDocument,
  Block,
  Heading,
} from '../../../../shared/documents/engine/model.ts'
import { BODY } from '../layout/style-sheet.ts'
import { textOf } from '../layout/words.ts'
import type { BlockContext } from './block-context.ts'
import { type Band, bandOf, bandsOf } from './block-heights.ts'
import type { Bookmarks } from './bookmarks.ts'
import {
  FIELD_END,
  fieldStart,
  inOnePiece,
  numberElement,
  paragraphElement,
  paragraphsWith,
  runElement,
  TAB,
  wordingElement,
  xmlOfEach,
} from './elements.ts'
import { headingPages } from './page-estimate.ts'
import { STYLE } from './style-ids.ts'
import { HANGING, TEXT_WIDTH, WORD_SPACING } from './style-values.ts'
import { lineHeight } from './text-heights.ts'

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

/** The words of a heading without their formatting. */
const titleElement = keptForFixed((runs) => inOnePiece(runElement(textOf(runs))))

const entryXml = ({ id, number, runs }: Heading, bookmarks: Bookmarks, pageOf: PageOf): string => {
  const bookmark = bookmarks.get(id)
  if (!bookmark) throw new Error(`The heading ${id} has no bookmark`)
  const title = titleElement(runs)
  const label = number ? `${numberElement(`${number}.`)}${TAB}${title}` : title
  const page = `${bookmark.pageField}${numberElement(String(pageOf.get(id) ?? ''))}${FIELD_END}`
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

/** The list as it fills pages: its title, and a line for each section. */
const contentsBands = (sections: readonly Heading[]): Band[] => {
  const height = lineHeight(BODY)
  return [
    bandOf(height, WORD_SPACING.contentsTitle, { keepNext: true }),
    ...sections.map(() => bandOf(height, WORD_SPACING.contentsEntry)),
  ]
}

/**
 * The sections with their pages, written into the file so that Word shows them without asking for
 * an update, and updates them like its own table of contents when asked.
 */
export const tableOfContentsXml = (
  title: readonly Block[],
  rest: readonly Block[],
  context: BlockContext,
): string => {
  const sections = sectionsOf(rest)
  const pageOf = headingPages([
    ...bandsOf(title, context),
    ...contentsBands(sections),
    ...bandsOf(rest, context),
  ])
  const lines = xmlOfEach(sections, (heading, index) => {
    const entry = entryXml(heading, context.bookmarks, pageOf)
    const [start, end] = [index === 0 ? START : '', index === sections.length - 1 ? FIELD_END : '']
    return entryParagraph(`${start}${entry}${end}`)
  })
  const heading = paragraphElement({ style: STYLE.contentsTitle }, wordingElement(TITLE))
  return `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>${heading}${lines}</w:sdtContent></w:sdt>`
}
