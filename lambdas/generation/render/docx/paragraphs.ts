import { Paragraph as WordParagraph } from 'docx'
import type {
  Box,
  Heading,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/model.ts'
import { AGREEMENT } from './numbering.ts'
import { bookmarkedRuns, wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { HANGING, twips } from './units.ts'

export const wordTitle = (block: Title | Subtitle, setting: Setting) =>
  new WordParagraph({
    style: STYLE[block.kind],
    pageBreakBefore: setting.pageBreakBefore || undefined,
    children: wordRuns(block.runs, setting.bookmarks),
  })

const headingStyle = ({ level, number }: Heading) => {
  if (level === 1) return number ? STYLE.section : STYLE.plainSection
  return number ? STYLE.numberedSubsection : STYLE.subsection
}

/**
 * Level 2 numbers are also named in the paragraph: in a style alone, Word takes the level from the
 * one style that is linked to it (ISO/IEC 29500-1, 17.9.23).
 */
const LEVEL_TWO = { reference: AGREEMENT, level: 1 }

/** A heading; its number is automatic and never typed. */
export const wordHeading = (block: Heading, setting: Setting) =>
  new WordParagraph({
    style: headingStyle(block),
    pageBreakBefore: setting.pageBreakBefore || undefined,
    numbering: block.level === 2 && block.number ? LEVEL_TWO : undefined,
    indent: block.level === 2 && !block.number && setting.isHanging ? { left: HANGING } : undefined,
    children: bookmarkedRuns(block.runs, block.id, setting.bookmarks),
  })

const paragraphStyle = (block: Paragraph, isHanging: boolean) => {
  if (block.number) return STYLE.clause
  if (block.look === 'note') return STYLE.note
  if (block.look === 'centered') return STYLE.centered
  return isHanging ? STYLE.hangingBody : STYLE.body
}

/** A paragraph; a clause is numbered automatically. */
export const wordParagraph = (block: Paragraph, setting: Setting) =>
  new WordParagraph({
    style: paragraphStyle(block, setting.isHanging),
    numbering: block.number ? LEVEL_TWO : undefined,
    pageBreakBefore: setting.pageBreakBefore || undefined,
    keepNext: setting.keepNext || block.keepWithNext || undefined,
    indent: block.look === 'note' && setting.isHanging ? { left: HANGING } : undefined,
    children: bookmarkedRuns(block.runs, block.id, setting.bookmarks),
  })

const BOX_PADDING = 10

/** Neighbouring paragraphs with the same borders share one frame. */
export const wordBox = (block: Box, setting: Setting) =>
  block.paragraphs.map(
    (paragraph, index) =>
      new WordParagraph({
        style: STYLE.box,
        pageBreakBefore: (setting.pageBreakBefore && index === 0) || undefined,
        keepNext: setting.keepNext || index < block.paragraphs.length - 1 || undefined,
        indent: setting.isHanging
          ? { left: HANGING + twips(BOX_PADDING), right: twips(BOX_PADDING) }
          : undefined,
        children: wordRuns(paragraph.runs, setting.bookmarks),
      }),
  )
