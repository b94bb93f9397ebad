import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { PDFString } from '@cantoo/pdf-lib'
import type { Font, Subset } from '@pdf-lib/fontkit'
import { loadFont } from '../fonts/font.ts'
import type { UsedFont } from './font-book.ts'
import { toUnicode } from './to-unicode.ts'

/** Advance widths are wanted for each glyph of each document; fonts compute them slowly. */
const widths = new Map<string, Map<number, number>>()

/** A glyph's own width in thousandths of the type size. */
export function glyphWidth(location: string, glyph: number): number {
  const known = widths.get(location) ?? new Map<number, number>()
  widths.set(location, known)
  const width = known.get(glyph)
  if (width !== undefined) return width
  const font = loadFont(location)
  const computed = (font.getGlyph(glyph).advanceWidth * 1000) / font.unitsPerEm
  known.set(glyph, computed)
  return computed
}

function bytesOf(subset: Subset): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  return new Promise((resolve) => {
    subset
      .encodeStream()
      .on('data', (part) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
  })
}

/** ISO 32000-1, table 123: bit 2 serif, bit 3 symbolic, bit 7 italic. */
const flagsOf = (font: Font) => 2 + 4 + (font.italicAngle === 0 ? 0 : 64)

/** A tag of six letters before the name says that the font is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (font: Font, index: number) =>
  `AAAAA${String.fromCharCode(65 + (index % 26))}+${font.postscriptName ?? 'Font'}`

async function descriptor(context: PDFContext, font: Font, name: string, subset: Subset) {
  const scale = (value: number) => Math.round((value * 1000) / font.unitsPerEm)
  const { minX, minY, maxX, maxY } = font.bbox
  return context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: flagsOf(font),
      FontBBox: [minX, minY, maxX, maxY].map(scale),
      ItalicAngle: font.italicAngle,
      Ascent: scale(font.ascent),
      Descent: scale(font.descent),
      CapHeight: scale(font.capHeight || font.ascent),
      StemV: 80,
      FontFile2: context.register(context.flateStream(await bytesOf(subset))),
    }),
  )
}

/** Which glyph of the subset each code prints, two bytes a code. */
function glyphMap(used: UsedFont, subset: Subset): Uint8Array {
  const map = new Uint8Array(2 * (used.glyphs.length + 1))
  used.glyphs.forEach((glyph, index) => {
    const id = subset.includeGlyph(glyph.id)
    map.set([id >> 8, id & 0xff], 2 * (index + 1))
  })
  return map
}

async function descendant(context: PDFContext, used: UsedFont, name: string): Promise<PDFRef> {
  const font = loadFont(used.location)
  const subset = font.createSubset()
  const map = glyphMap(used, subset)
  const own = used.glyphs.map(
    (glyph) => Math.round(glyphWidth(used.location, glyph.id) * 100) / 100,
  )
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      FontDescriptor: await descriptor(context, font, name, subset),
      CIDToGIDMap: context.register(context.flateStream(map)),
      DW: 0,
      W: [1, own],
    }),
  )
}

/** Embeds the used glyphs of a font as a composite font and returns its place. */
export async function embedFont(context: PDFContext, used: UsedFont, index: number) {
  const name = subsetName(loadFont(used.location), index)
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [await descendant(context, used, name)],
      ToUnicode: context.register(context.flateStream(toUnicode(used.glyphs.map((g) => g.text)))),
    }),
  )
}
