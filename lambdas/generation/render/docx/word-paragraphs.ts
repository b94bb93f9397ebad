import { type IParagraphOptions, Paragraph as WordParagraph } from 'docx'
import type {
  Box,
  Heading,
  List,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/engine/model.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { type Bookmarks, bookmarked } from './bookmarks.ts'
import { HANGING } from './measures.ts'
import { AGREEMENT, listIndent, listReference } from './numbering.ts'
import { wordRuns } from './runs.ts'
import { BOX_INDENT, type StyleId } from './styles.ts'

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

/** A paragraph in a style. A flag that is off leaves the style's own. */
export const paragraph = (
  style: StyleId,
  { keepNext, pageBreakBefore, ...options }: Omit<IParagraphOptions, 'style'>,
): WordParagraph =>
  new WordParagraph({
    ...options,
    style,
    keepNext: keepNext || undefined,
    pageBreakBefore: pageBreakBefore || undefined,
  })

/** A title or subtitle. */
export const titleParagraph = (block: Title | Subtitle, context: BlockContext): WordParagraph =>
  paragraph(block.kind === 'title' ? 'Title' : 'Subtitle', {
    pageBreakBefore: context.pageBreakBefore,
    children: wordRuns(block.runs, context.bookmarks),
  })

const headingStyle = ({ level, number }: Heading): StyleId => {
  if (level === 1) return number ? 'Heading1' : 'Heading1Plain'
  return number ? 'Heading2Numbered' : 'Heading2'
}

/**
 * Numbers of level 2 are also named in the paragraph: from a style alone, Word takes the level of the
 * one style that is linked to it (ISO/IEC 29500-1, 17.9.23).
 */
const LEVEL_TWO = { reference: AGREEMENT, level: 1 } as const

/** A heading; its number is automatic and never typed. */
export const headingParagraph = (block: Heading, context: BlockContext): WordParagraph => {
  const isNumbered = block.number !== undefined
  const isIndented = block.level === 2 && !isNumbered && context.isHanging
  return paragraph(headingStyle(block), {
    pageBreakBefore: context.pageBreakBefore,
    numbering: block.level === 2 && isNumbered ? LEVEL_TWO : undefined,
    indent: isIndented ? { left: HANGING } : undefined,
    children: bookmarked(block.id, context.bookmarks, wordRuns(block.runs, context.bookmarks)),
  })
}

const paragraphStyle = ({ number, look }: Paragraph, isHanging: boolean): StyleId => {
  if (number) return 'Clause'
  if (look === 'note') return 'Note'
  if (look === 'centered') return 'BodyCentered'
  return isHanging ? 'BodyHanging' : 'Body'
}

/** A paragraph; a clause is numbered automatically. */
export const textParagraph = (block: Paragraph, context: BlockContext): WordParagraph =>
  paragraph(paragraphStyle(block, context.isHanging), {
    keepNext: context.keepNext || block.keepWithNext,
    pageBreakBefore: context.pageBreakBefore,
    numbering: block.number ? LEVEL_TWO : undefined,
    indent: block.look === 'note' && context.isHanging ? { left: HANGING } : undefined,
    children: bookmarked(block.id, context.bookmarks, wordRuns(block.runs, context.bookmarks)),
  })

/** The paragraphs of a box. Word draws one border around neighbors with the same border. */
export const boxParagraphs = ({ paragraphs }: Box, context: BlockContext): WordParagraph[] =>
  paragraphs.map(({ runs }, index) =>
    paragraph('Conspicuous', {
      keepNext: keepsNext(context, index === paragraphs.length - 1),
      pageBreakBefore: context.pageBreakBefore && index === 0,
      indent: context.isHanging ? { left: HANGING + BOX_INDENT, right: BOX_INDENT } : undefined,
      children: wordRuns(runs, context.bookmarks),
    }),
  )

/** A list with its own numbering, which continues when an item is added in Word. */
export const listParagraphs = ({ marker, items }: List, context: BlockContext): WordParagraph[] =>
  items.map(({ runs }, index) =>
    paragraph('ListItem', {
      keepNext: keepsNext(context, index === items.length - 1),
      pageBreakBefore: context.pageBreakBefore && index === 0,
      numbering: { reference: listReference(marker), level: 0, restart: index === 0 },
      indent: context.isHanging ? listIndent(marker, true) : undefined,
      children: wordRuns(runs, context.bookmarks),
    }),
  )
