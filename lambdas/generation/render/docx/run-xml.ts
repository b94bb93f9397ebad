import { isFixed, keptForFixed } from '../../../../shared/documents/engine/fixed-runs.ts'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import { keptByText } from '../layout/known-texts.ts'
import type { TypeStyle } from '../layout/style-sheet.ts'
import type { Bookmarks } from './bookmarks.ts'
import { inOnePiece, runElement, wordingElement } from './elements.ts'
import { STYLE } from './style-ids.ts'

const NO_BREAK_SPACE = '\u00A0'
/** Low lines join to a rule in every word processor; underlined spaces vanish at a line's end. */
export const LOW_LINES = { short: '_'.repeat(20), long: '_'.repeat(40) } as const

const lineElement = keptByText((line) => inOnePiece(runElement(line, { style: STYLE.blank })))
const labelElement = keptByText((label) =>
  inOnePiece(runElement(`${NO_BREAK_SPACE}(${label})`, { style: STYLE.blankLabel })),
)

const blankXml = ({ label, length }: Extract<Run, { kind: 'blank' }>) =>
  lineElement(LOW_LINES[length]) + labelElement(label)

/** A live cross-reference that already shows the number; plain text when its target has none. */
const referenceXml = ({ target, text }: Extract<Run, { kind: 'ref' }>, bookmarks: Bookmarks) => {
  const bookmark = bookmarks.get(target)
  if (!bookmark?.isNumbered) return wordingElement(text)
  return `<w:fldSimple w:instr="REF ${bookmark.name} \\h \\r">${wordingElement(text)}</w:fldSimple>`
}

const runXml = (run: Run, bookmarks: Bookmarks): string => {
  if (run.kind === 'blank') return blankXml(run)
  if (run.kind === 'ref') return referenceXml(run, bookmarks)
  return run.source === 'template' ? wordingElement(run.text, run) : runElement(run.text, run)
}

const runsAnew = (runs: readonly Run[], bookmarks: Bookmarks): string => {
  let xml = ''
  for (const run of runs) xml += runXml(run, bookmarks)
  return xml
}

/** What is kept of fixed runs: their XML, and their width in twips in the style in which it was last asked for. */
type FixedText = { xml: string; width: number; style: TypeStyle | undefined }

/** Wording refers to nothing. */
const NO_BOOKMARKS: Bookmarks = new Map()

/** What is kept of fixed runs. */
export const fixedText = keptForFixed(
  (runs): FixedText => ({
    xml: inOnePiece(runsAnew(runs, NO_BOOKMARKS)),
    width: 0,
    style: undefined,
  }),
)

/** The runs of a block. */
export const runsXml = (runs: readonly Run[], bookmarks: Bookmarks): string =>
  isFixed(runs) ? fixedText(runs).xml : runsAnew(runs, bookmarks)

/** The runs of a heading or clause, inside the bookmark that references and contents point to. */
export const bookmarkedRunsXml = (
  runs: readonly Run[],
  id: string | undefined,
  bookmarks: Bookmarks,
): string => {
  const bookmark = id === undefined ? undefined : bookmarks.get(id)
  const inner = runsXml(runs, bookmarks)
  if (!bookmark) return inner
  return `${bookmark.start}${inner}${bookmark.end}`
}
