import { Readable } from 'node:stream'
import { PDFDict, type PDFDocument, PDFName } from 'pdf-lib'
import { fontBytes, loadFontForSubsets } from '../fonts/font-files.ts'
import type { ShapedGlyph } from '../fonts/shape.ts'

/** A font file in a document: its name in the resources of pages, and the used glyphs in the order of their codes. */
export type UsedFont = {
  location: string
  name: string
  codes: Map<number, string>
  glyphs: ShapedGlyph[]
}

/** The fonts of a document by their locations. */
export type UsedFonts = Map<string, UsedFont>

/** The font of the document in a file. */
export const usedFont = (fonts: UsedFonts, location: string): UsedFont => {
  const known = fonts.get(location)
  if (known) return known
  const font = { location, name: `F${fonts.size + 1}`, codes: new Map(), glyphs: [] }
  fonts.set(location, font)
  return font
}

/** The hexadecimal code of a glyph in text of the font. */
export const codeOf = ({ codes, glyphs }: UsedFont, glyph: ShapedGlyph): string => {
  const known = codes.get(glyph.id)
  if (known) return known
  // Code 0 is the glyph for missing characters.
  const code = glyphs.push(glyph).toString(16).padStart(4, '0')
  codes.set(glyph.id, code)
  return code
}

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]

/** Stands for a part of a character, such as the dots of an Arabic one. */
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
