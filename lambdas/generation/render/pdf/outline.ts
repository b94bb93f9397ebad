import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { PDFHexString } from '@cantoo/pdf-lib'
import { SHEET } from '../layout/sheet.ts'

/** A bookmark: `y` is the distance from the top of the page in points. */
export type Bookmark = { label: string; level: 1 | 2; page: PDFRef; y: number }
type Branch = { bookmark: Bookmark; children: Branch[] }

/** Subsections under their section; one without a section stands by itself. */
function branchesOf(bookmarks: readonly Bookmark[]): Branch[] {
  const branches: Branch[] = []
  for (const bookmark of bookmarks) {
    const section = branches.at(-1)
    const branch = { bookmark, children: [] }
    if (bookmark.level === 2 && section) section.children.push(branch)
    else branches.push(branch)
  }
  return branches
}

function writeBranches(context: PDFContext, branches: readonly Branch[], parent: PDFRef) {
  const refs = branches.map(() => context.nextRef())
  branches.forEach(({ bookmark, children }, index) => {
    const ref = refs[index]
    if (!ref) return
    const own = children.length > 0 ? writeBranches(context, children, ref) : {}
    const dict = context.obj({
      Title: PDFHexString.fromText(bookmark.label),
      Parent: parent,
      Prev: refs[index - 1],
      Next: refs[index + 1],
      Dest: [bookmark.page, 'XYZ', 0, SHEET.height - bookmark.y + 12, null],
      ...own,
      // Negative: subsections are folded until the reader opens them (ISO 32000-1, table 153).
      Count: children.length > 0 ? -children.length : undefined,
    })
    context.assign(ref, dict)
  })
  return { First: refs[0], Last: refs.at(-1) }
}

/** Writes the outline and returns its root; undefined when there are no headings. */
export function writeOutline(
  context: PDFContext,
  bookmarks: readonly Bookmark[],
): PDFRef | undefined {
  if (bookmarks.length === 0) return undefined
  const branches = branchesOf(bookmarks)
  const root = context.nextRef()
  const ends = writeBranches(context, branches, root)
  context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: branches.length }))
  return root
}
