import type { Font } from 'fontkit'
import { type Face, faceFont } from './font-files.ts'

/**
 * What the font of a face says of simple words, as OpenType's own tables of pairs have it (specification, GPOS, "Pair
 * adjustment positioning format 2"). Lengths are in thousandths of the type size. `texts` are single characters, then
 * ligatures; the lists beside it have an entry for each of them.
 */
export type KerningClasses = {
  texts: readonly string[]
  /** The glyph that prints a text, and its width where nothing follows. */
  glyphs: readonly number[]
  widths: readonly number[]
  /** The class of a text before others, and behind others. */
  first: readonly number[]
  second: readonly number[]
  /** What a width changes by, by the class of the text and that of the one behind it. */
  kerning: readonly (readonly number[])[]
}

/** Spaces, ASCII, letters of Europe and the signs of our texts, each of one UTF-16 unit and read from left to right. */
const SIMPLE = /^[ -~\u00A0§À-ſ–—‘’“”•…]+$/

/** All of these characters have lower numbers. */
const END_OF_SIMPLE = 0x2100

const charactersOf = (font: Font): string[] =>
  Array.from({ length: END_OF_SIMPLE }, (_, code) => String.fromCharCode(code)).filter(
    (character) => SIMPLE.test(character) && font.hasGlyphForCodePoint(character.charCodeAt(0)),
  )

/** In our fonts every ligature begins with this letter; the tests would find another one. */
const LIGATURE_START = 'f'

const longerLigatures = (font: Font, shorter: readonly string[], characters: readonly string[]) =>
  shorter.flatMap((text) =>
    characters.flatMap((character) => {
      const longer = text + character
      return font.layout(longer).glyphs.length === 1 ? [longer] : []
    }),
  )

const ligaturesOf = (font: Font, characters: readonly string[]): string[] => {
  const ligatures: string[] = []
  let found = longerLigatures(font, [LIGATURE_START], characters)
  while (found.length > 0) {
    ligatures.push(...found)
    found = longerLigatures(font, found, characters)
  }
  return ligatures
}

/** Whether the font prints the two texts by one glyph each: they may be part of a longer ligature. */
const areTwo = (one: string, other: string, ligatures: readonly string[]): boolean => {
  const joined = one + other
  const [longest = one[0]] = ligatures
    .filter((ligature) => joined.startsWith(ligature))
    .toSorted((a, b) => b.length - a.length)
  return longest === one && !(other === LIGATURE_START && ligatures.includes(joined))
}

/** What the width of a text changes by before each of the texts, in thousandths; 0 where they never meet. */
export const kerningOf = (face: Face, text: string, texts: readonly string[]): number[] => {
  const font = faceFont(face)
  const ligatures = texts.filter(({ length }) => length > 1)
  const met = texts.filter((other) => areTwo(text, other, ligatures))
  // One layout is quicker than hundreds; a space divides the pairs, so that every third glyph is the text's.
  const { positions } = font.layout(met.map((other) => text + other).join(' '))
  if (positions.length !== 3 * met.length - 1) throw new Error(`${text} is part of a new ligature`)
  const width = font.layout(text).positions[0]?.xAdvance ?? 0
  const changes = new Map(
    met.map((other, index) => [other, (positions[3 * index]?.xAdvance ?? 0) - width]),
  )
  return texts.map((other) => ((changes.get(other) ?? 0) * 1000) / font.unitsPerEm)
}

/** Equal rows are one class: the number of each row's class, and one row of each. */
const classesOf = (rows: readonly (readonly number[])[]) => {
  const keys = rows.map((row) => row.join())
  const distinct = [...new Set(keys)]
  return {
    numbers: keys.map((key) => distinct.indexOf(key)),
    rows: distinct.map((key) => rows[keys.indexOf(key)] ?? []),
  }
}

const transposed = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0))

/** The simple texts of a face's own font, measured pair by pair, which takes seconds. */
export const measureKerning = (face: Face): KerningClasses => {
  const font = faceFont(face)
  const characters = charactersOf(font)
  const texts = [...characters, ...ligaturesOf(font, characters)]
  const alone = texts.map((text) => font.layout(text).glyphs[0])
  const first = classesOf(texts.map((text) => kerningOf(face, text, texts)))
  const second = classesOf(transposed(first.rows))
  return {
    texts,
    glyphs: alone.map((glyph) => glyph?.id ?? 0),
    widths: alone.map((glyph) => ((glyph?.advanceWidth ?? 0) * 1000) / font.unitsPerEm),
    first: first.numbers,
    second: second.numbers,
    kerning: transposed(second.rows),
  }
}
