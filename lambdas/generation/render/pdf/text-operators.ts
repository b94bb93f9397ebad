import type { Face } from '../fonts/font-files.ts'
import type { Shape, ShapedGlyph } from '../fonts/shape.ts'
import { codeOf, type UsedFont, type UsedFonts, usedFont } from './embedded-fonts.ts'

/** A number of an operator: a thousandth of a point is not visible. */
export const decimal = (value: number): string => String(Math.round(value * 1000) / 1000)

/**
 * Glyphs of one font that are `rise` thousandths of the type size above the baseline. `shown` is the inside of what a TJ
 * operator shows: hexadecimal codes, and moves in thousandths of the type size between them.
 */
type Stretch = { font: UsedFont; rise: number; shown: string }

/** Smaller moves and rises, in thousandths of the type size, are not visible. */
const MIN_VISIBLE = 0.5

const moved = (distance: number): string =>
  Math.abs(distance) > MIN_VISIBLE ? `> ${decimal(distance)} <` : ''

const shownOf = (font: UsedFont, glyph: ShapedGlyph): string => {
  const { x, width, advance } = glyph
  return `${moved(-x)}${codeOf(font, glyph)}${moved(width - advance + x)}`
}

/** Adds glyphs to the last stretch, or begins another. */
const addStretch = (stretches: Stretch[], { font, rise, shown }: Stretch): void => {
  const last = stretches.at(-1)
  if (last && last.font === font && last.rise === rise) last.shown += shown
  else stretches.push({ font, rise, shown })
}

/** Words in the order they are drawn, with a space between any two; `matrix` places the first on the page. */
export type PlacedWords = {
  words: readonly string[]
  face: Face
  size: number
  isRtl?: boolean
  matrix: readonly [number, number, number, number, number, number]
}

/** Writes the operators of a text. */
export type TextWriter = (text: PlacedWords) => string

/** A writer for one document, which adds what it writes to the used fonts. */
export const createTextWriter = (fonts: UsedFonts, shape: Shape): TextWriter => {
  const encode = (word: string, face: Face, isRtl: boolean): Stretch[] => {
    const stretches: Stretch[] = []
    for (const run of shape(word, face, isRtl).runs) {
      const font = usedFont(fonts, run.font)
      for (const glyph of run.glyphs) {
        const rise = Math.abs(glyph.y) > MIN_VISIBLE ? glyph.y : 0
        addStretch(stretches, { font, rise, shown: shownOf(font, glyph) })
      }
    }
    return stretches
  }
  const cache: Record<Face, Map<string, Stretch[]>> = {
    regular: new Map(),
    italic: new Map(),
    bold: new Map(),
    boldItalic: new Map(),
  }
  const encodeCached = (word: string, face: Face): Stretch[] => {
    const stretches = cache[face].get(word) ?? encode(word, face, false)
    cache[face].set(word, stretches)
    return stretches
  }
  return ({ words, face, size, isRtl = false, matrix }) => {
    const stretches: Stretch[] = []
    words.forEach((word, index) => {
      if (index > 0) for (const part of encodeCached(' ', face)) addStretch(stretches, part)
      const parts = isRtl ? encode(word, face, true) : encodeCached(word, face)
      for (const part of parts) addStretch(stretches, part)
    })
    const operators = stretches.map(({ font, rise, shown }) => {
      const text = `/${font.name} ${decimal(size)} Tf [<${shown}>] TJ`
      return rise === 0 ? text : `${decimal((rise * size) / 1000)} Ts ${text} 0 Ts`
    })
    return `BT ${matrix.map(decimal).join(' ')} Tm ${operators.join(' ')} ET`
  }
}
