import bidiFactory from 'bidi-js'
import type { Font } from 'fontkit'
import { type Face, fontRuns, loadFont, visibleText } from './font-files.ts'

/**
 * A positioned glyph; lengths in thousandths of the type size. Kerning makes `advance` differ from `width`.
 * `characters` is how many of the text it stands for, more than one for a ligature.
 */
export type ShapedGlyph = {
  id: number
  characters: number
  width: number
  advance: number
  x: number
  y: number
}

/** Glyphs of one font file in the order they are drawn, and the text that was shaped. */
export type ShapedRun = { font: string; text: string; glyphs: readonly ShapedGlyph[] }

/** `width` is in thousandths of the type size. */
type ShapedText = { runs: readonly ShapedRun[]; width: number }

/** Turns a word, or several that are read from right to left (`isRtl`), into glyphs. Never throws. */
export type Shape = (text: string, face: Face, isRtl?: boolean) => ShapedText

/** Width of a text in points at a type size in points. */
export type MeasureText = (text: string, face: Face, size: number) => number

const RTL_SCRIPT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u

const shapeRun = (font: Font, text: string): ShapedGlyph[] => {
  const { glyphs, positions } = font.layout(text)
  const scale = 1000 / font.unitsPerEm
  return glyphs.map(({ id, codePoints, advanceWidth }, index) => {
    const position = positions[index] ?? { xAdvance: advanceWidth, xOffset: 0, yOffset: 0 }
    return {
      id,
      characters: codePoints.length,
      width: advanceWidth * scale,
      advance: position.xAdvance * scale,
      x: position.xOffset * scale,
      y: position.yOffset * scale,
    }
  })
}

const bidi = bidiFactory()

/** Brackets open at the other side in text that is read from right to left. */
const mirrored = (text: string) =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('')

/** fontkit reverses the glyphs of right-to-left scripts itself, but not punctuation by itself. */
const inVisualOrder = (text: string) =>
  RTL_SCRIPT.test(text) ? text : [...text].toReversed().join('')

const shapeText = (text: string, face: Face, isRtl: boolean): ShapedText => {
  const ordered = isRtl ? fontRuns(mirrored(text), face).toReversed() : fontRuns(text, face)
  const runs = ordered.map(({ font, text: part }) => {
    const visible = isRtl ? inVisualOrder(visibleText(part)) : visibleText(part)
    return { font, text: visible, glyphs: shapeRun(loadFont(font), visible) }
  })
  const glyphs = runs.flatMap((run) => run.glyphs)
  return { runs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
}

/** Shaped words of the templates, which every document repeats. Nothing else is kept between documents. */
const templateWords = new Map<string, ShapedText>()

/**
 * A shaper for one document: it remembers words, because legal text repeats them. Those of the template, by
 * default none, are remembered for the next document.
 */
export const createShaper = (ofTemplate: ReadonlySet<string> = new Set()): Shape => {
  const ownWords = new Map<string, ShapedText>()
  return (text, face, isRtl = false) => {
    const words = ofTemplate.has(text) ? templateWords : ownWords
    const key = `${face} ${isRtl} ${text}`
    const known = words.get(key)
    if (known) return known
    const shaped = shapeText(text, face, isRtl)
    words.set(key, shaped)
    return shaped
  }
}

/** Measures text as it is drawn: word by word, with a plain space between words. */
export const measureWith =
  (shape: Shape): MeasureText =>
  (text, face, size) => {
    const words = text.split(' ')
    const spaces = words.length > 1 ? shape(' ', face).width * (words.length - 1) : 0
    const width = words.reduce(
      (sum, word) => sum + (word === '' ? 0 : shape(word, face).width),
      spaces,
    )
    return (width * size) / 1000
  }

/** Measures a few words without remembering them. */
export const measureWithFonts: MeasureText = (text, face, size) =>
  measureWith(createShaper())(text, face, size)
