import { LineRuleType } from 'docx'
import { BODY, LINE_LABEL, SECTION, SUBSECTION, TITLE } from '../layout/style-sheet.ts'
import { AGREEMENT } from './numbering.ts'
import { paragraphStyles } from './paragraph-styles.ts'
import { STYLE } from './style-ids.ts'
import { centered, FONT, halfPoints, INK, LINE, MUTED, WORD_SPACING } from './style-values.ts'

/** Styles that Word knows by these names, for text in `language` (BCP 47). */
const builtInStyles = (language: string) => ({
  document: {
    run: { font: FONT, size: halfPoints(BODY), color: INK, language: { value: language } },
    paragraph: { spacing: { line: LINE, lineRule: LineRuleType.AUTO } },
  },
  title: {
    run: { font: FONT, size: halfPoints(TITLE), bold: true, color: INK },
    paragraph: { ...centered, spacing: WORD_SPACING.title, keepNext: true },
    next: STYLE.body,
  },
  heading1: {
    run: { font: FONT, size: halfPoints(SECTION), bold: true, color: INK },
    paragraph: {
      spacing: WORD_SPACING.section,
      keepNext: true,
      keepLines: true,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: STYLE.hangingBody,
  },
  heading2: {
    run: { font: FONT, size: halfPoints(SUBSECTION), bold: true, color: INK },
    paragraph: {
      spacing: WORD_SPACING.subsection,
      keepNext: true,
      keepLines: true,
      outlineLevel: 1,
    },
    next: STYLE.hangingBody,
  },
})

/** A line to write on inside a sentence, and the small label after it. */
const characterStyles = [
  // The library's own character styles are based on it.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: STYLE.blank, name: 'Blank', run: { noProof: true } },
  {
    id: STYLE.blankLabel,
    name: 'Blank Label',
    run: { size: halfPoints(LINE_LABEL), color: MUTED },
  },
]

/** All styles but those of tables, for text in `language`. */
export const stylesFor = (language: string) => ({
  default: builtInStyles(language),
  paragraphStyles,
  characterStyles,
})
