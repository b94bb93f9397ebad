import type { Item, Keep, Page, Strip } from './items.ts'
import { moved } from './items.ts'
import { COLUMN, SHEET } from './sheet.ts'
import { heightOf } from './strips.ts'

/** A page as planned: which strip stands how far below the top margin, and how far down they reach. */
export type PlannedPage = { strips: { strip: Strip; top: number }[]; used: number }
type Book = { pages: PlannedPage[] }

const openPage = (book: Book): PlannedPage => {
  const page: PlannedPage = { strips: [], used: 0 }
  book.pages.push(page)
  return page
}

const currentPage = (book: Book) => book.pages.at(-1) ?? openPage(book)

function put(page: PlannedPage, strip: Strip) {
  const top = page.used === 0 ? 0 : page.used + strip.before
  page.strips.push({ strip, top })
  page.used = top + strip.height
}

/** Strips that hold on to each other more firmly than `level`. */
function groupsOf(strips: readonly Strip[], level: Keep): Strip[][] {
  const groups: Strip[][] = []
  let previous: Strip | undefined
  for (const strip of strips) {
    const last = groups.at(-1)
    if (last && previous && previous.keep > level && !strip.newPage) last.push(strip)
    else groups.push([strip])
    previous = strip
  }
  return groups
}

function putGroup(page: PlannedPage, group: readonly Strip[]) {
  const repeat = group[0]?.repeat
  if (page.used === 0 && repeat) put(page, repeat)
  for (const strip of group) put(page, strip)
}

const nextLevel = (level: Keep): Keep => (level === 0 ? 1 : 2)

/** Fills pages; a group that is higher than a page is cut at its weaker links. */
function fill(book: Book, strips: readonly Strip[], level: Keep) {
  for (const group of groupsOf(strips, level)) {
    const first = group[0]
    const page = currentPage(book)
    const height = heightOf(group)
    const onPage = page.used === 0 ? (first?.repeat?.height ?? 0) : page.used + (first?.before ?? 0)
    const onFresh = first?.repeat?.height ?? 0
    const fresh = first?.newPage && page.used > 0
    if (!fresh && onPage + height <= COLUMN.height) putGroup(page, group)
    else if (onFresh + height <= COLUMN.height) putGroup(openPage(book), group)
    else if (level < 2) fill(book, group, nextLevel(level))
    else putGroup(page.used === 0 ? page : openPage(book), group)
  }
}

/** Strips on pages: no heading alone, no single line of a paragraph, groups whole where they fit. */
export function planPages(strips: readonly Strip[]): PlannedPage[] {
  const book: Book = { pages: [] }
  currentPage(book)
  fill(book, strips, 0)
  return book.pages
}

const placedItems = ({ strips }: PlannedPage): Item[] =>
  strips.flatMap(({ strip, top }) =>
    strip.items.map((item) => moved(item, SHEET.margin, SHEET.margin + top)),
  )

/** The items of a planned page in their places on the sheet. */
export const printed = (page: PlannedPage): Page => ({ items: placedItems(page) })
