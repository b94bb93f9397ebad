import bidiFactory from 'bidi-js'
import type { Font, Glyph } from 'fontkit'
import {
  createFaceMaps,
  type Face,
  loadFont,
  parseFont,
  readOnce,
  removeInvisible,
  splitByFont,
} from './font-files.ts'

/**
 * A positioned glyph; lengths are in thousandths of the font size. Kerning makes `advance` differ from `width`.
 * `codePoints` are its characters, several for a ligature.
 */
export type ShapedGlyph = {
  id: number
  codePoints: readonly number[]
  width: number
  advance: number
  x: number
  y: number
}

/** Glyphs of one font file, in visual order. */
type ShapedRun = { font: string; glyphs: readonly ShapedGlyph[] }

/** `width` is in thousandths of the font size. */
type ShapedText = { runs: readonly ShapedRun[]; width: number }

export type Source = 'template' | 'answer'

/**
 * Shapes a word, or several words of right-to-left text (`isRtl`). Words from a template stay cached for other
 * documents. Never throws.
 */
export type Shape = (
  text: string,
  face: Face,
  options?: { source?: Source; isRtl?: boolean },
) => ShapedText

/** The width of a text in points at a font size in points. */
export type MeasureText = (text: string, face: Face, size: number, source?: Source) => number

const RTL_SCRIPT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u

/** Scripts whose glyphs are in the order of their characters. */
const SIMPLE_SCRIPTS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u

/**
 * The characters of each glyph. fontkit caches a glyph with the characters of its first use, which may be a
 * no-break space instead of a space. For simple scripts they are therefore taken from the text.
 */
const codePointsOf = (text: string, glyphs: readonly Glyph[]): readonly number[][] => {
  const known = glyphs.map(({ codePoints }) => codePoints)
  const all = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  if (!SIMPLE_SCRIPTS.test(text) || known.flat().length !== all.length) return known
  let start = 0
  return known.map(({ length }) => {
    start += length
    return all.slice(start - length, start)
  })
}

const WITHOUT_MARK_POSITIONS = { abvm: false, blwm: false, mark: false, mkmk: false }

/** Numbers are written from the left in every script; fontkit reverses Persian and Urdu ones without it. */
const directionOf = (text: string) =>
  /\p{Nd}/u.test(text) && !/\p{L}/u.test(text) ? 'ltr' : undefined

/**
 * fontkit throws on marks without an anchor on their base, as in Gurmukhi. They are then laid out without mark
 * positioning.
 */
const layoutGlyphs = (font: Font, text: string) => {
  const layout = (features?: Record<string, boolean>) =>
    font.layout(text, features, undefined, undefined, directionOf(text))
  try {
    return layout()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return layout(WITHOUT_MARK_POSITIONS)
  }
}

const shapeRun = (font: Font, text: string): ShapedGlyph[] => {
  const { glyphs, positions } = layoutGlyphs(font, text)
  const codePoints = codePointsOf(text, glyphs)
  const scale = 1000 / font.unitsPerEm
  return glyphs.map(({ id, advanceWidth }, index) => {
    const position = positions[index] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }
    return {
      id,
      codePoints: codePoints[index] ?? [],
      width: advanceWidth * scale,
      advance: position.xAdvance * scale,
      x: position.xOffset * scale,
      y: position.yOffset * scale,
    }
  })
}

const bidi = bidiFactory()

/** Brackets are mirrored in right-to-left text. */
const mirrorBrackets = (text: string) =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('')

/** fontkit reverses the glyphs of right-to-left scripts, but not punctuation without letters. */
const toVisualOrder = (text: string) =>
  RTL_SCRIPT.test(text) ? text : [...text].toReversed().join('')

const shapeText = (
  text: string,
  face: Face,
  isRtl: boolean,
  documentFont: (location: string) => Font,
): ShapedText => {
  const fontRuns = splitByFont(isRtl ? mirrorBrackets(text) : text, face)
  const runs = (isRtl ? fontRuns.toReversed() : fontRuns).map(({ font, text: part }) => {
    const visible = isRtl ? toVisualOrder(removeInvisible(part)) : removeInvisible(part)
    const parsed = SIMPLE_SCRIPTS.test(visible) ? loadFont(font) : documentFont(font)
    return { font, glyphs: shapeRun(parsed, visible) }
  })
  const glyphs = runs.flatMap((run) => run.glyphs)
  return { runs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
}

/** Shaped words of the templates, which every document repeats. */
const templateCache = createFaceMaps<ShapedText>()

/** A shaper for one document. It caches words, because legal text repeats them. */
export const createShaper = (): Shape => {
  const documentCache = createFaceMaps<ShapedText>()
  const documentFont = readOnce(parseFont)
  return (text, face, { source = 'answer', isRtl = false } = {}) => {
    if (isRtl) return shapeText(text, face, true, documentFont)
    const known = templateCache[face].get(text) ?? documentCache[face].get(text)
    if (known) return known
    const shaped = shapeText(text, face, false, documentFont)
    const cache = source === 'template' ? templateCache : documentCache
    cache[face].set(text, shaped)
    return shaped
  }
}

/** Measures text the way it is rendered: word by word, with a plain space between words. */
export const createMeasure =
  (shape: Shape): MeasureText =>
  (text, face, size, source) => {
    const words = text.split(' ')
    const spaces = shape(' ', face, { source: 'template' }).width * (words.length - 1)
    const width = words.reduce((sum, word) => sum + shape(word, face, { source }).width, spaces)
    return (width * size) / 1000
  }
