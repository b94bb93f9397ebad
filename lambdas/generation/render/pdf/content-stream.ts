import type { Face } from '../fonts/font-files.ts'
import type { ShapedGlyph } from '../fonts/shape-with-fonts.ts'
import { codesIn, encodeWords, type FontResource, type FontResources } from './font-resources.ts'

/** The operators that draw a page, one a line (ISO 32000-1, 7.8). Coordinates are points, y grows upwards. */
export type ContentStream = {
  lines: string[]
  /** The fill colour and font in force, which text need not set again. */
  fill?: InkColor
  font?: string
}

/** RGB shares. */
const COLORS = {
  ink: '0.09 0.1 0.15',
  muted: '0.36 0.38 0.44',
  rule: '0.66 0.68 0.72',
  watermark: '0.91 0.91 0.93',
} as const
type InkColor = keyof typeof COLORS

/** ".5" for 500 thousandths. A page has hundreds of such numbers, and writing them anew takes three times as long. */
const FRACTIONS = Array.from({ length: 1000 }, (_, thousandths) =>
  String(thousandths / 1000).slice(1),
)

/** A number with at most three decimals: a thousandth of a point is not seen. */
export const pdfNumber = (value: number): string => {
  const thousandths = Math.round(Math.abs(value) * 1000)
  const whole = Math.floor(thousandths / 1000)
  const sign = value < 0 && thousandths > 0 ? '-' : ''
  return `${sign}${whole}${FRACTIONS[thousandths - 1000 * whole]}`
}

const strokeColor = (color: InkColor) => `${COLORS[color]} RG`

type Point = { x: number; y: number }

export const drawLine = (
  content: ContentStream,
  from: Point,
  to: Point,
  { thickness, color }: { thickness: number; color: InkColor },
) => {
  content.lines.push(
    `${strokeColor(color)} ${pdfNumber(thickness)} w ${pdfNumber(from.x)} ${pdfNumber(from.y)} m ${pdfNumber(to.x)} ${pdfNumber(to.y)} l S`,
  )
}

/** A square with its lower left corner at `x`, `y`. */
export const drawSquare = (content: ContentStream, { x, y }: Point, size: number) => {
  content.lines.push(
    strokeColor('ink'),
    '0.8 w',
    `${pdfNumber(x)} ${pdfNumber(y)} ${pdfNumber(size)} ${pdfNumber(size)} re S`,
  )
}

const setFill = (content: ContentStream, color: InkColor) => {
  if (content.fill !== color) content.lines.push(`${COLORS[color]} rg`)
  content.fill = color
}

const setFont = (content: ContentStream, name: string, size: number) => {
  const font = `/${name} ${pdfNumber(size)} Tf`
  if (content.font !== font) content.lines.push(font)
  content.font = font
}

/** Each glyph at its own text rise. */
const showRaised = (glyphs: readonly ShapedGlyph[], font: FontResource, size: number) => [
  ...glyphs.flatMap((glyph) => [
    `${pdfNumber((glyph.y * size) / 1000)} Ts`,
    `[(${codesIn(font, [glyph])})] TJ`,
  ]),
  '0 Ts',
]

/** Draws words with a space between any two; `matrix` is the six numbers of a text matrix. */
export const drawText = (
  content: ContentStream,
  text: { words: readonly string[]; face: Face; size: number; color: InkColor },
  matrix: string,
  fonts: FontResources,
) => {
  setFill(content, text.color)
  content.lines.push(`BT ${matrix} Tm`)
  for (const { font, codes, raised } of encodeWords(fonts, text.words, text.face)) {
    setFont(content, font.name, text.size)
    if (raised) content.lines.push(...showRaised(raised, font, text.size))
    else content.lines.push(`[(${codes})] TJ`)
  }
  content.lines.push('ET')
}
