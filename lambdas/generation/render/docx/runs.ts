import {
  Bookmark,
  BookmarkEnd,
  BookmarkStart,
  NumberedItemReference,
  NumberedItemReferenceFormat,
  type ParagraphChild,
  TextRun,
} from 'docx'
import type { Run } from '../../../../shared/documents/model.ts'
import type { Bookmarks } from './bookmarks.ts'
import { STYLE } from './style-names.ts'
import { xmlText } from './xml-text.ts'

const NO_BREAK_SPACE = '\u00A0'
/** Low lines join to a rule in every word processor; underlined spaces vanish at a line's end. */
const LOW_LINES = { short: 20, long: 40 } as const

const blankRuns = (run: Extract<Run, { kind: 'blank' }>): ParagraphChild[] => [
  new TextRun({ text: '_'.repeat(LOW_LINES[run.length]), style: STYLE.blank }),
  new TextRun({ text: `${NO_BREAK_SPACE}(${xmlText(run.label)})`, style: STYLE.blankLabel }),
]

/** A live cross-reference that already shows the number; plain text when its target is absent. */
function refRun(run: Extract<Run, { kind: 'ref' }>, bookmarks: Bookmarks): ParagraphChild {
  const bookmark = bookmarks.get(run.target)
  if (!bookmark) return new TextRun({ text: xmlText(run.text) })
  return new NumberedItemReference(bookmark.name, xmlText(run.text), {
    hyperlink: true,
    referenceFormat: NumberedItemReferenceFormat.RELATIVE,
  })
}

const childrenOf = (run: Run, bookmarks: Bookmarks): ParagraphChild[] => {
  if (run.kind === 'blank') return blankRuns(run)
  if (run.kind === 'ref') return [refRun(run, bookmarks)]
  return [new TextRun({ text: xmlText(run.text), bold: run.bold, italics: run.italic })]
}

/** Runs as Word's. */
export const wordRuns = (runs: readonly Run[], bookmarks: Bookmarks): ParagraphChild[] =>
  runs.flatMap((run) => childrenOf(run, bookmarks))

/** The runs of a numbered heading or clause, inside the bookmark that references point to. */
export function bookmarkedRuns(
  runs: readonly Run[],
  id: string | undefined,
  bookmarks: Bookmarks,
): ParagraphChild[] {
  const bookmark = id === undefined ? undefined : bookmarks.get(id)
  const children = wordRuns(runs, bookmarks)
  if (!bookmark) return children
  // The library counts bookmarks per process; counting per document makes equal files equal.
  const start = new BookmarkStart(bookmark.name, bookmark.id)
  const end = new BookmarkEnd(bookmark.id)
  return [Object.assign(new Bookmark({ id: bookmark.name, children }), { start, end })]
}
