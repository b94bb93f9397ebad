import type { Block } from '../../../../shared/documents/model.ts'
import type { Bookmarks } from './bookmarks.ts'
import type { Lists } from './numbering.ts'

/** What a block needs to know about the document around it. */
export type Setting = {
  bookmarks: Bookmarks
  /** The lists of the document so far: each has its own numbering. */
  lists: Lists
  /** Under a numbered section: the text stands beside the column of numbers. */
  isHanging: boolean
  /** On the page of the block that follows. */
  keepNext: boolean
  /** Part of a group that stays on one page. */
  staysWhole: boolean
  /** First on a new page. */
  pageBreakBefore: boolean
  /** Whether blocks are no higher than a page, beside the column of numbers or not. */
  fitsOnPage: (blocks: readonly Block[], isHanging: boolean) => boolean
}
