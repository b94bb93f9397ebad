import { type IParagraphOptions, Paragraph as WordParagraph } from 'docx'
import type {
  Box,
  Heading,
  List,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/engine/model.ts'
import { HANGING } from './measures.ts'
import { AGREEMENT, listIndent, listReference } from './numbering.ts'
import { type Bookmarks, wordRuns, wrapInBookmark } from './runs.ts'
import { BOX_INDENT, type StyleId } from './styles.ts'

/** The context of a block within its document. */
export type BlockContext = {
  bookmarks: Bookmarks
  /** Whether the text is in the hanging indent, as under a numbered section. */
  isHanging: boolean
  /** Whether the block stays on the page of the next one. */
  keepNext: boolean
  /** Whether the block is part of a group that stays on one page. */
  staysWhole: boolean
  /** Whether the block starts a new page. */
  pageBreakBefore: boolean
}

/**
 * Whether a part of a block is kept with the next part. In a block that stays together, all but the last are.
 */
export const shouldKeepNext = (
  { keepNext, staysWhole }: Pick<BlockContext, 'keepNext' | 'staysWhole'>,
  isLast: boolean,
): boolean => keepNext || (staysWhole && !isLast)

/** A paragraph with a style. Flags that are false leave the style's setting. */
export const paragraph = (
  style: StyleId,
  { keepNext, keepLines, pageBreakBefore, ...options }: Omit<IParagraphOptions, 'style'>,
): WordParagraph =>
  new WordParagraph({
    ...options,
    style,
    keepNext: keepNext || undefined,
    keepLines: keepLines || undefined,
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
 * Level 2 numbering is also set on the paragraph: from a style alone, Word uses the level of the one style
 * linked to it (ISO/IEC 29500-1, 17.9.23).
 */
const LEVEL_TWO = { reference: AGREEMENT, level: 1 } as const

/** A heading with automatic numbering. */
export const headingParagraph = (block: Heading, context: BlockContext): WordParagraph => {
  const isNumbered = block.number !== undefined
  const isIndented = block.level === 2 && !isNumbered && context.isHanging
  return paragraph(headingStyle(block), {
    pageBreakBefore: context.pageBreakBefore,
    numbering: block.level === 2 && isNumbered ? LEVEL_TWO : undefined,
    indent: isIndented ? { left: HANGING } : undefined,
    children: wrapInBookmark(block.id, context.bookmarks, wordRuns(block.runs, context.bookmarks)),
  })
}

const paragraphStyle = ({ number, look }: Paragraph, isHanging: boolean): StyleId => {
  if (number) return 'Clause'
  if (look === 'note') return 'Note'
  if (look === 'centered') return 'BodyCentered'
  return isHanging ? 'BodyHanging' : 'Body'
}

/** A paragraph. Clauses are numbered automatically. */
export const textParagraph = (block: Paragraph, context: BlockContext): WordParagraph =>
  paragraph(paragraphStyle(block, context.isHanging), {
    keepNext: context.keepNext || block.keepWithNext,
    keepLines: context.staysWhole,
    pageBreakBefore: context.pageBreakBefore,
    numbering: block.number ? LEVEL_TWO : undefined,
    indent: block.look === 'note' && context.isHanging ? { left: HANGING } : undefined,
    children: wrapInBookmark(block.id, context.bookmarks, wordRuns(block.runs, context.bookmarks)),
  })

/** The paragraphs of a box. Word draws one border around neighbors with equal borders. */
export const boxParagraphs = ({ paragraphs }: Box, context: BlockContext): WordParagraph[] =>
  paragraphs.map(({ runs }, index) =>
    paragraph('Conspicuous', {
      keepNext: shouldKeepNext(context, index === paragraphs.length - 1),
      pageBreakBefore: context.pageBreakBefore && index === 0,
      indent: context.isHanging ? { left: HANGING + BOX_INDENT, right: BOX_INDENT } : undefined,
      children: wordRuns(runs, context.bookmarks),
    }),
  )

/** A list with its own numbering, which continues when an item is added in Word. */
export const listParagraphs = ({ marker, items }: List, context: BlockContext): WordParagraph[] =>
  items.map(({ runs }, index) =>
    paragraph('ListItem', {
      keepNext: shouldKeepNext(context, index === items.length - 1),
      keepLines: context.staysWhole,
      pageBreakBefore: context.pageBreakBefore && index === 0,
      numbering: { reference: listReference(marker), level: 0, restart: index === 0 },
      indent: context.isHanging ? listIndent(marker, true) : undefined,
      children: wordRuns(runs, context.bookmarks),
    }),
  )
