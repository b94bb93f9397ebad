import type { AssembledDocument, Block, Heading } from '../../../../shared/documents/model.ts'
import { measureWithFonts } from '../fonts/shape.ts'
import { setCloser } from '../layout/density.ts'
import { headingPages } from '../layout/heading-pages.ts'
import { documentStrips } from '../layout/layout-document.ts'
import { setInType } from '../set-in-type.ts'
import { textOf } from '../text-of.ts'
import type { Bookmarks } from './bookmarks.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { FIELD_END, fieldStart, fieldXml, runXml, TAB } from './run-xml.ts'
import { CLOSE } from './style-kit.ts'
import { STYLE } from './style-names.ts'
import { splitAfterTitle } from './title-block.ts'
import { HANGING, TEXT_WIDTH } from './units.ts'

/** A document of more pages than this opens with a list of its sections. */
const SHORT = 8

const TITLE = 'Contents'

export const hasContents = ({ pages = 0 }: AssembledDocument): boolean => pages > SHORT

const sectionsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'together') return sectionsOf(block.blocks)
    return block.kind === 'heading' && block.level === 1 ? [block] : []
  })

/** The page a section begins on, by the id of its heading, counted from 1. */
export type PageOf = ReadonlyMap<string, number>

function entryXml({ id, number, runs }: Heading, bookmarks: Bookmarks, pageOf: PageOf): string {
  const name = bookmarks.get(id)?.name ?? ''
  const label = `${number ? `${runXml(`${number}.`)}${TAB}` : ''}${runXml(textOf(runs))}`
  const page = fieldXml(`PAGEREF ${name} \\h`, String(pageOf.get(id) ?? ''))
  return `<w:hyperlink w:anchor="${name}" w:history="1">${label}${TAB}${page}</w:hyperlink>`
}

/** The number, then the title, then a line of dots to the page. */
const TABS = [
  { align: 'left', at: HANGING },
  { align: 'right', at: TEXT_WIDTH, leader: 'dot' },
] as const

/** The table of contents that Word itself would make: sections, numbered or not, as links. */
const START = fieldStart(`TOC \\o &quot;1-1&quot; \\h \\z \\t &quot;Heading 1 Plain,1&quot;`)

/** Points from one line of the list to the next. */
const LEADING = 15
/**
 * How much closer than our own type Word sets Cambria, which is lower and narrower, so that most
 * sections of our documents are on the page the list names; Word corrects the rest when it updates.
 */
const WORD_TYPE = { gap: CLOSE, less: 1.5 }

/** The page of each section in the Word file, reckoned from our own lines. */
function pagesWithContents(document: AssembledDocument, sections: readonly Heading[]): PageOf {
  const [title] = splitAfterTitle(document.blocks)
  const index = documentStrips({ ...document, blocks: [...title] }, measureWithFonts).length
  const height = (sections.length + 2) * LEADING
  return headingPages(setCloser(setInType(document), WORD_TYPE), { index, height })
}

/**
 * The sections with their pages, written into the file so that Word shows the list without asking
 * to update it, and updates it like its own when asked.
 */
export function contentsXml(document: AssembledDocument, bookmarks: Bookmarks): string {
  const sections = sectionsOf(document.blocks)
  const pageOf = pagesWithContents(document, sections)
  const entries = sections.map((heading) => entryXml(heading, bookmarks, pageOf))
  const lines = entries.map((entry, index) => {
    const [start, end] = [index === 0 ? START : '', index === entries.length - 1 ? FIELD_END : '']
    return paragraphXml({ style: STYLE.contentsEntry, tabs: TABS }, `${start}${entry}${end}`)
  })
  const title = paragraphXml({ style: STYLE.contentsTitle }, runXml(TITLE))
  return `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>${title}${lines.join('')}</w:sdtContent></w:sdt>`
}
