import { type IParagraphStyleOptions, LineRuleType } from 'docx'
import {
  BODY,
  CONTENTS,
  HEADER_FOOTER,
  LINE_LABEL,
  NOTE,
  SECTION,
  SUBSECTION,
  SUBTITLE,
  TABLE,
  TABLE_HEADER,
  TITLE,
  type TypeStyle,
} from '../layout/style-sheet.ts'
import { LANGUAGE } from '../output.ts'
import {
  border,
  FONT,
  HANGING,
  halfPoints,
  INK,
  MUTED,
  RIGHT_TO_LEFT_FONT,
  TEXT_WIDTH,
  twips,
  WORD_SPACING,
} from './measures.ts'
import { AGREEMENT } from './numbering.ts'

type StyleOptions = Pick<IParagraphStyleOptions, 'basedOn' | 'next' | 'run' | 'paragraph'>

const style = <Id extends string>(id: Id, name: string, options: StyleOptions) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  ...options,
})

/** The indent of a box's text from the margins, in twips. */
export const BOX_INDENT = twips(10)
const edge = border(INK, 1, 8)
const box = {
  border: { top: edge, bottom: edge, left: edge, right: edge },
  indent: { left: BOX_INDENT, right: BOX_INDENT },
  spacing: WORD_SPACING.box,
  keepLines: true,
}
const centered = { alignment: 'center' } as const
const clauseNumber = { numbering: { reference: AGREEMENT, level: 1 } }
const signatureRule = { bottom: border(INK, 0.625, 1) }

const muted = (type: TypeStyle) => ({ size: halfPoints(type), color: MUTED })

const headingStyles = [
  style('TOCHeading', 'TOC Heading', {
    run: { bold: true },
    paragraph: { spacing: WORD_SPACING.contentsTitle, keepNext: true },
  }),
  style('TOC1', 'toc 1', {
    run: { size: halfPoints(CONTENTS) },
    paragraph: { spacing: WORD_SPACING.contentsEntry, leftTabStop: HANGING },
  }),
  style('Subtitle', 'Subtitle', {
    next: 'Body',
    run: { ...muted(SUBTITLE), italics: true },
    paragraph: { ...centered, spacing: WORD_SPACING.subtitle, keepNext: true },
  }),
  style('Heading1Plain', 'Heading 1 Plain', {
    basedOn: 'Heading1',
    next: 'Body',
    paragraph: { numbering: false, indent: { left: 0, hanging: 0 } },
  }),
  style('Heading2Numbered', 'Heading 2 Numbered', {
    basedOn: 'Heading2',
    next: 'BodyHanging',
    paragraph: clauseNumber,
  }),
]

const bodyStyles = [
  style('Body', 'Body', { paragraph: { spacing: WORD_SPACING.paragraph } }),
  style('BodyHanging', 'Body Hanging', {
    basedOn: 'Body',
    paragraph: { indent: { left: HANGING } },
  }),
  style('BodyCentered', 'Body Centered', { basedOn: 'Body', paragraph: centered }),
  style('Clause', 'Clause', { basedOn: 'Body', paragraph: clauseNumber }),
  style('Note', 'Note', { basedOn: 'Body', run: muted(NOTE) }),
  style('Conspicuous', 'Conspicuous', { basedOn: 'Body', paragraph: box }),
  style('ListItem', 'List Item', { basedOn: 'Body', paragraph: { spacing: WORD_SPACING.item } }),
]

const tableStyles = [
  style('TableText', 'Table Text', {
    run: { size: halfPoints(TABLE) },
    paragraph: { spacing: WORD_SPACING.none },
  }),
  style('TableLabel', 'Table Label', { basedOn: 'TableText', run: { color: MUTED } }),
  style('TableHeader', 'Table Header', {
    basedOn: 'TableText',
    run: { size: halfPoints(TABLE_HEADER), bold: true },
    paragraph: { keepNext: true },
  }),
  style('Signer', 'Signer', { run: { bold: true }, paragraph: { spacing: WORD_SPACING.none } }),
  style('SignatureLine', 'Signature Line', {
    paragraph: { spacing: WORD_SPACING.signatureLine, border: signatureRule },
  }),
  style('SignatureLabel', 'Signature Label', {
    run: muted(LINE_LABEL),
    paragraph: { spacing: WORD_SPACING.signatureLabel },
  }),
]

const runningStyles = [
  style('Header', 'header', { run: { ...muted(HEADER_FOOTER), italics: true } }),
  style('Footer', 'footer', {
    run: muted(HEADER_FOOTER),
    paragraph: { rightTabStop: TEXT_WIDTH, spacing: { ...WORD_SPACING.none, line: 300 } },
  }),
]

/** The paragraph styles that the library has no options for. */
const paragraphStyles = [...headingStyles, ...bodyStyles, ...tableStyles, ...runningStyles]

/** The paragraph styles that a document uses. */
export type StyleId = (typeof paragraphStyles)[number]['id'] | 'Title' | 'Heading1' | 'Heading2'

const fonts = { ascii: FONT, hAnsi: FONT, eastAsia: FONT, cs: RIGHT_TO_LEFT_FONT }

/** Word's built-in styles. */
const builtInStyles = {
  document: {
    run: { font: fonts, size: halfPoints(BODY), color: INK, language: { value: LANGUAGE } },
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
}

const characterStyles = [
  // The library's character styles are based on it.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: 'Blank', name: 'Blank', run: { noProof: true } },
  { id: 'BlankLabel', name: 'Blank Label', run: { size: halfPoints(LINE_LABEL), color: MUTED } },
]

/** All styles of a document. */
export const styles = { default: builtInStyles, paragraphStyles, characterStyles }
