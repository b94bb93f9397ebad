import bidiFactory from 'bidi-js'
import {
  Bookmark,
  BookmarkEnd,
  BookmarkStart,
  type IRunPropertiesOptions,
  NumberedItemReference,
  NumberedItemReferenceFormat,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Block, Run } from '../../../../shared/documents/engine/model.ts'

type Target = {
  name: string
  linkId: number
  /** Whether its target has a number that references can show. */
  isNumbered: boolean
}

/** Bookmarks by the ids of their headings and clauses, in reading order. */
export type Bookmarks = ReadonlyMap<string, Target>

const addBookmarks = (bookmarks: Map<string, Target>, blocks: readonly Block[]): void => {
  for (const block of blocks) {
    if (block.kind === 'together') addBookmarks(bookmarks, block.blocks)
    if (block.kind !== 'heading' && block.kind !== 'paragraph') continue
    const { id, number } = block
    const isSection = block.kind === 'heading' && block.level === 1
    if (!id || bookmarks.has(id) || (number === undefined && !isSection)) continue
    const index = bookmarks.size
    const name = `_Ref${1000 + index}`
    bookmarks.set(id, { name, linkId: index + 1, isNumbered: number !== undefined })
  }
}

/**
 * A bookmark for each section and each numbered clause. Names are derived from positions, because Word allows
 * at most 40 letters, digits and underscores; a leading underscore hides them.
 */
export const createBookmarks = (blocks: readonly Block[]): Bookmarks => {
  const bookmarks = new Map<string, Target>()
  addBookmarks(bookmarks, blocks)
  return bookmarks
}

/**
 * The library numbers bookmarks across all documents of the process. These ids depend on the document alone, so
 * that equal documents are equal files.
 */
class NumberedBookmark extends Bookmark {
  override readonly start: BookmarkStart
  override readonly end: BookmarkEnd

  constructor({ name, linkId }: Target, children: readonly ParagraphChild[]) {
    super({ id: name, children })
    this.start = new BookmarkStart(name, linkId)
    this.end = new BookmarkEnd(linkId)
  }
}

/** Wraps content in the bookmark that references and the table of contents link to. */
export const wrapInBookmark = (
  id: string | undefined,
  bookmarks: Bookmarks,
  children: readonly ParagraphChild[],
): readonly ParagraphChild[] => {
  const target = id === undefined ? undefined : bookmarks.get(id)
  return target ? [new NumberedBookmark(target, children)] : children
}

/** Control characters and noncharacters that XML 1.0 forbids (section 2.2). */
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]/gu

/** Replaces every character that XML can't contain by a space. */
export const sanitizeXmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, ' ')

const bidi = bidiFactory()
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

type DirectionRun = { text: string; rightToLeft: boolean }

/** Splits text into runs of one direction. The paragraph itself runs from left to right. */
const splitByDirection = (text: string): DirectionRun[] => {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, rightToLeft: false }]
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const directionRuns: DirectionRun[] = []
  for (let index = 0; index < text.length; index += 1) {
    const rightToLeft = (levels[index] ?? 0) > 0
    const last = directionRuns.at(-1)
    if (last?.rightToLeft === rightToLeft) last.text += text[index]
    else directionRuns.push({ text: text[index] ?? '', rightToLeft })
  }
  return directionRuns
}

/** Runs of one format. Word needs the direction of Hebrew and Arabic on the run. */
export const textRuns = (text: string, properties: IRunPropertiesOptions = {}): TextRun[] =>
  splitByDirection(sanitizeXmlText(text)).map(
    (directionRun) =>
      new TextRun({
        ...properties,
        text: directionRun.text,
        rightToLeft: directionRun.rightToLeft || undefined,
      }),
  )

const NO_BREAK_SPACE = '\u00A0'
/** Underscores join into a line in every word processor; underlined spaces disappear at the end of a line. */
const UNDERSCORES = { short: '_'.repeat(20), long: '_'.repeat(40) } as const

const blankRuns = ({ label, length }: Extract<Run, { kind: 'blank' }>): TextRun[] => [
  new TextRun({ text: UNDERSCORES[length], style: 'Blank' }),
  ...textRuns(`${NO_BREAK_SPACE}(${label})`, { style: 'BlankLabel' }),
]

/** A cross-reference field that already shows the number; plain text if its target has none. */
const referenceTo = (
  { target, text, bold, italic }: Extract<Run, { kind: 'ref' }>,
  bookmarks: Bookmarks,
): ParagraphChild => {
  const number = new TextRun({ text, bold, italics: italic })
  const bookmark = bookmarks.get(target)
  if (!bookmark?.isNumbered) return number
  const referenceFormat = NumberedItemReferenceFormat.RELATIVE
  const reference = new NumberedItemReference(bookmark.name, undefined, { referenceFormat })
  reference.addChildElement(number)
  return reference
}

/** Joins neighboring runs of the same format, such as template text and an answer in it. */
const joinRuns = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const continues = last?.kind === 'text' && run.kind === 'text'
    if (continues && last.bold === run.bold && last.italic === run.italic) {
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    } else joined.push(run)
  }
  return joined
}

/** The runs of a paragraph. */
export const wordRuns = (runs: readonly Run[], bookmarks: Bookmarks): ParagraphChild[] =>
  joinRuns(runs).flatMap((run) => {
    if (run.kind === 'blank') return blankRuns(run)
    if (run.kind === 'ref') return referenceTo(run, bookmarks)
    return textRuns(run.text, { bold: run.bold, italics: run.italic })
  })
