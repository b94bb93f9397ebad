import type { Font } from 'fontkit'
import { type Face, fontRuns, loadFont, visibleText } from './font-files.ts'

/**
 * A glyph and the characters it stands for; lengths in thousandths of the type size. Its advance
 * differs from its own width by kerning.
 */
export type ShapedGlyph = {
  id: number
  text: string
  /** The same for glyphs that look and read the same. */
  key: string
  /** The character, when this is the glyph that the font has for it by itself. */
  character?: number
  width: number
  advance: number
  x: number
  y: number
}

/** Text turned into glyphs, in the order they are drawn, with kerning and ligatures. */
export type ShapedText = {
  runs: { font: string; glyphs: ShapedGlyph[] }[]
  width: number
}

/** Characters that have a glyph, each with the joiners and selectors around it, which have none. */
const CHARACTERS =
  /\p{Default_Ignorable_Code_Point}*\P{Default_Ignorable_Code_Point}\p{Default_Ignorable_Code_Point}*/gu

/** Stands for a part of a letter, such as the dot of an Arabic one, when text is copied. */
const JOINER = '\u200D'

/** Characters of one UTF-16 unit that are nobody's private use. */
const hasCharacter = (text: string) => text.length === 1 && (text < '\uD800' || text > '\uF8FF')

/** The character that a glyph stands for by itself; none for a ligature or another form of a letter. */
const characterOf = (font: Font, id: number, text: string): number | undefined => {
  if (!hasCharacter(text)) return undefined
  const character = text.charCodeAt(0)
  return font.glyphForCodePoint(character).id === id ? character : undefined
}

const shapeRun = (font: Font, text: string): ShapedGlyph[] => {
  const { glyphs, positions, direction } = font.layout(visibleText(text))
  const scale = 1000 / font.unitsPerEm
  const characters = text.match(CHARACTERS) ?? []
  const isOneToOne = glyphs.length === characters.length && direction !== 'rtl'
  return glyphs.map((glyph, index) => {
    const { id, advanceWidth, codePoints } = glyph
    const own = isOneToOne ? characters[index] : undefined
    const printed = own ?? (String.fromCodePoint(...codePoints) || JOINER)
    const position = positions[index] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }
    return {
      id,
      text: printed,
      key: `${id} ${printed}`,
      character: characterOf(font, id, printed),
      width: advanceWidth * scale,
      advance: position.xAdvance * scale,
      x: position.xOffset * scale,
      y: position.yOffset * scale,
    }
  })
}

export const widthOf = (glyphs: readonly ShapedGlyph[]): number =>
  glyphs.reduce((sum, { advance }) => sum + advance, 0)

/** The glyphs of a text as its fonts ask for them, which takes some 30 microseconds a word. */
export const shapeWithFonts = (text: string, face: Face): ShapedText => {
  const runs = fontRuns(text, face).map((run) => ({
    font: run.font,
    glyphs: shapeRun(loadFont(run.font), run.text),
  }))
  return { runs, width: widthOf(runs.flatMap(({ glyphs }) => glyphs)) }
}
