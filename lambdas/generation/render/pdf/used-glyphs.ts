import type { ShapedGlyph } from '../fonts/shape-with-fonts.ts'

/**
 * The characters of a font whose own glyphs are used. A document notes some 40,000 glyphs: ASCII takes one bit
 * each, in numbers of 32 bits, so that a whole line is noted in four steps.
 */
export type UsedGlyphs = { ascii: [number, number, number, number]; others: Set<number> }

export const nothingUsed = (): UsedGlyphs => ({ ascii: [0, 0, 0, 0], others: new Set() })

/** The own glyphs of characters by the location of their font, which are the same in every document. */
const known = new Map<string, Map<number, ShapedGlyph>>()

/** The glyphs, all of them of characters, as used ones of their font. */
export const usedGlyphs = (location: string, glyphs: readonly ShapedGlyph[]): UsedGlyphs => {
  const own = known.get(location) ?? new Map<number, ShapedGlyph>()
  known.set(location, own)
  const { ascii, others } = nothingUsed()
  for (const glyph of glyphs) {
    const { character = 0 } = glyph
    own.set(character, glyph)
    const word = character >> 5
    if (word === 0 || word === 1 || word === 2 || word === 3) ascii[word] |= 1 << (character & 31)
    else others.add(character)
  }
  return { ascii, others }
}

/** Adds what is used. */
export const noteUsed = (to: UsedGlyphs, { ascii, others }: UsedGlyphs): void => {
  to.ascii[0] |= ascii[0]
  to.ascii[1] |= ascii[1]
  to.ascii[2] |= ascii[2]
  to.ascii[3] |= ascii[3]
  if (others.size > 0) for (const character of others) to.others.add(character)
}

/** The glyphs of a font by character. */
export const characterGlyphs = (
  location: string,
  { ascii, others }: UsedGlyphs,
): [number, ShapedGlyph][] => {
  const own = known.get(location)
  const used = ascii.flatMap((bits, word) =>
    Array.from({ length: 32 }, (_, bit) => (bits & (1 << bit) ? [word * 32 + bit] : [])).flat(),
  )
  return [...used, ...others].flatMap((character) => {
    const glyph = own?.get(character)
    return glyph ? [[character, glyph] as [number, ShapedGlyph]] : []
  })
}
