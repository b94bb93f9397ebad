import type {
  Box,
  Heading,
  List,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/engine/model.ts'
import { type BlockContext, keepsNext } from './block-context.ts'
import { fitsOnPage } from './block-heights.ts'
import { paragraphElement, xmlOfEach } from './elements.ts'
import { AGREEMENT_LIST, addList } from './numbering.ts'
import { bookmarkedRunsXml, runsXml } from './run-xml.ts'
import { STYLE } from './style-ids.ts'
import { BOX_RULE, HANGING, twips } from './style-values.ts'

export const titleXml = (block: Title | Subtitle, context: BlockContext): string =>
  paragraphElement(
    { style: STYLE[block.kind], pageBreakBefore: context.pageBreakBefore },
    runsXml(block.runs, context.bookmarks),
  )

const headingStyle = ({ level, number }: Heading) => {
  if (level === 1) return number ? STYLE.section : STYLE.plainSection
  return number ? STYLE.numberedSubsection : STYLE.subsection
}

/**
 * Level 2 numbers are also named in the paragraph: in a style alone, Word takes the level from the
 * one style that is linked to it (ISO/IEC 29500-1, 17.9.23).
 */
const LEVEL_TWO = { list: AGREEMENT_LIST, level: 1 } as const

/** A heading; its number is automatic and never typed. */
export const headingXml = (block: Heading, context: BlockContext): string =>
  paragraphElement(
    {
      style: headingStyle(block),
      pageBreakBefore: context.pageBreakBefore,
      numbering: block.level === 2 && block.number ? LEVEL_TWO : undefined,
      indent:
        block.level === 2 && !block.number && context.isHanging ? { left: HANGING } : undefined,
    },
    bookmarkedRunsXml(block.runs, block.id, context.bookmarks),
  )

const paragraphStyle = (block: Paragraph, isHanging: boolean) => {
  if (block.number) return STYLE.clause
  if (block.look === 'note') return STYLE.note
  if (block.look === 'centered') return STYLE.centered
  return isHanging ? STYLE.hangingBody : STYLE.body
}

/** A paragraph; a clause is numbered automatically. */
export const paragraphXml = (block: Paragraph, context: BlockContext): string =>
  paragraphElement(
    {
      style: paragraphStyle(block, context.isHanging),
      keepNext: context.keepNext || block.keepWithNext,
      pageBreakBefore: context.pageBreakBefore,
      numbering: block.number ? LEVEL_TWO : undefined,
      indent: block.look === 'note' && context.isHanging ? { left: HANGING } : undefined,
    },
    bookmarkedRunsXml(block.runs, block.id, context.bookmarks),
  )

const BOX_INDENT = twips(BOX_RULE.indent)
const HANGING_BOX = { left: HANGING + BOX_INDENT, right: BOX_INDENT }

/** Neighbouring paragraphs with the same borders share one border. */
export const boxXml = (box: Box, context: BlockContext): string => {
  const whole = { ...context, staysWhole: context.staysWhole || fitsOnPage(box, context) }
  const last = box.paragraphs.length - 1
  return xmlOfEach(box.paragraphs, ({ runs }, index) =>
    paragraphElement(
      {
        style: STYLE.box,
        keepNext: keepsNext(whole, index === last),
        pageBreakBefore: context.pageBreakBefore && index === 0,
        indent: context.isHanging ? HANGING_BOX : undefined,
      },
      runsXml(runs, context.bookmarks),
    ),
  )
}

/** A list with its own numbering, which goes on when an item is added in Word. */
export const listXml = ({ marker, items }: List, context: BlockContext): string => {
  const list = addList(context.lists, { marker, isHanging: context.isHanging })
  const last = items.length - 1
  return xmlOfEach(items, ({ runs }, index) =>
    paragraphElement(
      {
        style: STYLE.list,
        keepNext: keepsNext(context, index === last),
        pageBreakBefore: context.pageBreakBefore && index === 0,
        numbering: { list, level: 0 },
      },
      runsXml(runs, context.bookmarks),
    ),
  )
}
