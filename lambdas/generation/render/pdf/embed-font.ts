import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { PDFString } from '@cantoo/pdf-lib'
import type { Font } from 'fontkit'
import { fontBytes, loadFont } from '../fonts/font.ts'
import { type Subset, subsetFont } from '../fonts/subset.ts'
import type { UsedFont } from './font-book.ts'
import { toUnicode } from './to-unicode.ts'

/** ISO 32000-1, table 123: bit 2 serif, bit 3 symbolic, bit 7 italic. */
const flagsOf = (font: Font) => 2 + 4 + (font.italicAngle === 0 ? 0 : 64)

/** A tag of six letters before the name says that the font is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (font: Font, index: number) =>
  `AAAAA${String.fromCharCode(65 + (index % 26))}+${font.postscriptName ?? 'Font'}`

function descriptor(context: PDFContext, font: Font, name: string, bytes: Uint8Array): PDFRef {
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
      FontFile2: context.register(context.stream(bytes, { Length1: bytes.length })),
    }),
  )
}

/** Which glyph of the subset each code prints, two bytes a code. */
function glyphMap(used: UsedFont, { ids }: Subset): Uint8Array {
  const map = new Uint8Array(2 * (used.glyphs.length + 1))
  used.glyphs.forEach((glyph, index) => {
    const id = ids.get(glyph.id) ?? 0
    map.set([id >> 8, id & 0xff], 2 * (index + 1))
  })
  return map
}

function descendant(context: PDFContext, used: UsedFont, name: string): PDFRef {
  const glyphs = used.glyphs.map((glyph) => glyph.id)
  const subset = subsetFont(fontBytes(used.location), glyphs)
  const widths = used.glyphs.map(({ width }) => Math.round(width * 100) / 100)
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
      FontDescriptor: descriptor(context, loadFont(used.location), name, subset.bytes),
      CIDToGIDMap: context.register(context.stream(glyphMap(used, subset))),
      DW: 0,
      W: [1, widths],
    }),
  )
}

/** Embeds the used glyphs of a font as a composite font and returns its place. */
export function embedFont(context: PDFContext, used: UsedFont, index: number): PDFRef {
  const name = subsetName(loadFont(used.location), index)
  const texts = used.glyphs.map((glyph) => glyph.text)
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant(context, used, name)],
      ToUnicode: context.register(context.stream(Buffer.from(toUnicode(texts)))),
    }),
  )
}
