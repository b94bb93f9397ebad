import type { Font } from 'fontkit'
import { fontBytes, loadFont } from '../fonts/font-files.ts'
import { type FontSubset, subsetFont } from '../fonts/subset.ts'
import type { FontResource } from './font-resources.ts'
import {
  add,
  addStream,
  array,
  dictionary,
  hex16,
  name,
  type PdfObjects,
  type Reference,
  utf16,
} from './objects.ts'

/** ISO 32000-1, table 123: bit 2 serif, bit 3 symbolic, bit 7 italic. */
const flagsOf = (font: Font) => 2 + 4 + (font.italicAngle === 0 ? 0 : 64)

/** A tag of six letters before the name says that the font is a subset (ISO 32000-1, 9.6.4). */
const subsetName = (font: Font, index: number) =>
  `AAAAA${String.fromCharCode(65 + (index % 26))}+${font.postscriptName ?? 'Font'}`

const descriptor = (
  pdf: PdfObjects,
  font: Font,
  fontName: string,
  bytes: Uint8Array,
): Reference => {
  const scale = (value: number) => Math.round((value * 1000) / font.unitsPerEm)
  const { minX, minY, maxX, maxY } = font.bbox
  return add(
    pdf,
    dictionary({
      Type: name('FontDescriptor'),
      FontName: name(fontName),
      Flags: flagsOf(font),
      FontBBox: array([minX, minY, maxX, maxY].map(scale)),
      ItalicAngle: font.italicAngle,
      Ascent: scale(font.ascent),
      Descent: scale(font.descent),
      CapHeight: scale(font.capHeight || font.ascent),
      StemV: 80,
      FontFile2: addStream(pdf, bytes, `/Length1 ${bytes.length}`),
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

const SYSTEM_INFO = dictionary({ Registry: '(Adobe)', Ordering: '(Identity)', Supplement: 0 })

const descendant = (pdf: PdfObjects, resource: FontResource, fontName: string): Reference => {
  const glyphs = resource.glyphs.map((glyph) => glyph.id)
  const subset = subsetFont(fontBytes(resource.location), glyphs)
  const widths = resource.glyphs.map(({ width }) => Math.round(width * 100) / 100)
  return add(
    pdf,
    dictionary({
      Type: name('Font'),
      Subtype: name('CIDFontType2'),
      BaseFont: name(fontName),
      CIDSystemInfo: SYSTEM_INFO,
      FontDescriptor: descriptor(pdf, loadFont(resource.location), fontName, subset.bytes),
      CIDToGIDMap: addStream(pdf, glyphMap(resource, subset)),
      DW: 0,
      W: array([1, array(widths)]),
    }),
  )
}

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
  const entries = texts.map((text, index) => `<${hex16(index + 1)}> <${utf16(text)}>`)
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
export const embedFont = (pdf: PdfObjects, resource: FontResource, index: number): Reference => {
  const fontName = subsetName(loadFont(resource.location), index)
  const texts = resource.glyphs.map((glyph) => glyph.text)
  return add(
    pdf,
    dictionary({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: name(fontName),
      Encoding: name('Identity-H'),
      DescendantFonts: array([descendant(pdf, resource, fontName)]),
      ToUnicode: addStream(pdf, Buffer.from(toUnicode(texts), 'latin1')),
    }),
  )
}
