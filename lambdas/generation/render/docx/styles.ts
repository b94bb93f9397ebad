import type { IParagraphStyleOptions } from 'docx'
import { LINE_LABEL } from '../layout/type.ts'
import { builtInStyles } from './built-in-styles.ts'
import { runningStyles, signatureStyles, tableTextStyles } from './small-styles.ts'
import { MUTED, sized } from './style-kit.ts'
import { STYLE } from './style-names.ts'
import { bodyStyles, contentsStyles, headingStyles } from './text-styles.ts'

/** The document's own paragraph styles. */
const paragraphStyles: IParagraphStyleOptions[] = [
  ...contentsStyles,
  ...headingStyles,
  ...bodyStyles,
  ...tableTextStyles,
  ...signatureStyles,
  ...runningStyles,
].map((style) => ({ quickFormat: true, ...style }))

/** A line to write on inside a sentence, and the small words that say what to write. */
const characterStyles = [
  // The library's own character styles are based on it.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: STYLE.blank, name: 'Blank', run: { noProof: true } },
  { id: STYLE.blankLabel, name: 'Blank Label', run: { size: sized(LINE_LABEL), color: MUTED } },
]

/** All styles but those of tables, for text in `language`. */
export function stylesFor(language: string) {
  const { document } = builtInStyles
  const run = { ...document.run, language: { value: language } }
  return {
    default: { ...builtInStyles, document: { ...document, run } },
    paragraphStyles,
    characterStyles,
  }
}
