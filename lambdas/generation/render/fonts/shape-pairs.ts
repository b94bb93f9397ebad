import type { Face } from './font-files.ts'
import { type ShapedGlyph, type ShapedText, shapeWithFonts, widthOf } from './shape-with-fonts.ts'

/** ASCII, letters of Europe and the signs of our texts, each of one UTF-16 unit and read from left to right. */
const SIMPLE = /^[!-~§À-ſ–—‘’“”•…]+$/

/** A character's glyph as it stands before another: kerning changes its advance and nothing else. */
type Placed = { font: string; glyph: ShapedGlyph }

const MAX_PAIRS = 10_000

/** Glyphs by a character and the one after it, which a word's last character lacks. */
const pairsIn: Record<Face, Map<string, Placed>> = {
  regular: new Map(),
  italic: new Map(),
  bold: new Map(),
  boldItalic: new Map(),
}

const pairAt = (word: string, index: number) => word.slice(index, index + 2)

/** The word from pairs that others had; undefined when one of them is new. */
const fromPairs = (word: string, face: Face): ShapedText | undefined => {
  const pairs = pairsIn[face]
  const glyphs: ShapedGlyph[] = []
  let font: string | undefined
  for (let index = 0; index < word.length; index++) {
    const placed = pairs.get(pairAt(word, index))
    font ??= placed?.font
    if (!placed || placed.font !== font) return undefined
    glyphs.push(placed.glyph)
  }
  return font === undefined ? undefined : { runs: [{ font, glyphs }], width: widthOf(glyphs) }
}

const isPlain = ({ character, x, y }: ShapedGlyph) => character !== undefined && x === 0 && y === 0

/** Notes the pairs of a word in which each character has its own glyph; a ligature is nobody's pair. */
const notePairs = (word: string, face: Face, { runs: [run, ...others] }: ShapedText) => {
  if (!run || others.length > 0 || run.glyphs.length !== word.length) return
  if (!run.glyphs.every(isPlain)) return
  const pairs = pairsIn[face]
  if (pairs.size >= MAX_PAIRS) pairs.clear()
  for (const [index, glyph] of run.glyphs.entries()) {
    pairs.set(pairAt(word, index), { font: run.font, glyph })
  }
}

/**
 * The glyphs of a word. In our faces kerning and ligatures depend on two neighbours, so that a simple word can be
 * put together from the pairs of others: the longest document asks its fonts for 770 words instead of 2,300,
 * and a new name hardly any.
 */
export const shapeWord = (word: string, face: Face): ShapedText => {
  if (!SIMPLE.test(word)) return shapeWithFonts(word, face)
  const known = fromPairs(word, face)
  if (known) return known
  const shaped = shapeWithFonts(word, face)
  notePairs(word, face, shaped)
  return shaped
}
