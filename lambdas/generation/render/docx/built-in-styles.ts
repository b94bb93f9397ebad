import { LineRuleType } from 'docx'
import { SECTION, SPACING, SUBSECTION } from '../layout/spacing.ts'
import {
  BODY,
  SECTION as SECTION_TYPE,
  SUBSECTION as SUBSECTION_TYPE,
  TITLE,
} from '../layout/type.ts'
import { AGREEMENT } from './numbering.ts'
import { around, centered, FONT, INK, LINE, sized } from './style-kit.ts'
import { STYLE } from './style-names.ts'

/** Styles that Word knows by these names. */
export const builtInStyles = {
  document: {
    run: { font: FONT, size: sized(BODY), color: INK },
    paragraph: { spacing: { line: LINE, lineRule: LineRuleType.AUTO } },
  },
  title: {
    run: { font: FONT, size: sized(TITLE), bold: true, color: INK },
    paragraph: { ...centered, spacing: around(SPACING.title), keepNext: true },
    next: STYLE.body,
  },
  heading1: {
    run: { font: FONT, size: sized(SECTION_TYPE), bold: true, color: INK },
    paragraph: {
      spacing: around(SECTION),
      keepNext: true,
      keepLines: true,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: STYLE.hangingBody,
  },
  heading2: {
    run: { font: FONT, size: sized(SUBSECTION_TYPE), bold: true, color: INK },
    paragraph: { spacing: around(SUBSECTION), keepNext: true, keepLines: true, outlineLevel: 1 },
    next: STYLE.hangingBody,
  },
} as const
