import {
  type ILevelsOptions,
  type INumberingOptions,
  type IParagraphStyleOptions,
  LineRuleType,
} from 'docx'
import type { ListMarker } from '../../../../shared/documents/engine/model.ts'
import {
  ITEM_SPACING,
  LANGUAGE,
  MARKER_INDENT,
  SPACING,
  TYPE,
  type TypeStyle,
} from '../layout/style-sheet.ts'
import {
  border,
  FONT,
  HANGING,
  halfPoints,
  MUTED,
  RIGHT_TO_LEFT_FONT,
  spacing,
  TEXT_COLOR,
  TEXT_WIDTH,
  tightSpacing,
  twips,
} from './measures.ts'

/**
 * The library writes "{reference}" into the XML and replaces it at the end. The noncharacter, which no text
 * contains, protects answers such as "{agreement-0}" from being replaced.
 */
const referenceOf = (name: string): string => `${name}\uFFFF`

/** Sections and clauses share one multilevel list, so a clause added in Word is numbered automatically. */
export const AGREEMENT = referenceOf('agreement')

/** The list reference for this marker. */
export const listReference = (marker: ListMarker): string => referenceOf(`list-${marker}`)

/** A list item's indent in twips, with a hanging marker. */
export const listIndent = (marker: ListMarker, isHanging: boolean) => {
  const hanging = twips(MARKER_INDENT[marker])
  return { left: hanging + (isHanging ? HANGING : 0), hanging }
}

const agreementLevel = (level: number, text: string, style: string): ILevelsOptions => ({
  level,
  format: 'decimal',
  text,
  style: { style, paragraph: { indent: { left: HANGING, hanging: HANGING } } },
})

const MARKERS: Record<ListMarker, Pick<ILevelsOptions, 'format' | 'text'> & { font?: string }> = {
  bullet: { format: 'bullet', text: '•' },
  letter: { format: 'lowerLetter', text: '(%1)' },
  step: { format: 'decimal', text: '%1.' },
  // Segoe UI Symbol ships with every version of Windows and has good substitutes elsewhere.
  checkbox: { format: 'bullet', text: '☐', font: 'Segoe UI Symbol' },
}

const markerLevel = (marker: ListMarker): ILevelsOptions => {
  const { format, text, font } = MARKERS[marker]
  const paragraph = { indent: listIndent(marker, false) }
  return { level: 0, format, text, style: { paragraph, run: font ? { font } : undefined } }
}

const MARKER_NAMES: readonly ListMarker[] = ['bullet', 'letter', 'step', 'checkbox']

/** Every numbering that documents use. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: AGREEMENT,
      levels: [agreementLevel(0, '%1.', 'Heading1'), agreementLevel(1, '%1.%2', 'Clause')],
    },
    ...MARKER_NAMES.map((marker) => ({
      reference: listReference(marker),
      levels: [markerLevel(marker)],
    })),
  ],
}

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
const centered = { alignment: 'center' } as const
const clauseNumber = { numbering: { reference: AGREEMENT, level: 1 } }
const signatureRule = { bottom: border(TEXT_COLOR, 0.625, 1) }

const mutedText = (type: TypeStyle) => ({ size: halfPoints(type), color: MUTED })

const headingStyles = [
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
    paragraph: { ...centered, spacing: tightSpacing(SPACING.subtitle), keepNext: true },
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
  style('Body', 'Body', { paragraph: { spacing: tightSpacing(SPACING.paragraph) } }),
  style('BodyHanging', 'Body Hanging', {
    basedOn: 'Body',
    paragraph: { indent: { left: HANGING } },
  }),
  style('BodyCentered', 'Body Centered', { basedOn: 'Body', paragraph: centered }),
  style('Clause', 'Clause', { basedOn: 'Body', paragraph: clauseNumber }),
  style('Note', 'Note', { basedOn: 'Body', run: mutedText(TYPE.note) }),
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
const paragraphStyles = [...headingStyles, ...bodyStyles, ...tableStyles, ...runningStyles]

/** The paragraph styles that a document uses. */
export type StyleId = (typeof paragraphStyles)[number]['id'] | 'Title' | 'Heading1' | 'Heading2'

const fonts = { ascii: FONT, hAnsi: FONT, eastAsia: FONT, cs: RIGHT_TO_LEFT_FONT }

const headingRun = (type: TypeStyle) => ({
  font: fonts,
  size: halfPoints(type),
  bold: true,
  color: TEXT_COLOR,
})
const kept = { keepNext: true, keepLines: true }

/** Word's built-in styles. */
const builtInStyles = {
  document: {
    run: {
      font: fonts,
      size: halfPoints(TYPE.body),
      color: TEXT_COLOR,
      language: { value: LANGUAGE },
    },
    paragraph: { spacing: { line: 240, lineRule: LineRuleType.AUTO } },
  },
  title: {
    run: headingRun(TYPE.title),
    paragraph: { ...centered, spacing: tightSpacing(SPACING.title), keepNext: true },
    next: 'Body',
  },
  heading1: {
    run: headingRun(TYPE.section),
    paragraph: {
      spacing: tightSpacing(SPACING.section),
      ...kept,
      outlineLevel: 0,
      numbering: { reference: AGREEMENT, level: 0 },
    },
    next: 'BodyHanging',
  },
  heading2: {
    run: headingRun(TYPE.subsection),
    paragraph: { spacing: tightSpacing(SPACING.subsection), ...kept, outlineLevel: 1 },
    next: 'BodyHanging',
  },
}

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

/** All styles of a document. */
export const styles = { default: builtInStyles, paragraphStyles, characterStyles }
