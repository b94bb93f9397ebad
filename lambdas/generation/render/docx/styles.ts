import { LineRuleType } from 'docx'
import { BODY, LINE_LABEL, SECTION, SUBSECTION, TITLE } from '../layout/style-sheet.ts'
import { FONT, halfPoints, INK, MUTED, RIGHT_TO_LEFT_FONT, WORD_SPACING } from './measures.ts'
import { AGREEMENT } from './numbering.ts'
import { paragraphStyles } from './paragraph-styles.ts'

const fonts = { ascii: FONT, hAnsi: FONT, eastAsia: FONT, cs: RIGHT_TO_LEFT_FONT }

/** Styles that Word knows by these names, for text in `language` (BCP 47). */
const builtInStyles = (language: string) => ({
  document: {
    run: { font: fonts, size: halfPoints(BODY), color: INK, language: { value: language } },
    paragraph: { spacing: { line: 240, lineRule: LineRuleType.AUTO } },
  },
  title: {
    run: { font: fonts, size: halfPoints(TITLE), bold: true, color: INK },
    paragraph: { alignment: 'center' as const, spacing: WORD_SPACING.title, keepNext: true },
    next: 'Body',
  },
  heading1: {
    run: { font: fonts, size: halfPoints(SECTION), bold: true, color: INK },
    paragraph: {
      spacing: WORD_SPACING.section,
      keepNext: true,
      keepLines: true,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: 'BodyHanging',
  },
  heading2: {
    run: { font: fonts, size: halfPoints(SUBSECTION), bold: true, color: INK },
    paragraph: {
      spacing: WORD_SPACING.subsection,
      keepNext: true,
      keepLines: true,
      outlineLevel: 1,
    },
    next: 'BodyHanging',
  },
})

const characterStyles = [
  // The library's own character styles are based on it.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: 'Blank', name: 'Blank', run: { noProof: true } },
  { id: 'BlankLabel', name: 'Blank Label', run: { size: halfPoints(LINE_LABEL), color: MUTED } },
]

/** All styles of a document, for text in `language` (BCP 47). */
export const stylesFor = (language: string) => ({
  default: builtInStyles(language),
  paragraphStyles,
  characterStyles,
})
