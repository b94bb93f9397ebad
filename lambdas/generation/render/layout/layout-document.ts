import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import { createMeasure, createShaper, type MeasureText } from '../fonts/shape.ts'
import { layoutBlocks } from './blocks.ts'
import {
  type DrawingOperation,
  horizontalRule,
  type Page,
  type TextOperation,
} from './drawing-operations.ts'
import { contentsEntries, layoutContents, splitAfterTitle } from './layout-contents.ts'
import { addSpaceBefore, type SpacingAdjustment, type TextFrame } from './line-boxes.ts'
import { textOf } from './line-breaking.ts'
import { drawPages, fitPages, headingPages } from './pagination.ts'
import { CONTENTS_SPACING, PAGE, TEXT_AREA, TYPE } from './style-sheet.ts'
import { placePieces } from './text-lines.ts'

const HEADER_Y = 50
const FOOTER_Y = PAGE.height - 46
const INITIALS_Y = PAGE.height - 29
const INITIALS_WIDTH = 40
/** Width reserved for the page number, in points. */
const PAGE_NUMBER_WIDTH = 90
const RIGHT_EDGE = PAGE.width - PAGE.margin

/** Header or footer text that starts or ends at `x`. */
const runningText = (
  text: string,
  x: number,
  y: number,
  measure: MeasureText,
  { face = TYPE.headerFooter.face, alignRight = false }: { face?: Face; alignRight?: boolean } = {},
): TextOperation[] => {
  const width = measure(text, face, TYPE.headerFooter.size)
  const style = { ...TYPE.headerFooter, face }
  const left = alignRight ? x - width : x
  const lines = placePieces([[{ kind: 'text', text, face, width }]], { style, measure, width })
  return lines
    .flat()
    .flatMap((piece) => (piece.kind === 'text' ? [{ ...piece, x: left + piece.x, y, style }] : []))
}

/** Truncates text with an ellipsis to fit. */
const truncate = (text: string, available: number, measure: MeasureText): string => {
  const { face, size } = TYPE.headerFooter
  if (measure(text, face, size) <= available) return text
  let used = measure('…', face, size)
  const fitting = [...text].filter((character) => {
    used += measure(character, face, size)
    return used <= available
  })
  return `${fitting.join('').trimEnd()}…`
}

/** A line for each party's initials, right-aligned. */
const drawInitials = (parties: readonly string[], measure: MeasureText): DrawingOperation[] => {
  const operations: DrawingOperation[] = []
  let right = RIGHT_EDGE
  for (const party of parties.toReversed()) {
    const left = right - INITIALS_WIDTH
    const rule = horizontalRule(left, right, INITIALS_Y + 1.5, 0.5, 'text')
    const label = runningText(party, left - 4, INITIALS_Y, measure, { alignRight: true })
    operations.unshift(...label, { ...rule, fieldName: `Initials of ${party}` })
    right = Math.min(...label.map(({ x }) => x)) - 14
  }
  return operations
}

const drawHeader = ({ title }: AssembledDocument, measure: MeasureText): DrawingOperation[] => {
  const text = truncate(title, TEXT_AREA.width, measure)
  return runningText(text, PAGE.margin, HEADER_Y, measure, { face: 'italic' })
}

/** Footer text and initials, without the page number. */
const drawFooter = (
  { footer, initials }: AssembledDocument,
  measure: MeasureText,
): DrawingOperation[] => {
  const text = truncate(textOf(footer), TEXT_AREA.width - PAGE_NUMBER_WIDTH, measure)
  return [...runningText(text, PAGE.margin, FOOTER_Y, measure), ...drawInitials(initials, measure)]
}

/** Fits a document's text to its pages, with the table of contents after the title if it has one. */
const fitDocument = (document: AssembledDocument, measure: MeasureText) => {
  const frame: TextFrame = {
    measure,
    x: PAGE.margin,
    width: TEXT_AREA.width,
    parent: { role: 'Document' },
  }
  const { title, rest } = splitAfterTitle(document.blocks)
  const pagesOfHeadings = new Map<string, number>()
  const contents = layoutContents(contentsEntries(document), frame, pagesOfHeadings)
  const body = layoutBlocks(rest, frame)
  addSpaceBefore(contents, CONTENTS_SPACING)
  addSpaceBefore(body, CONTENTS_SPACING)
  const boxes = [...layoutBlocks(title, frame), ...contents, ...body]
  const fitted = fitPages(boxes, document.pages)
  for (const [id, page] of headingPages(fitted.pages)) pagesOfHeadings.set(id, page)
  return fitted
}

/** The spacing with which a document fits its specified page count. Both formats use it. */
export const fitSpacing = (document: AssembledDocument): SpacingAdjustment =>
  fitDocument(document, createMeasure(createShaper())).spacing

/** "Page 2 of 7" for each page. A separately numbered part counts only its own pages. */
const pageNumbers = (pages: readonly Page[]): string[] => {
  const starts = pages.flatMap(({ restartsNumbering }, index) =>
    index === 0 || restartsNumbering ? [index] : [],
  )
  return pages.map((_, index) => {
    const start = starts.findLast((first) => first <= index) ?? 0
    const end = starts.find((first) => first > index) ?? pages.length
    return `Page ${index - start + 1} of ${end - start}`
  })
}

/**
 * Lays out a document's pages: the title as a header on all but the first, and a footer. Tests pass a `measure`
 * that needs no fonts.
 */
export const layoutDocument = (
  document: AssembledDocument,
  measure: MeasureText = createMeasure(createShaper()),
): Page[] => {
  const pages = drawPages(fitDocument(document, measure).pages)
  const header = drawHeader(document, measure)
  const footer = drawFooter(document, measure)
  const numbers = pageNumbers(pages)
  return pages.map(({ operations }, index) => ({
    operations: [
      ...(index > 0 ? header : []),
      ...operations,
      ...footer,
      ...runningText(numbers[index] ?? '', RIGHT_EDGE, FOOTER_Y, measure, { alignRight: true }),
    ],
  }))
}
