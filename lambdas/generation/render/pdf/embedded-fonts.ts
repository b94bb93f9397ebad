import { Readable } from 'node:stream'
import { create, type Glyph } from 'fontkit'
import { PDFDict, type PDFDocument, type PDFFont, PDFName } from 'pdf-lib'
import { fontBytes } from '../fonts/font-files.ts'
import type { ShapedGlyph } from '../fonts/shape.ts'

type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]

/** Copied for a part of a letter, such as the dots of an Arabic one, that stands for no character by itself. */
const JOINER = 0x200d

const withCodePoints = (glyph: Glyph): Glyph =>
  glyph.codePoints.length > 0 ? glyph : Object.create(glyph, { codePoints: { value: [JOINER] } })

/** The glyphs of each text that is set in a font. */
type ShapedTexts = ReadonlyMap<string, readonly ShapedGlyph[]>

/** Scripts whose glyphs stand in the order of their characters. */
const SIMPLE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u

/**
 * pdf-lib would lay each text out again to encode it: in these scripts it gets the glyphs that the layout has. It also reads a subset from a stream, while fontkit 2 returns its bytes. The published types of fontkit lack fields
 * that pdf-lib's types have and that the fonts do have.
 */
const fontkitForPdfLib = (shaped: ShapedTexts) => ({
  create: (bytes: Uint8Array) => {
    const font = create(Buffer.from(bytes))
    if ('fonts' in font) throw new Error('A font file must hold one font')
    const createSubset = () => {
      const subset = font.createSubset()
      return Object.assign(subset, { encodeStream: () => Readable.from([subset.encode()]) })
    }
    const layout = (text: string) => {
      const known = SIMPLE_SCRIPTS.test(text) ? shaped.get(text) : undefined
      const codePoints = Array.from(text, (character) => character.codePointAt(0) ?? 0)
      const counted = known?.reduce((sum, { characters }) => sum + characters, 0)
      if (!known || counted !== codePoints.length) {
        return { glyphs: font.layout(text).glyphs.map(withCodePoints) }
      }
      let start = 0
      const glyphs = known.map(({ id, characters }) => {
        start += characters
        return font.getGlyph(id, codePoints.slice(start - characters, start))
      })
      return { glyphs }
    }
    return Object.create(font, { createSubset: { value: createSubset }, layout: { value: layout } })
  },
})

/** A font of the document and its name in the resources of a page. */
export type EmbeddedFont = { name: PDFName; font: PDFFont }
export type EmbeddedFonts = ReadonlyMap<string, EmbeddedFont>

/** Six letters before the name of a font say that it is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (location: string, index: number) => {
  const file =
    location
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.ttf$/, '') ?? 'Font'
  return `AAAAA${String.fromCharCode(65 + (index % 26))}+${file.replaceAll('_', '-')}`
}

/** Embeds subsets of the font files that `texts` are set in; glyphs are added while text is encoded. */
export const embedFonts = async (
  pdf: PDFDocument,
  texts: ReadonlyMap<string, ShapedTexts>,
): Promise<EmbeddedFonts> => {
  const fonts = new Map<string, EmbeddedFont>()
  for (const [location, shaped] of texts) {
    pdf.registerFontkit(fontkitForPdfLib(shaped) as Fontkit)
    const options = { subset: true, customName: subsetName(location, fonts.size) }
    const font = await pdf.embedFont(fontBytes(location), options)
    fonts.set(location, { name: PDFName.of(`F${fonts.size + 1}`), font })
  }
  return fonts
}

/** The resources that all pages share. */
export const fontResources = (pdf: PDFDocument, fonts: EmbeddedFonts): PDFDict => {
  const dictionary = PDFDict.withContext(pdf.context)
  for (const { name, font } of fonts.values()) dictionary.set(name, font.ref)
  return pdf.context.obj({ Font: dictionary })
}
