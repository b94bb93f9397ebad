import type { Font } from 'fontkit'
import { fontBytes, loadFont } from '../fonts/font-files.ts'
import type { ShapedGlyph } from '../fonts/shape-with-fonts.ts'
import { type FontSubset, subsetFont } from '../fonts/subset.ts'
import { type FontResource, glyphsOf } from './font-resources.ts'
import {
  add,
  addCompressed,
  array,
  compress,
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
  { file, length }: FontParts,
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
      FontFile2: addCompressed(pdf, file, `/Length1 ${length}`),
    }),
  )
}

/** The glyphs of a document by code, in the order of their codes. */
type Glyphs = readonly (readonly [code: number, glyph: ShapedGlyph])[]

/** The CIDToGIDMap: the glyph of the subset that each code prints, two bytes a code. */
const glyphMap = (glyphs: Glyphs, { ids }: FontSubset): Uint8Array => {
  const last = glyphs.at(-1)?.[0] ?? 0
  const map = new Uint8Array(2 * (last + 1))
  for (const [code, glyph] of glyphs) {
    const id = ids.get(glyph.id) ?? 0
    map[2 * code] = id >> 8
    map[2 * code + 1] = id & 0xff
  }
  return map
}

/** The widths of codes, those of neighbours after the first of them (ISO 32000-1, 9.7.4.3). */
const widthsOf = (glyphs: Glyphs): string => {
  let text = ''
  let previous = -1
  for (const [code, { width }] of glyphs) {
    text += code === previous + 1 ? ' ' : `${text && ']'}${code}[`
    text += Math.round(width * 100) / 100
    previous = code
  }
  return `[${text}]]`
}

/** What a document holds of a font, the long parts compressed. */
type FontParts = {
  length: number
  file: Uint8Array
  map: Uint8Array
  unicode: Uint8Array
  widths: string
}

const makeParts = (location: string, glyphs: Glyphs): FontParts => {
  const subset = subsetFont(
    fontBytes(location),
    glyphs.map(([, { id }]) => id),
  )
  return {
    length: subset.bytes.length,
    file: compress(subset.bytes),
    map: compress(glyphMap(glyphs, subset)),
    unicode: compress(Buffer.from(toUnicode(glyphs), 'latin1')),
    widths: widthsOf(glyphs),
  }
}

const MAX_KNOWN_PARTS = 48

/** Most documents use the same characters of a font. */
const knownParts = new Map<string, FontParts>()

const partsOf = (location: string, glyphs: Glyphs): FontParts => {
  const key = `${location} ${glyphs.map(([code, { key }]) => `${code} ${key}`).join()}`
  const parts = knownParts.get(key) ?? makeParts(location, glyphs)
  if (knownParts.size >= MAX_KNOWN_PARTS) knownParts.clear()
  knownParts.set(key, parts)
  return parts
}

const SYSTEM_INFO = dictionary({ Registry: '(Adobe)', Ordering: '(Identity)', Supplement: 0 })

const descendant = (pdf: PdfObjects, font: Font, fontName: string, parts: FontParts): Reference =>
  add(
    pdf,
    dictionary({
      Type: name('Font'),
      Subtype: name('CIDFontType2'),
      BaseFont: name(fontName),
      CIDSystemInfo: SYSTEM_INFO,
      FontDescriptor: descriptor(pdf, font, fontName, parts),
      CIDToGIDMap: addCompressed(pdf, parts.map),
      DW: 0,
      W: parts.widths,
    }),
  )

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

/** A CMap from codes to the text each prints, for copying and searching. */
const toUnicode = (glyphs: Glyphs): string => {
  const entries = glyphs.map(([code, { text }]) => `<${hex16(code)}> <${utf16(text)}>`)
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
  const { location } = resource
  const font = loadFont(location)
  const fontName = subsetName(font, index)
  const parts = partsOf(
    location,
    glyphsOf(resource).sort(([one], [other]) => one - other),
  )
  return add(
    pdf,
    dictionary({
      Type: name('Font'),
      Subtype: name('Type0'),
      BaseFont: name(fontName),
      Encoding: name('Identity-H'),
      DescendantFonts: array([descendant(pdf, font, fontName, parts)]),
      ToUnicode: addCompressed(pdf, parts.unicode),
    }),
  )
}
