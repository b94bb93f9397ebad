import { keptByText } from '../layout/known-texts.ts'

/** Characters of markup, and what is not printable ASCII. */
const SPECIAL = /[^ !#-%'-;=?-~]/gu
/** Most texts have none of these. */
const PLAIN = /^[ !#-%'-;=?-~]*$/
/** Control characters and noncharacters that XML 1.0 forbids (section 2.2). */
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]/u

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const reference = (character: string): string => {
  const entity = ENTITIES[character]
  if (entity !== undefined) return entity
  return FORBIDDEN.test(character) ? ' ' : `&#${character.codePointAt(0)};`
}

/**
 * The same ASCII text, in one piece and of single bytes. V8 holds each character of a stretch of a template in two,
 * because the template has a curly quote somewhere, and one such stretch doubles all of the part that it is joined to;
 * and it walks through all pieces of a joined text whenever this is written.
 */
export const inOnePiece = (ascii: string): string => Buffer.from(ascii, 'latin1').toString('latin1')

/**
 * Text for an element or an attribute; a character that is forbidden in any notation becomes a space. Others
 * than ASCII are written by their numbers: a part is then a string of single bytes, which takes half the memory
 * and a third of the time to join and encode (2026-11).
 */
export const escapeXml = (text: string): string =>
  inOnePiece(PLAIN.test(text) ? text : text.toWellFormed().replace(SPECIAL, reference))

/** The XML of each item, one after the other; joining a list would copy it once more. */
export const xmlOfEach = <Item>(
  items: readonly Item[],
  xmlOf: (item: Item, index: number) => string,
): string => {
  let xml = ''
  items.forEach((item, index) => {
    xml += xmlOf(item, index)
  })
  return xml
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

/** A part of a Word file: its root element around `content`. */
export const partElement = (
  root: 'document' | 'numbering' | 'hdr' | 'ftr',
  content: string,
): string => `${DECLARATION}<w:${root} ${NAMESPACES}>${content}</w:${root}>`

/** How a run differs from its paragraph (ISO/IEC 29500-1, rPr). */
type RunProperties = { style?: string; bold?: boolean; italic?: boolean }

const runProperties = ({ style, bold, italic }: RunProperties): string => {
  if (!style && !bold && !italic) return ''
  return `<w:rPr>${style ? `<w:rStyle w:val="${style}"/>` : ''}${bold ? '<w:b/><w:bCs/>' : ''}${italic ? '<w:i/><w:iCs/>' : ''}</w:rPr>`
}

/** Space at an end would be dropped (ISO/IEC 29500-1, 17.3.3.31). */
const textStart = (text: string): string =>
  text.startsWith(' ') || text.endsWith(' ') ? '<w:t xml:space="preserve">' : '<w:t>'

/** Text of one format, `escaped` for XML. */
const escapedRun = (escaped: string, properties: RunProperties): string =>
  `<w:r>${runProperties(properties)}${textStart(escaped)}${escaped}</w:t></w:r>`

/** Text of one format. */
export const runElement = (text: string, properties: RunProperties = {}): string =>
  escapedRun(escapeXml(text), properties)

const escapedWording = keptByText(escapeXml)
const plainWording = keptByText((text) => inOnePiece(escapedRun(escapedWording(text), {})))

/** The same for our wording, which is written once for all documents. */
export const wordingElement = (text: string, properties: RunProperties = {}): string => {
  const { style, bold, italic } = properties
  const isPlain = !style && !bold && !italic
  return isPlain ? plainWording(text) : escapedRun(escapedWording(text), properties)
}

/** The same for a number, which needs no escape. */
export const numberElement = (number: string): string => `<w:r><w:t>${number}</w:t></w:r>`

export const TAB = '<w:r><w:tab/></w:r>'

const fieldCharacter = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

/** The beginning of a field, up to its result. */
export const fieldStart = (code: string): string =>
  `${fieldCharacter('begin')}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>${fieldCharacter('separate')}`
export const FIELD_END = fieldCharacter('end')

/** A field that already shows its result, a number. */
export const fieldElements = (code: string, result: string): string =>
  `${fieldStart(code)}${numberElement(result)}${FIELD_END}`

/** Lengths in twips; `line` is an exact height. */
type Spacing = { before: number; after?: number; line?: number }

type Tab = { align: 'left' | 'right'; at: number; leader?: 'dot' }

/** How a paragraph differs from its style (ISO/IEC 29500-1, pPr). */
type ParagraphProperties = {
  style: string
  keepNext?: boolean
  pageBreakBefore?: boolean
  numbering?: { list: number; level: 0 | 1 }
  tabs?: readonly Tab[]
  spacing?: Spacing
  indent?: { left: number; right?: number }
  align?: 'right'
}

const spacingElement = ({ before, after, line }: Spacing) =>
  `<w:spacing w:before="${before}"${after === undefined ? '' : ` w:after="${after}"`}${line === undefined ? '' : ` w:line="${line}" w:lineRule="exact"`}/>`

const indentElement = ({ left, right }: NonNullable<ParagraphProperties['indent']>) =>
  `<w:ind w:left="${left}"${right === undefined ? '' : ` w:right="${right}"`}/>`

const numberingElement = ({ list, level }: NonNullable<ParagraphProperties['numbering']>) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`

const tabElement = ({ align, at, leader }: Tab) =>
  `<w:tab w:val="${align}"${leader ? ` w:leader="${leader}"` : ''} w:pos="${at}"/>`

/** Properties in the order that the schema asks for (ISO/IEC 29500-1, CT_PPrBase). */
const paragraphProperties = (properties: ParagraphProperties) => {
  const { style, keepNext, pageBreakBefore, numbering, tabs, spacing, indent, align } = properties
  let elements = `<w:pStyle w:val="${style}"/>`
  if (keepNext) elements += '<w:keepNext/>'
  if (pageBreakBefore) elements += '<w:pageBreakBefore/>'
  if (numbering) elements += numberingElement(numbering)
  if (tabs) elements += `<w:tabs>${tabs.map(tabElement).join('')}</w:tabs>`
  if (spacing) elements += spacingElement(spacing)
  if (indent) elements += indentElement(indent)
  if (align) elements += `<w:jc w:val="${align}"/>`
  return elements
}

const paragraphStart = (properties: ParagraphProperties): string =>
  `<w:p><w:pPr>${paragraphProperties(properties)}</w:pPr>`

/** Most paragraphs of all documents begin alike: with a style, flags and the number of a list. */
const commonStarts = new Map<string, Map<number, string>>()

const startsOf = (style: string): Map<number, string> => {
  const known = commonStarts.get(style) ?? new Map<number, string>()
  commonStarts.set(style, known)
  return known
}

const commonStart = (properties: ParagraphProperties): string => {
  const { style, keepNext, pageBreakBefore, numbering, align } = properties
  const flags = (keepNext ? 1 : 0) + (pageBreakBefore ? 2 : 0) + (align ? 4 : 0)
  const number = numbering ? 1 + 2 * numbering.list + numbering.level : 0
  const starts = startsOf(style)
  const key = 8 * number + flags
  const start = starts.get(key) ?? inOnePiece(paragraphStart(properties))
  starts.set(key, start)
  return start
}

/** Paragraphs with the same properties, around their runs. */
export const paragraphsWith = (properties: ParagraphProperties): ((runs: string) => string) => {
  const start = inOnePiece(paragraphStart(properties))
  return (runs) => `${start}${runs}</w:p>`
}

/** A paragraph around its runs. */
export const paragraphElement = (properties: ParagraphProperties, runs = ''): string => {
  const { tabs, spacing, indent } = properties
  const isCommon = !tabs && !spacing && !indent
  return `${isCommon ? commonStart(properties) : paragraphStart(properties)}${runs}</w:p>`
}

/** Lengths in twips; `columns` are the widths of the columns. */
type TableProperties = { style: string; indent: number; columns: readonly number[] }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A table of fixed column widths around its rows. */
export const tableElement = ({ style, indent, columns }: TableProperties, rows: string): string =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/><w:tblW w:w="${sum(columns)}" w:type="dxa"/><w:tblInd w:w="${indent}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>${rows}</w:tbl>`

/** A row that no page break cuts; a header row is printed again on each page. */
export const rowElement = (cells: string, isHeader = false): string =>
  `<w:tr><w:trPr><w:cantSplit/>${isHeader ? '<w:tblHeader/>' : ''}</w:trPr>${cells}</w:tr>`

/** A cell around at least one paragraph; `width` in twips. */
export const cellElement = (width: number, paragraphs: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphs}</w:tc>`
