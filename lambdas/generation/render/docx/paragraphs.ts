import type {
  Box,
  Heading,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/model.ts'
import { AGREEMENT_LIST } from './numbering.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { bookmarkedRuns, wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { HANGING, twips } from './units.ts'

export const wordTitle = (block: Title | Subtitle, setting: Setting): string =>
  paragraphXml(
    { style: STYLE[block.kind], pageBreakBefore: setting.pageBreakBefore },
    wordRuns(block.runs, setting.bookmarks),
  )

const headingStyle = ({ level, number }: Heading) => {
  if (level === 1) return number ? STYLE.section : STYLE.plainSection
  return number ? STYLE.numberedSubsection : STYLE.subsection
}

/**
 * Level 2 numbers are also named in the paragraph: in a style alone, Word takes the level from the
 * one style that is linked to it (ISO/IEC 29500-1, 17.9.23).
 */
const LEVEL_TWO = { list: AGREEMENT_LIST, level: 1 }

/** A heading; its number is automatic and never typed. */
export const wordHeading = (block: Heading, setting: Setting): string =>
  paragraphXml(
    {
      style: headingStyle(block),
      pageBreakBefore: setting.pageBreakBefore,
      numbering: block.level === 2 && block.number ? LEVEL_TWO : undefined,
      indent:
        block.level === 2 && !block.number && setting.isHanging ? { left: HANGING } : undefined,
    },
    bookmarkedRuns(block.runs, block.id, setting.bookmarks),
  )

const paragraphStyle = (block: Paragraph, isHanging: boolean) => {
  if (block.number) return STYLE.clause
  if (block.look === 'note') return STYLE.note
  if (block.look === 'centered') return STYLE.centered
  return isHanging ? STYLE.hangingBody : STYLE.body
}

/** A paragraph; a clause is numbered automatically. */
export const wordParagraph = (block: Paragraph, setting: Setting): string =>
  paragraphXml(
    {
      style: paragraphStyle(block, setting.isHanging),
      keepNext: setting.keepNext || block.keepWithNext,
      pageBreakBefore: setting.pageBreakBefore,
      numbering: block.number ? LEVEL_TWO : undefined,
      indent: block.look === 'note' && setting.isHanging ? { left: HANGING } : undefined,
    },
    bookmarkedRuns(block.runs, block.id, setting.bookmarks),
  )

const BOX_PADDING = twips(10)
const HANGING_BOX = { left: HANGING + BOX_PADDING, right: BOX_PADDING }

/** Neighbouring paragraphs with the same borders share one frame. */
export function wordBox(box: Box, setting: Setting): string {
  const holds = setting.staysWhole || setting.fitsOnPage([box], setting.isHanging)
  const last = box.paragraphs.length - 1
  const written = box.paragraphs.map(({ runs }, index) =>
    paragraphXml(
      {
        style: STYLE.box,
        keepNext: setting.keepNext || (holds && index < last),
        pageBreakBefore: setting.pageBreakBefore && index === 0,
        indent: setting.isHanging ? HANGING_BOX : undefined,
      },
      wordRuns(runs, setting.bookmarks),
    ),
  )
  return written.join('')
}
