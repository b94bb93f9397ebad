import type { Font } from 'fontkit'
import { type PDFContext, type PDFRef, PDFString } from 'pdf-lib'
import { fontBytes, loadFont } from '../fonts/font-files.ts'
import { type FontSubset, subsetFont } from '../fonts/subset.ts'
import type { FontResource } from './font-resources.ts'

/** ISO 32000-1, table 123: bit 2 serif, bit 3 symbolic, bit 7 italic. */
const flagsOf = (font: Font) => 2 + 4 + (font.italicAngle === 0 ? 0 : 64)

/** A tag of six letters before the name says that the font is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (font: Font, index: number) =>
  `AAAAA${String.fromCharCode(65 + (index % 26))}+${font.postscriptName ?? 'Font'}`

const descriptor = (context: PDFContext, font: Font, name: string, bytes: Uint8Array): PDFRef => {
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

/** The CIDToGIDMap: the glyph of the subset that each code prints, two bytes a code. */
const glyphMap = (resource: FontResource, { ids }: FontSubset): Uint8Array => {
  const map = new Uint8Array(2 * (resource.glyphs.length + 1))
  resource.glyphs.forEach((glyph, index) => {
    const id = ids.get(glyph.id) ?? 0
    map.set([id >> 8, id & 0xff], 2 * (index + 1))
  })
  return map
}

const descendant = (context: PDFContext, resource: FontResource, name: string): PDFRef => {
  const glyphs = resource.glyphs.map((glyph) => glyph.id)
  const subset = subsetFont(fontBytes(resource.location), glyphs)
  const widths = resource.glyphs.map(({ width }) => Math.round(width * 100) / 100)
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
      FontDescriptor: descriptor(context, loadFont(resource.location), name, subset.bytes),
      CIDToGIDMap: context.register(context.stream(glyphMap(resource, subset))),
      DW: 0,
      W: [1, widths],
    }),
  )
}

const hex = (value: number) => value.toString(16).padStart(4, '0')

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

/** ISO 32000-1, 9.10.3 allows at most a hundred entries in one block. */
const MAX_ENTRIES = 100

const blocks = (entries: readonly string[]): string => {
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += MAX_ENTRIES) {
    const part = entries.slice(start, start + MAX_ENTRIES)
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return parts.join('\n')
}

/** A CMap from codes 1, 2, 3... to the text each prints, for copying and searching. */
const toUnicode = (texts: readonly string[]): string => {
  const entries = texts.map((text, index) => `<${hex(index + 1)}> <${utf16(text)}>`)
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks(entries)}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** Embeds the used glyphs of a font as a composite font and returns its reference. */
export const embedFont = (context: PDFContext, resource: FontResource, index: number): PDFRef => {
  const name = subsetName(loadFont(resource.location), index)
  const texts = resource.glyphs.map((glyph) => glyph.text)
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant(context, resource, name)],
      ToUnicode: context.register(context.stream(Buffer.from(toUnicode(texts)))),
    }),
  )
}
