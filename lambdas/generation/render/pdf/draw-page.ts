import { Readable } from 'node:stream'
import { PDFDict, type PDFDocument, PDFHexString, PDFName } from 'pdf-lib'
import { type Face, fontBytes, loadFontForSubsets } from '../fonts/font-files.ts'
import type { Shape, ShapedGlyph } from '../fonts/shape.ts'
import type {
  CheckboxOperation,
  Page,
  RuleOperation,
  Tag,
  TextOperation,
} from '../layout/drawing-operations.ts'
import { type Color, PAGE } from '../layout/style-sheet.ts'
import { addMarkedContent, type PageElements, type StructureTree } from './structure-tree.ts'

/** A font in a document: its resource name, and the used glyphs in the order of their codes. */
type UsedFont = {
  location: string
  name: string
  codes: Map<number, string>
  glyphs: ShapedGlyph[]
}

/** The document's fonts by location. */
export type UsedFonts = Map<string, UsedFont>

/** The document's entry for a font file, added on first use. */
const addFont = (fonts: UsedFonts, location: string): UsedFont => {
  const known = fonts.get(location)
  if (known) return known
  const font = { location, name: `F${fonts.size + 1}`, codes: new Map(), glyphs: [] }
  fonts.set(location, font)
  return font
}

/** The hexadecimal code of a glyph in this font. */
const addGlyph = ({ codes, glyphs }: UsedFont, glyph: ShapedGlyph): string => {
  const known = codes.get(glyph.id)
  if (known) return known
  // Code 0 is the glyph for missing characters.
  const code = glyphs.push(glyph).toString(16).padStart(4, '0')
  codes.set(glyph.id, code)
  return code
}

/** Formats a number for an operator. A thousandth of a point is invisible. */
const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Glyphs of one font, `rise` thousandths of the font size above the baseline. `encoded` is the array content of
 * a TJ operator: hexadecimal codes, with kerning in thousandths of the font size between them.
 */
type GlyphRun = { font: UsedFont; rise: number; encoded: string }

/** Smaller offsets, in thousandths of the font size, are invisible. */
const MIN_VISIBLE = 0.5

const encodeKerning = (distance: number): string =>
  Math.abs(distance) > MIN_VISIBLE ? `> ${formatNumber(distance)} <` : ''

const encodeGlyph = (font: UsedFont, glyph: ShapedGlyph): string => {
  const { x, width, advance } = glyph
  return `${encodeKerning(-x)}${addGlyph(font, glyph)}${encodeKerning(width - advance + x)}`
}

/** The shared state of a document's pages while they are rendered. */
export type DrawingContext = {
  shape: Shape
  fonts: UsedFonts
  structure: StructureTree
  watermark: string | undefined
}

/** Text at a position of the page, in PDF's coordinates. */
type PlacedText = {
  text: string
  face: Face
  size: number
  isRtl?: boolean
  x: number
  y: number
}

/** The operators of a text. Its words are shaped one by one, as they are measured. */
const writeText = (
  { text, face, size, isRtl = false, x, y }: PlacedText,
  { shape, fonts }: DrawingContext,
): string => {
  const words = isRtl ? [text] : text.split(/( )/)
  const glyphRuns: GlyphRun[] = []
  for (const run of words.flatMap((word) => shape(word, face, { isRtl }).runs)) {
    const font = addFont(fonts, run.font)
    for (const glyph of run.glyphs) {
      const rise = Math.abs(glyph.y) > MIN_VISIBLE ? glyph.y : 0
      const encoded = encodeGlyph(font, glyph)
      const last = glyphRuns.at(-1)
      if (last && last.font === font && last.rise === rise) last.encoded += encoded
      else glyphRuns.push({ font, rise, encoded })
    }
  }
  const operators = glyphRuns.map(({ font, rise, encoded }) => {
    const operator = `/${font.name} ${formatNumber(size)} Tf [<${encoded}>] TJ`
    return rise === 0 ? operator : `${formatNumber((rise * size) / 1000)} Ts ${operator} 0 Ts`
  })
  return `BT 1 0 0 1 ${formatNumber(x)} ${formatNumber(y)} Tm ${operators.join(' ')} ET`
}

/** RGB values from 0 to 1. */
const COLORS: Record<Color | 'watermark', string> = {
  text: '0.09 0.1 0.15',
  muted: '0.36 0.38 0.44',
  rule: '0.66 0.68 0.72',
  watermark: '0.91 0.91 0.93',
}

/** The layout's y axis starts at the top of the page, PDF's at the bottom. */
export const toPdfY = (y: number): number => PAGE.height - y

const WATERMARK_FACE = 'bold'
const MAX_WATERMARK_SIZE = 130
/** The share of the page's diagonal that the watermark may take. */
const WATERMARK_SHARE = 0.72

/** Decoration, header and footer are artifacts, which assistive technology skips. */
const BEGIN_ARTIFACT = '/Artifact BMC'
const END_MARKED_CONTENT = 'EMC'

/** A large light word from the lower left to the upper right, behind the text. */
const watermarkOperators = (text: string, drawing: DrawingContext): string[] => {
  const diagonal = Math.hypot(PAGE.width, PAGE.height)
  const { width } = drawing.shape(text, WATERMARK_FACE)
  const maxSize = (diagonal * WATERMARK_SHARE * 1000) / Math.max(width, 1)
  const size = Math.min(MAX_WATERMARK_SIZE, maxSize)
  const cos = PAGE.width / diagonal
  const sin = PAGE.height / diagonal
  const along = (width * size) / 2000
  const down = size * 0.33
  const x = PAGE.width / 2 - along * cos + down * sin
  const y = PAGE.height / 2 - along * sin - down * cos
  const matrix = [cos, sin, -sin, cos, x, y].map(formatNumber).join(' ')
  const placed = writeText({ text, face: WATERMARK_FACE, size, x: 0, y: 0 }, drawing)
  const begin = '/Artifact << /Type /Pagination /Subtype /Watermark >> BDC'
  return [begin, `q ${matrix} cm ${COLORS.watermark} rg ${placed} Q`, END_MARKED_CONTENT]
}

/** Text that readers can't derive from its glyphs: right-to-left, joined or invisible characters. */
const NEEDS_ACTUAL_TEXT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]|\p{Default_Ignorable_Code_Point}/u

const textOperators = (operation: TextOperation, drawing: DrawingContext): string => {
  const { text, style, x, y, isRtl } = operation
  const { face, size, color } = style
  const placed = writeText({ text, face, size, isRtl, x, y: toPdfY(y) }, drawing)
  const operators = `${COLORS[color]} rg ${placed}`
  if (!NEEDS_ACTUAL_TEXT.test(text)) return operators
  const actualText = `/Span <</ActualText ${PDFHexString.fromText(text)}>> BDC`
  return `${actualText} ${operators} ${END_MARKED_CONTENT}`
}

/** A point on the page in operator syntax. */
const point = (x: number, y: number): string => `${formatNumber(x)} ${formatNumber(toPdfY(y))}`

const ruleOperators = ({ x1, y1, x2, y2, thickness, color }: RuleOperation): string =>
  `${COLORS[color]} RG ${formatNumber(thickness)} w ${point(x1, y1)} m ${point(x2, y2)} l S`

const checkboxOperators = ({ x, y, size }: CheckboxOperation): string => {
  const side = formatNumber(size)
  return `${COLORS.text} RG 0.8 w ${point(x, y + size)} ${side} ${side} re S`
}

/** A page's PDF operators; each sequence of operations is marked with its structure element. */
export const drawPage = (page: Page, elements: PageElements, drawing: DrawingContext): string => {
  const { structure, watermark } = drawing
  const operators = watermark ? watermarkOperators(watermark, drawing) : []
  let marked: { tag: Tag | undefined } | undefined
  for (const operation of page.operations) {
    if (operation.kind === 'destination' || operation.kind === 'link') continue
    const { tag } = operation
    if (!marked || marked.tag !== tag) {
      if (marked) operators.push(END_MARKED_CONTENT)
      operators.push(
        tag
          ? `/${tag.role} <</MCID ${addMarkedContent(structure, tag, elements)}>> BDC`
          : BEGIN_ARTIFACT,
      )
      marked = { tag }
    }
    if (operation.kind === 'text') operators.push(textOperators(operation, drawing))
    else if (operation.kind === 'rule') operators.push(ruleOperators(operation))
    else operators.push(checkboxOperators(operation))
  }
  if (marked) operators.push(END_MARKED_CONTENT)
  return operators.join('\n')
}

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]

/** The text of a glyph that is only a part of a character, such as the dots of an Arabic letter. */
const JOINER = 0x200d

/**
 * An adapter of fontkit for pdf-lib. pdf-lib lays out a text to learn its glyphs; this layout ignores the text and
 * returns the used glyphs in the order of their codes. pdf-lib reads a subset from a stream, but fontkit 2 returns
 * bytes. fontkit's published types lack fields that pdf-lib's types and the fonts have.
 */
const createFontkit = ({ location, glyphs }: UsedFont) => ({
  create: () => {
    const font = loadFontForSubsets(location)
    const scale = font.unitsPerEm / 1000
    const laidOut = glyphs.map(({ id, codePoints, width }) => ({
      id,
      codePoints: codePoints.length > 0 ? codePoints : [JOINER],
      advanceWidth: width * scale,
    }))
    const createSubset = () => {
      const subset = font.createSubset()
      return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) })
    }
    return Object.create(font, {
      createSubset: { value: createSubset },
      layout: { value: () => ({ glyphs: laidOut }) },
    })
  },
})

/** A font name that begins with six letters is a subset's (ISO 32000-1, 9.6.4). */
const subsetName = (location: string, index: number) => {
  const [file = ''] = location.split(/[\\/]/).slice(-1)
  const tag = `AAAAA${String.fromCharCode(65 + (index % 26))}`
  return `${tag}+${file.replace(/\.ttf$/, '').replaceAll('_', '-')}`
}

/** Embeds the used glyphs of each font; returns the fonts for the page resources. */
export const embedFonts = async (pdf: PDFDocument, fonts: UsedFonts): Promise<PDFDict> => {
  const dictionary = PDFDict.withContext(pdf.context)
  for (const [index, used] of [...fonts.values()].entries()) {
    pdf.registerFontkit(createFontkit(used) as Fontkit)
    const customName = subsetName(used.location, index)
    const font = await pdf.embedFont(fontBytes(used.location), { subset: true, customName })
    font.encodeText('')
    dictionary.set(PDFName.of(used.name), font.ref)
  }
  return dictionary
}
