import type { IParagraphStyleOptions } from 'docx'
import {
  HEADER_FOOTER,
  LINE_LABEL,
  NOTE,
  SUBTITLE,
  TABLE,
  TABLE_HEADER,
} from '../layout/style-sheet.ts'
import {
  border,
  HANGING,
  halfPoints,
  INK,
  MUTED,
  TEXT_WIDTH,
  twips,
  WORD_SPACING,
} from './measures.ts'
import { AGREEMENT } from './numbering.ts'

/** Points between the text of a box and the margins. */
export const BOX_INDENT = twips(10)
const boxEdge = border(INK, 1, 8)
const CENTERED = { alignment: 'center' } as const
const CLAUSE_NUMBER = { reference: AGREEMENT, level: 1 }

const STYLES = [
  {
    id: 'TOCHeading',
    name: 'TOC Heading',
    run: { bold: true },
    paragraph: { spacing: WORD_SPACING.contentsTitle, keepNext: true },
  },
  { id: 'TOC1', name: 'toc 1', paragraph: { spacing: WORD_SPACING.contentsEntry } },
  {
    id: 'Subtitle',
    name: 'Subtitle',
    next: 'Body',
    run: { size: halfPoints(SUBTITLE), italics: true, color: MUTED },
    paragraph: { ...CENTERED, spacing: WORD_SPACING.subtitle, keepNext: true },
  },
  {
    id: 'Heading1Plain',
    name: 'Heading 1 Plain',
    basedOn: 'Heading1',
    next: 'Body',
    paragraph: { numbering: false, indent: { left: 0, hanging: 0 } },
  },
  {
    id: 'Heading2Numbered',
    name: 'Heading 2 Numbered',
    basedOn: 'Heading2',
    next: 'BodyHanging',
    paragraph: { numbering: CLAUSE_NUMBER },
  },
  { id: 'Body', name: 'Body', paragraph: { spacing: WORD_SPACING.paragraph } },
  {
    id: 'BodyHanging',
    name: 'Body Hanging',
    basedOn: 'Body',
    paragraph: { indent: { left: HANGING } },
  },
  { id: 'BodyCentered', name: 'Body Centered', basedOn: 'Body', paragraph: CENTERED },
  { id: 'Clause', name: 'Clause', basedOn: 'Body', paragraph: { numbering: CLAUSE_NUMBER } },
  { id: 'Note', name: 'Note', basedOn: 'Body', run: { size: halfPoints(NOTE), color: MUTED } },
  {
    id: 'Conspicuous',
    name: 'Conspicuous',
    basedOn: 'Body',
    paragraph: {
      border: { top: boxEdge, bottom: boxEdge, left: boxEdge, right: boxEdge },
      indent: { left: BOX_INDENT, right: BOX_INDENT },
      spacing: WORD_SPACING.box,
      keepLines: true,
    },
  },
  {
    id: 'ListItem',
    name: 'List Item',
    basedOn: 'Body',
    paragraph: { spacing: WORD_SPACING.item },
  },
  {
    id: 'TableText',
    name: 'Table Text',
    run: { size: halfPoints(TABLE) },
    paragraph: { spacing: WORD_SPACING.none },
  },
  { id: 'TableLabel', name: 'Table Label', basedOn: 'TableText', run: { color: MUTED } },
  {
    id: 'TableHeader',
    name: 'Table Header',
    basedOn: 'TableText',
    run: { size: halfPoints(TABLE_HEADER), bold: true },
    paragraph: { keepNext: true },
  },
  {
    id: 'Signer',
    name: 'Signer',
    run: { bold: true },
    paragraph: { spacing: WORD_SPACING.none },
  },
  {
    id: 'SignatureLine',
    name: 'Signature Line',
    paragraph: { spacing: WORD_SPACING.signatureLine, border: { bottom: border(INK, 0.625, 1) } },
  },
  {
    id: 'SignatureLabel',
    name: 'Signature Label',
    run: { size: halfPoints(LINE_LABEL), color: MUTED },
    paragraph: { spacing: WORD_SPACING.signatureLabel },
  },
  {
    id: 'Header',
    name: 'header',
    run: { size: halfPoints(HEADER_FOOTER), italics: true, color: MUTED },
  },
  {
    id: 'Footer',
    name: 'footer',
    run: { size: halfPoints(HEADER_FOOTER), color: MUTED },
    paragraph: { rightTabStop: TEXT_WIDTH, spacing: { ...WORD_SPACING.none, line: 300 } },
  },
] as const satisfies readonly IParagraphStyleOptions[]

/** The paragraph styles that a document uses. */
export type StyleId = (typeof STYLES)[number]['id'] | 'Title' | 'Heading1' | 'Heading2'

/** The paragraph styles beside those that the library has options for. */
export const paragraphStyles: IParagraphStyleOptions[] = STYLES.map((style) => ({
  basedOn: 'Normal',
  quickFormat: true,
  ...style,
}))
