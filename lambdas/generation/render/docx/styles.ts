import { type IParagraphStyleOptions, LineRuleType } from 'docx'
import type { SpacingAdjustment } from '../layout/line-boxes.ts'
import { ITEM_SPACING, LANGUAGE, SPACING, TYPE, type TypeStyle } from '../layout/style-sheet.ts'
import {
  blockSpacing,
  border,
  FONT,
  HANGING,
  halfPoints,
  MUTED,
  RIGHT_TO_LEFT_FONT,
  spacing,
  TEXT_COLOR,
  TEXT_WIDTH,
  twips,
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
const edge = border(TEXT_COLOR, 1, 8)
const box = {
  border: { top: edge, bottom: edge, left: edge, right: edge },
  indent: { left: BOX_INDENT, right: BOX_INDENT },
  spacing: spacing(0, 5),
  keepLines: true,
}
const SINGLE_LINE = { line: 240, lineRule: LineRuleType.AUTO }
const centered = { alignment: 'center' } as const
const clauseNumber = { numbering: { reference: AGREEMENT, level: 1 } }
const signatureRule = { bottom: border(TEXT_COLOR, 0.625, 1) }

const mutedText = (type: TypeStyle) => ({ size: halfPoints(type), color: MUTED })

const headingStyles = (adjustment: SpacingAdjustment) => [
  style('TOCHeading', 'TOC Heading', {
    run: { bold: true },
    paragraph: { spacing: spacing(8, 4), keepNext: true },
  }),
  style('TOC1', 'toc 1', {
    run: { size: halfPoints(TYPE.contents) },
    paragraph: { spacing: spacing(0, 1), leftTabStop: HANGING },
  }),
  style('Subtitle', 'Subtitle', {
    next: 'Body',
    run: { ...mutedText(TYPE.subtitle), italics: true },
    paragraph: { ...centered, spacing: blockSpacing(SPACING.subtitle, adjustment), keepNext: true },
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

const bodyStyles = (adjustment: SpacingAdjustment) => [
  style('Body', 'Body', {
    paragraph: {
      spacing: {
        ...blockSpacing(SPACING.paragraph, adjustment),
        line: twips(TYPE.body.leading - adjustment.leadingReduction),
        // Fallback fonts may have taller glyphs.
        lineRule: LineRuleType.AT_LEAST,
      },
    },
  }),
  style('BodyHanging', 'Body Hanging', {
    basedOn: 'Body',
    paragraph: { indent: { left: HANGING } },
  }),
  style('BodyCentered', 'Body Centered', { basedOn: 'Body', paragraph: centered }),
  style('Clause', 'Clause', { basedOn: 'Body', paragraph: clauseNumber }),
  style('Note', 'Note', {
    basedOn: 'Body',
    run: mutedText(TYPE.note),
    paragraph: { spacing: SINGLE_LINE },
  }),
  style('Conspicuous', 'Conspicuous', { basedOn: 'Body', paragraph: box }),
  style('ListItem', 'List Item', {
    basedOn: 'Body',
    paragraph: { spacing: spacing(0, ITEM_SPACING) },
  }),
]

const tableStyles = [
  style('TableText', 'Table Text', {
    run: { size: halfPoints(TYPE.table) },
    paragraph: { spacing: spacing(0, 0) },
  }),
  style('TableLabel', 'Table Label', { basedOn: 'TableText', run: { color: MUTED } }),
  style('TableHeader', 'Table Header', {
    basedOn: 'TableText',
    run: { size: halfPoints(TYPE.tableHeader), bold: true },
    paragraph: { keepNext: true },
  }),
  style('Signer', 'Signer', { run: { bold: true }, paragraph: { spacing: spacing(0, 0) } }),
  style('SignatureLine', 'Signature Line', {
    paragraph: { spacing: spacing(11, 0), border: signatureRule },
  }),
  style('SignatureLabel', 'Signature Label', {
    run: mutedText(TYPE.lineLabel),
    paragraph: { spacing: spacing(1, 0) },
  }),
]

const runningStyles = [
  style('Header', 'header', { run: { ...mutedText(TYPE.headerFooter), italics: true } }),
  style('Footer', 'footer', {
    run: mutedText(TYPE.headerFooter),
    paragraph: { rightTabStop: TEXT_WIDTH, spacing: { ...spacing(0, 0), line: 300 } },
  }),
]

/** The paragraph styles that the library has no options for. */
const paragraphStyles = (adjustment: SpacingAdjustment) => [
  ...headingStyles(adjustment),
  ...bodyStyles(adjustment),
  ...tableStyles,
  ...runningStyles,
]

/** The paragraph styles that a document uses. */
export type StyleId =
  | ReturnType<typeof paragraphStyles>[number]['id']
  | 'Title'
  | 'Heading1'
  | 'Heading2'

const fonts = { ascii: FONT, hAnsi: FONT, eastAsia: FONT, cs: RIGHT_TO_LEFT_FONT }

const headingRun = (type: TypeStyle) => ({
  font: fonts,
  size: halfPoints(type),
  bold: true,
  color: TEXT_COLOR,
})
const kept = { keepNext: true, keepLines: true }

/** Word's built-in styles. */
const builtInStyles = (adjustment: SpacingAdjustment) => ({
  document: {
    run: {
      font: fonts,
      size: halfPoints(TYPE.body),
      color: TEXT_COLOR,
      language: { value: LANGUAGE },
    },
    paragraph: { spacing: SINGLE_LINE },
  },
  title: {
    run: headingRun(TYPE.title),
    paragraph: { ...centered, spacing: blockSpacing(SPACING.title, adjustment), keepNext: true },
    next: 'Body',
  },
  heading1: {
    run: headingRun(TYPE.section),
    paragraph: {
      spacing: blockSpacing(SPACING.section, adjustment),
      ...kept,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: 'BodyHanging',
  },
  heading2: {
    run: headingRun(TYPE.subsection),
    paragraph: { spacing: blockSpacing(SPACING.subsection, adjustment), ...kept, outlineLevel: 1 },
    next: 'BodyHanging',
  },
})

const characterStyles = [
  // The library's character styles are based on this one.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: 'Blank', name: 'Blank', run: { noProof: true } },
  {
    id: 'BlankLabel',
    name: 'Blank Label',
    run: { size: halfPoints(TYPE.lineLabel), color: MUTED },
  },
]

/** All styles of a document, with the spacing that fits its specified page count. */
export const createStyles = (adjustment: SpacingAdjustment) => ({
  default: builtInStyles(adjustment),
  paragraphStyles: paragraphStyles(adjustment),
  characterStyles,
})
