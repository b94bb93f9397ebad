import type { AssembledDocument } from '../../../shared/documents/model.ts'
import { measureWithFonts } from './fonts/shape.ts'
import type { Item, RuleItem, SquareItem, TextItem } from './layout/items.ts'
import { layoutDocument } from './layout/layout-document.ts'
import type { Face } from './layout/measure.ts'
import { SHEET } from './layout/sheet.ts'
import type { Ink } from './layout/type.ts'

/** The inks of the PDF on a white page. */
const COLORS: Record<Ink, string> = { ink: '#171a26', muted: '#5c6170', rule: '#a8adb8' }

const CUTS: Record<Face, string> = {
  regular: '',
  italic: ' font-style="italic"',
  bold: ' font-weight="600"',
  boldItalic: ' font-style="italic" font-weight="600"',
}

const number = (value: number) => String(Math.round(value * 10) / 10)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)

/** A picture cannot load the document's font: each line keeps its width, whatever font draws it. */
const drawText = ({ text, x, y, style }: TextItem): string => {
  const words = text.trim()
  if (words === '') return ''
  const width = measureWithFonts(words, style.face, style.size)
  const length =
    words.length > 2 ? ` textLength="${number(width)}" lengthAdjust="spacingAndGlyphs"` : ''
  const ink = style.color === 'ink' ? '' : ` fill="${COLORS[style.color]}"`
  const look = `font-size="${number(style.size)}"${CUTS[style.face]}${ink}`
  return `<text x="${number(x)}" y="${number(y)}" ${look}${length}>${escaped(words)}</text>`
}

const drawRule = ({ x1, y1, x2, y2, thickness, color }: RuleItem): string =>
  `<path d="M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}" stroke="${COLORS[color]}" stroke-width="${thickness}"/>`

const drawSquare = ({ x, y, size }: SquareItem): string =>
  `<path d="M${number(x)} ${number(y)}h${size}v${size}h-${size}z" fill="none" stroke="${COLORS.ink}" stroke-width=".8"/>`

const draw = (item: Item): string => {
  if (item.kind === 'text') return drawText(item)
  if (item.kind === 'rule') return drawRule(item)
  return item.kind === 'square' ? drawSquare(item) : ''
}

/** The first page of a document as an SVG of US Letter's proportions, without a background. */
export const drawFirstPage = (document: AssembledDocument): string => {
  const items = layoutDocument(document, measureWithFonts)[0]?.items ?? []
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}"`,
    ` font-family="'Source Serif 4',Georgia,'Times New Roman',serif" fill="${COLORS.ink}">`,
    ...items.map(draw),
    '</svg>\n',
  ].join('')
}
