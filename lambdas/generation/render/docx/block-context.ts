import type { MeasureText } from '../fonts/shape.ts'
import type { Bookmarks } from './bookmarks.ts'

/** The document around a block. */
export type BlockContext = {
  bookmarks: Bookmarks
  measure: MeasureText
  /** The text is in the hanging indent, as it is under a numbered section. */
  isHanging: boolean
  /** The block stays on the page of the one that follows. */
  keepNext: boolean
  /** The block is part of a group that stays on one page. */
  staysWhole: boolean
  /** The block begins a page. */
  pageBreakBefore: boolean
}

/** Whether a part of a block stays on the page of the next part: all but the last do of what stays whole. */
export const keepsNext = (
  { keepNext, staysWhole }: Pick<BlockContext, 'keepNext' | 'staysWhole'>,
  isLast: boolean,
): boolean => keepNext || (staysWhole && !isLast)
