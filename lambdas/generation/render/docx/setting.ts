import type { Bookmarks } from './bookmarks.ts'

/** What a block needs to know about the document around it. */
export type Setting = {
  bookmarks: Bookmarks
  /** Under a numbered section: the text stands beside the column of numbers. */
  isHanging: boolean
  /** On the page of the block that follows. */
  keepNext: boolean
  /** First on a new page. */
  pageBreakBefore: boolean
  /** Gives each list its own numbering. */
  nextList: () => number
}
