import type { ListMarker } from '../../../../shared/documents/engine/model.ts'
import { MARKER_INDENT } from '../layout/style-sheet.ts'
import { STYLE } from './style-ids.ts'
import { HANGING, twips } from './style-values.ts'

/** Sections and clauses share one multilevel list, so a clause added in Word gets its number. */
export const AGREEMENT = 'agreement'
/** Its number in the file: the library keeps 1 and resolves `AGREEMENT` in a style to 2. */
export const AGREEMENT_LIST = 2

type Level = {
  format: 'decimal' | 'lowerLetter' | 'bullet'
  text: string
  left: number
  hanging: number
  style?: string
  font?: string
}

const levelXml = ({ format, text, left, hanging, style, font }: Level, level: number) =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${
    style ? `<w:pStyle w:val="${style}"/>` : ''
  }<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="${hanging}"/></w:pPr>${
    font ? `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/></w:rPr>` : ''
  }</w:lvl>`

const definitionXml = (id: number, type: string, levels: readonly Level[]) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="${type}"/>${levels.map(levelXml).join('')}</w:abstractNum>`

const hung = { format: 'decimal', left: HANGING, hanging: HANGING } as const
const agreementXml = definitionXml(0, 'multilevel', [
  { ...hung, text: '%1.', style: STYLE.section },
  { ...hung, text: '%1.%2', style: STYLE.clause },
])

type Marker = Pick<Level, 'format' | 'text' | 'font'>

const MARKERS: Record<ListMarker, Marker> = {
  bullet: { format: 'bullet', text: '•' },
  letter: { format: 'lowerLetter', text: '(%1)' },
  step: { format: 'decimal', text: '%1.' },
  // Segoe UI Symbol is in every Windows and is replaced sensibly elsewhere.
  tick: { format: 'bullet', text: '☐', font: 'Segoe UI Symbol' },
}

/** A kind of list, at the left margin or in the hanging indent. */
type ListKind = { marker: ListMarker; isHanging: boolean }

const ORDER: readonly ListMarker[] = ['bullet', 'letter', 'step', 'tick']
const KINDS = ORDER.flatMap((marker) => [false, true].map((isHanging) => ({ marker, isHanging })))

const definitionOf = ({ marker, isHanging }: ListKind) =>
  1 + 2 * ORDER.indexOf(marker) + Number(isHanging)

const kindXml = (kind: ListKind): string => {
  const hanging = twips(MARKER_INDENT[kind.marker])
  const left = hanging + (kind.isHanging ? HANGING : 0)
  const level = { ...MARKERS[kind.marker], left, hanging }
  return definitionXml(definitionOf(kind), 'hybridMultilevel', [level])
}

const DEFINITIONS = `${agreementXml}${KINDS.map(kindXml).join('')}`

/** The lists of a document in reading order. */
export type Lists = ListKind[]

/** Adds a list that counts for itself and returns its number in the file. */
export const addList = (lists: Lists, kind: ListKind): number => AGREEMENT_LIST + lists.push(kind)

const listXml = (kind: ListKind, index: number) =>
  `<w:num w:numId="${AGREEMENT_LIST + index + 1}"><w:abstractNumId w:val="${definitionOf(kind)}"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`

/** What tells the numbering parts of two documents apart. */
export const numberingKey = (lists: Lists): string => lists.map(definitionOf).join(' ')

/** Content of the numbering part: every kind of list, and each list of the document. */
export const numberingXml = (lists: Lists): string =>
  `${DEFINITIONS}<w:num w:numId="${AGREEMENT_LIST}"><w:abstractNumId w:val="0"/></w:num>${lists.map(listXml).join('')}`
