import { Readable } from 'node:stream'
import { PDFDict, type PDFDocument, PDFName } from 'pdf-lib'
import { createFaceMaps, type Face, fontBytes, loadFontForSubsets } from '../fonts/font-files.ts'
import type { Shape, ShapedGlyph } from '../fonts/shape.ts'

/** A font file in a document: its name in the resources of pages, and the used glyphs in the order of their codes. */
type UsedFont = {
  location: string
  name: string
  codes: Map<number, string>
  glyphs: ShapedGlyph[]
}

/** The fonts of a document by their locations. */
export type UsedFonts = Map<string, UsedFont>

/** The font of the document in a file. */
const usedFont = (fonts: UsedFonts, location: string): UsedFont => {
  const known = fonts.get(location)
  if (known) return known
  const font = { location, name: `F${fonts.size + 1}`, codes: new Map(), glyphs: [] }
  fonts.set(location, font)
  return font
}

/** The hexadecimal code of a glyph in text of the font. */
const codeOf = ({ codes, glyphs }: UsedFont, glyph: ShapedGlyph): string => {
  const known = codes.get(glyph.id)
  if (known) return known
  // Code 0 is the glyph for missing characters.
  const code = glyphs.push(glyph).toString(16).padStart(4, '0')
  codes.set(glyph.id, code)
  return code
}

/** A number of an operator: a thousandth of a point is not visible. */
export const decimal = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Glyphs of one font that are `rise` thousandths of the type size above the baseline. `shown` is the inside of what a TJ
 * operator shows: hexadecimal codes, and moves in thousandths of the type size between them.
 */
type GlyphRun = { font: UsedFont; rise: number; encoded: string }

/** Smaller moves and rises, in thousandths of the type size, are not visible. */
const MIN_VISIBLE = 0.5

const kerning = (distance: number): string =>
  Math.abs(distance) > MIN_VISIBLE ? `> ${decimal(distance)} <` : ''

const encodeGlyph = (font: UsedFont, glyph: ShapedGlyph): string => {
  const { x, width, advance } = glyph
  return `${kerning(-x)}${codeOf(font, glyph)}${kerning(width - advance + x)}`
}

/** Adds glyphs to the last stretch, or begins another. */
const addGlyphRun = (glyphRuns: GlyphRun[], { font, rise, encoded }: GlyphRun): void => {
  const last = glyphRuns.at(-1)
  if (last && last.font === font && last.rise === rise) last.encoded += encoded
  else glyphRuns.push({ font, rise, encoded: encoded })
}

/** Text that begins where `matrix` places it on the page. */
export type PlacedText = {
  text: string
  face: Face
  size: number
  isRtl?: boolean
  matrix: readonly [number, number, number, number, number, number]
}

/** Writes the operators of a text. */
export type TextWriter = (placed: PlacedText) => string

/** A writer for one document, which adds what it writes to the used fonts. */
export const createTextWriter = (fonts: UsedFonts, shape: Shape): TextWriter => {
  const encode = (word: string, face: Face, isRtl: boolean): GlyphRun[] => {
    const glyphRuns: GlyphRun[] = []
    for (const run of shape(word, face, isRtl).runs) {
      const font = usedFont(fonts, run.font)
      for (const glyph of run.glyphs) {
        const rise = Math.abs(glyph.y) > MIN_VISIBLE ? glyph.y : 0
        addGlyphRun(glyphRuns, { font, rise, encoded: encodeGlyph(font, glyph) })
      }
    }
    return glyphRuns
  }
  const cache = createFaceMaps<GlyphRun[]>()
  const encodeCached = (word: string, face: Face): GlyphRun[] => {
    const glyphRuns = cache[face].get(word) ?? encode(word, face, false)
    cache[face].set(word, glyphRuns)
    return glyphRuns
  }
  return ({ text, face, size, isRtl = false, matrix }) => {
    const glyphRuns: GlyphRun[] = []
    if (isRtl) glyphRuns.push(...encode(text, face, true))
    else {
      text.split(' ').forEach((word, index) => {
        if (index > 0) for (const part of encodeCached(' ', face)) addGlyphRun(glyphRuns, part)
        for (const part of encodeCached(word, face)) addGlyphRun(glyphRuns, part)
      })
    }
    const operators = glyphRuns.map(({ font, rise, encoded }) => {
      const operator = `/${font.name} ${decimal(size)} Tf [<${encoded}>] TJ`
      return rise === 0 ? operator : `${decimal((rise * size) / 1000)} Ts ${operator} 0 Ts`
    })
    return `BT ${matrix.map(decimal).join(' ')} Tm ${operators.join(' ')} ET`
  }
}

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]

/** The text of a glyph that is only a part of a character, such as the dots of an Arabic one. */
const JOINER = 0x200d

/**
 * fontkit for pdf-lib, which lays out text to encode it: whatever the text is, it gets the glyphs of the font in the
 * order of their codes. pdf-lib also reads a subset from a stream, while fontkit 2 returns its bytes. The published types
 * of fontkit lack fields that pdf-lib's types have and that the fonts do have.
 */
const fontkitFor = ({ location, glyphs }: UsedFont) => ({
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

/** Six letters before the name of a font say that it is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (location: string, index: number) => {
  const [file = ''] = location.split(/[\\/]/).slice(-1)
  const tag = `AAAAA${String.fromCharCode(65 + (index % 26))}`
  return `${tag}+${file.replace(/\.ttf$/, '').replaceAll('_', '-')}`
}

/** Embeds the used glyphs of each font. Returns the fonts for the resources of pages. */
export const embedFonts = async (pdf: PDFDocument, fonts: UsedFonts): Promise<PDFDict> => {
  const dictionary = PDFDict.withContext(pdf.context)
  for (const [index, used] of [...fonts.values()].entries()) {
    pdf.registerFontkit(fontkitFor(used) as Fontkit)
    const customName = subsetName(used.location, index)
    const font = await pdf.embedFont(fontBytes(used.location), { subset: true, customName })
    font.encodeText('')
    dictionary.set(PDFName.of(used.name), font.ref)
  }
  return dictionary
}
