import {
  AlignmentType,
  BorderStyle,
  type IBaseParagraphStyleOptions,
  type IParagraphStyleOptions,
  LineRuleType,
} from 'docx'
import { AGREEMENT } from './numbering.ts'
import { STYLE } from './style-names.ts'
import { HANGING, halfPoints, TEXT_WIDTH, twips } from './units.ts'

/**
 * Cambria is in every Word, on Windows, the Mac and the web, so the file looks the same everywhere
 * and stays small; its figures line up, which Georgia's do not.
 */
export const FONT = 'Cambria'
export const INK = '171A26'
export const MUTED = '5C6170'
export const RULE = 'A8ADB8'

/** Space above and below in points, line spacing in twentieths of a line where given. */
const spacing = (before: number, after: number) => ({
  before: twips(before),
  after: twips(after),
})

type Style = IBaseParagraphStyleOptions & { id: string; name: string }

const centered = { alignment: AlignmentType.CENTER }

/** Styles that Word knows by these names. */
export const builtInStyles = {
  document: {
    run: { font: FONT, size: halfPoints(11), color: INK },
    paragraph: { spacing: { line: 276, lineRule: LineRuleType.AUTO } },
  },
  title: {
    run: { font: FONT, size: halfPoints(23), bold: true, color: INK },
    paragraph: { ...centered, spacing: spacing(0, 2), keepNext: true },
    next: STYLE.body,
  },
  heading1: {
    run: { font: FONT, size: halfPoints(13), bold: true, color: INK },
    paragraph: {
      spacing: spacing(15, 4),
      keepNext: true,
      keepLines: true,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: STYLE.hangingBody,
  },
  heading2: {
    run: { font: FONT, size: halfPoints(11), bold: true, color: INK },
    paragraph: { spacing: spacing(9, 3), keepNext: true, keepLines: true, outlineLevel: 1 },
    next: STYLE.hangingBody,
  },
} as const

const headingStyles: Style[] = [
  {
    id: STYLE.subtitle,
    name: 'Subtitle',
    basedOn: 'Normal',
    next: STYLE.body,
    run: { size: halfPoints(13), italics: true, color: MUTED },
    paragraph: { ...centered, spacing: spacing(0, 12), keepNext: true },
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

const border = (color: string, size: number, space: number) => ({
  style: BorderStyle.SINGLE,
  color,
  size,
  space,
})
const edge = border(INK, 8, 8)

const bodyStyles: Style[] = [
  { id: STYLE.body, name: 'Body', basedOn: 'Normal', paragraph: { spacing: spacing(0, 6) } },
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
    run: { size: halfPoints(9.5), color: MUTED },
  },
  {
    id: STYLE.box,
    name: 'Conspicuous',
    basedOn: STYLE.body,
    paragraph: {
      border: { top: edge, bottom: edge, left: edge, right: edge },
      indent: { left: twips(10), right: twips(10) },
      spacing: spacing(0, 5),
      keepLines: true,
    },
  },
  {
    id: STYLE.list,
    name: 'List Item',
    basedOn: STYLE.body,
    paragraph: { spacing: spacing(0, 3) },
  },
]

const tableTextStyles: Style[] = [
  {
    id: STYLE.tableText,
    name: 'Table Text',
    basedOn: 'Normal',
    run: { size: halfPoints(10) },
    paragraph: { spacing: { ...spacing(0, 0), line: 264 } },
  },
  { id: STYLE.tableLabel, name: 'Table Label', basedOn: STYLE.tableText, run: { color: MUTED } },
  {
    id: STYLE.tableHeader,
    name: 'Table Header',
    basedOn: STYLE.tableText,
    run: { size: halfPoints(9.5), bold: true },
    paragraph: { keepNext: true },
  },
]

const signatureStyles: Style[] = [
  {
    id: STYLE.signer,
    name: 'Signer',
    basedOn: 'Normal',
    run: { bold: true },
    paragraph: { keepNext: true, spacing: spacing(0, 0) },
  },
  {
    id: STYLE.signatureLine,
    name: 'Signature Line',
    basedOn: 'Normal',
    paragraph: {
      keepNext: true,
      spacing: spacing(13, 0),
      border: { bottom: border(INK, 5, 1) },
    },
  },
  {
    id: STYLE.signatureLabel,
    name: 'Signature Label',
    basedOn: 'Normal',
    run: { size: halfPoints(7.5), color: MUTED },
    paragraph: { keepNext: true, spacing: spacing(1, 0) },
  },
]

const runningStyles: Style[] = [
  {
    id: STYLE.header,
    name: 'header',
    basedOn: 'Normal',
    run: { size: halfPoints(9), italics: true, color: MUTED },
  },
  {
    id: STYLE.footer,
    name: 'footer',
    basedOn: 'Normal',
    run: { size: halfPoints(9), color: MUTED },
    paragraph: { rightTabStop: TEXT_WIDTH, spacing: { ...spacing(0, 0), line: 300 } },
  },
]

/** The document's own paragraph styles. */
export const paragraphStyles: IParagraphStyleOptions[] = [
  ...headingStyles,
  ...bodyStyles,
  ...tableTextStyles,
  ...signatureStyles,
  ...runningStyles,
].map((style) => ({ quickFormat: true, ...style }))

/** A line to write on inside a sentence, and the small words that say what to write. */
export const characterStyles = [
  // The library's own character styles are based on it.
  { id: 'DefaultParagraphFont', name: 'Default Paragraph Font', semiHidden: true },
  { id: STYLE.blank, name: 'Blank', run: { noProof: true } },
  { id: STYLE.blankLabel, name: 'Blank Label', run: { size: halfPoints(7.5), color: MUTED } },
]
