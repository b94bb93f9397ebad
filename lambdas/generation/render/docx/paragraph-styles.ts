import type { IParagraphStyleOptions } from 'docx'
import {
  HEADER_FOOTER,
  LINE_LABEL,
  NOTE,
  SUBTITLE,
  TABLE,
  TABLE_HEADER,
} from '../layout/style-sheet.ts'
import { AGREEMENT } from './numbering.ts'
import { STYLE } from './style-ids.ts'
import {
  BOX_RULE,
  border,
  centered,
  HANGING,
  halfPoints,
  INK,
  MUTED,
  SIGNATURE_RULE,
  TEXT_WIDTH,
  twips,
  WORD_SPACING,
} from './style-values.ts'

type ParagraphStyle = IParagraphStyleOptions & { name: string }

/** The table of contents of a long document. */
const contentsStyles: ParagraphStyle[] = [
  {
    id: STYLE.contentsTitle,
    name: 'TOC Heading',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: WORD_SPACING.contentsTitle, keepNext: true },
  },
  {
    id: STYLE.contentsEntry,
    name: 'toc 1',
    basedOn: 'Normal',
    paragraph: { spacing: WORD_SPACING.contentsEntry },
  },
]

/** Headings beside the built-in ones. */
const headingStyles: ParagraphStyle[] = [
  {
    id: STYLE.subtitle,
    name: 'Subtitle',
    basedOn: 'Normal',
    next: STYLE.body,
    run: { size: halfPoints(SUBTITLE), italics: true, color: MUTED },
    paragraph: { ...centered, spacing: WORD_SPACING.subtitle, keepNext: true },
  },
  {
    id: STYLE.plainSection,
    name: 'Heading 1 Plain',
    basedOn: STYLE.section,
    next: STYLE.body,
    paragraph: { numbering: false, indent: { left: 0, hanging: 0 } },
  },
  {
    id: STYLE.numberedSubsection,
    name: 'Heading 2 Numbered',
    basedOn: STYLE.subsection,
    next: STYLE.hangingBody,
    paragraph: { numbering: { reference: AGREEMENT, level: 1 } },
  },
]

const edge = border(INK, BOX_RULE)

/** The text itself. */
const bodyStyles: ParagraphStyle[] = [
  {
    id: STYLE.body,
    name: 'Body',
    basedOn: 'Normal',
    paragraph: { spacing: WORD_SPACING.paragraph },
  },
  {
    id: STYLE.hangingBody,
    name: 'Body Hanging',
    basedOn: STYLE.body,
    paragraph: { indent: { left: HANGING } },
  },
  { id: STYLE.centered, name: 'Body Centered', basedOn: STYLE.body, paragraph: centered },
  {
    id: STYLE.clause,
    name: 'Clause',
    basedOn: STYLE.body,
    paragraph: { numbering: { reference: AGREEMENT, level: 1 } },
  },
  {
    id: STYLE.note,
    name: 'Note',
    basedOn: STYLE.body,
    run: { size: halfPoints(NOTE), color: MUTED },
  },
  {
    id: STYLE.box,
    name: 'Conspicuous',
    basedOn: STYLE.body,
    paragraph: {
      border: { top: edge, bottom: edge, left: edge, right: edge },
      indent: { left: twips(BOX_RULE.indent), right: twips(BOX_RULE.indent) },
      spacing: WORD_SPACING.box,
      keepLines: true,
    },
  },
  {
    id: STYLE.list,
    name: 'List Item',
    basedOn: STYLE.body,
    paragraph: { spacing: WORD_SPACING.item },
  },
]

/** Text in tables. */
const tableTextStyles: ParagraphStyle[] = [
  {
    id: STYLE.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: halfPoints(TABLE) },
    paragraph: { spacing: WORD_SPACING.cell },
  },
  { id: STYLE.tableLabel, name: 'Table Label', basedOn: STYLE.tableText, run: { color: MUTED } },
  {
    id: STYLE.tableHeader,
    name: 'Table Header',
    basedOn: STYLE.tableText,
    run: { size: halfPoints(TABLE_HEADER), bold: true },
    paragraph: { keepNext: true },
  },
]

/** Signature blocks. */
const signatureStyles: ParagraphStyle[] = [
  {
    id: STYLE.signer,
    name: 'Signer',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { spacing: WORD_SPACING.signer },
  },
  {
    id: STYLE.signatureLine,
    name: 'Signature Line',
    basedOn: 'Normal',
    paragraph: {
      spacing: WORD_SPACING.signatureLine,
      border: { bottom: border(INK, SIGNATURE_RULE) },
    },
  },
  {
    id: STYLE.signatureLabel,
    name: 'Signature Label',
    basedOn: 'Normal',
    run: { size: halfPoints(LINE_LABEL), color: MUTED },
    paragraph: { spacing: WORD_SPACING.signatureLabel },
  },
]

/** Header and footer. */
const headerFooterStyles: ParagraphStyle[] = [
  {
    id: STYLE.header,
    name: 'header',
    basedOn: 'Normal',
    run: { size: halfPoints(HEADER_FOOTER), italics: true, color: MUTED },
  },
  {
    id: STYLE.footer,
    name: 'footer',
    basedOn: 'Normal',
    run: { size: halfPoints(HEADER_FOOTER), color: MUTED },
    paragraph: {
      rightTabStop: TEXT_WIDTH,
      spacing: { ...WORD_SPACING.runningText, line: 300 },
    },
  },
]

/** The document's own paragraph styles. */
export const paragraphStyles: IParagraphStyleOptions[] = [
  ...contentsStyles,
  ...headingStyles,
  ...bodyStyles,
  ...tableTextStyles,
  ...signatureStyles,
  ...headerFooterStyles,
].map((style) => ({ quickFormat: true, ...style }))
