import { InternalHyperlink, type Paragraph, Tab, type Table, TextRun } from 'docx'
import type { Block } from '../../../../shared/documents/engine/model.ts'
import { blocksText } from '../../../../shared/documents/engine/plain-text.ts'
import { isHangingAfter, isHangingFrom, isIntroduction } from '../layout/blocks.ts'
import { CONTENTS_TITLE, type ContentsEntry } from '../layout/layout-contents.ts'
import { twips } from './measures.ts'
import { type Bookmarks, textRuns } from './runs.ts'
import {
  type BlockContext,
  boxParagraphs,
  headingParagraph,
  listParagraphs,
  paragraph,
  textParagraph,
  titleParagraph,
} from './word-paragraphs.ts'
import { signatureTable, wordTable } from './word-tables.ts'

/** An empty paragraph of this height. Word merges adjacent tables, and tables have no spacing. */
const spacer = (points: number, keepNext: boolean, pageBreakBefore = false): Paragraph =>
  paragraph('TableText', {
    keepNext,
    pageBreakBefore,
    spacing: { before: 0, after: 0, line: twips(points), lineRule: 'exact' },
  })

const withSpacers = (table: Table, above: number, context: BlockContext): (Paragraph | Table)[] => [
  spacer(above, true, context.pageBreakBefore),
  table,
  spacer(7, context.keepNext),
]

/** Estimates for a page and a line in Word. */
const LINES_ON_PAGE = 50
const CHARACTERS_ON_LINE = 103

/**
 * Whether a block's text fits on a page. Keeping a longer one together would only leave an empty page before
 * it.
 */
const fitsOnPage = (block: Block): boolean => {
  const lines = blocksText([block]).trimEnd().split('\n')
  const count = lines.reduce(
    (sum, { length }) => sum + Math.max(1, Math.ceil(length / CHARACTERS_ON_LINE)),
    0,
  )
  return count <= LINES_ON_PAGE
}

const keepWhole = (block: Block, context: BlockContext): BlockContext => ({
  ...context,
  staysWhole: context.staysWhole || fitsOnPage(block),
})

const wordBlock = (block: Block, context: BlockContext): (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'title':
    case 'subtitle':
      return [titleParagraph(block, context)]
    case 'heading':
      return [headingParagraph(block, context)]
    case 'paragraph':
      return [textParagraph(block, context)]
    case 'box':
      return boxParagraphs(block, keepWhole(block, context))
    case 'list':
      return listParagraphs(block, context)
    case 'table':
      return withSpacers(wordTable(block, context), 2, context)
    case 'signatures':
      return withSpacers(signatureTable(block, context), 4, context)
    case 'together':
      return wordBlocks(block.blocks, keepWhole(block, context))
    case 'page-break':
      return []
  }
}

/**
 * Converts blocks in reading order. In a group that stays together, each block but the last is kept with the
 * next.
 */
export const wordBlocks = (
  blocks: readonly Block[],
  initial: BlockContext,
): (Paragraph | Table)[] => {
  let { isHanging, pageBreakBefore } = initial
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    isHanging = isHangingFrom(block, isHanging)
    const keepNext =
      initial.keepNext ||
      isIntroduction(block, blocks[index - 1], next) ||
      (initial.staysWhole && next !== undefined)
    const converted = wordBlock(block, { ...initial, isHanging, keepNext, pageBreakBefore })
    isHanging = isHangingAfter(block, isHanging)
    pageBreakBefore = block.kind === 'page-break'
    return converted
  })
}

const entryParagraph = ({ id, number, title }: ContentsEntry, bookmarks: Bookmarks): Paragraph => {
  const bookmark = bookmarks.get(id)
  if (!bookmark) throw new Error(`The heading ${id} has no bookmark`)
  const numbered = number ? [new TextRun({ children: [number, new Tab()] })] : []
  const children = [...numbered, ...textRuns(title)]
  return paragraph('TOC1', {
    children: [new InternalHyperlink({ anchor: bookmark.name, children })],
  })
}

/** The table of contents: links without page numbers, which only Word can compute. */
export const contentsList = (
  entries: readonly ContentsEntry[],
  bookmarks: Bookmarks,
): Paragraph[] =>
  entries.length === 0
    ? []
    : [
        paragraph('TOCHeading', { children: [new TextRun(CONTENTS_TITLE)] }),
        ...entries.map((entry) => entryParagraph(entry, bookmarks)),
      ]
