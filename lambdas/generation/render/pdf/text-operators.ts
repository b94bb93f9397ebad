import { Readable } from 'node:stream'
import { PDFDict, type PDFDocument, PDFName } from 'pdf-lib'
import { type Face, fontBytes, loadFontForSubsets } from '../fonts/font-files.ts'
import type { Shape, ShapedGlyph } from '../fonts/shape.ts'

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
export const formatNumber = (value: number): string => String(Math.round(value * 1000) / 1000)

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

/** Text at a position of the page, in PDF's coordinates. */
type PlacedText = {
  text: string
  face: Face
  size: number
  isRtl?: boolean
  x: number
  y: number
}

/** Writes the operators of a text. */
export type TextWriter = (placed: PlacedText) => string

/** Creates a writer for one document, which records the used glyphs in `fonts`. */
export const createTextWriter =
  (fonts: UsedFonts, shape: Shape): TextWriter =>
  ({ text, face, size, isRtl = false, x, y }) => {
    // Words are shaped one by one, as they are measured.
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
