import type { Face } from './font-files.ts'
import { shapeWord } from './shape-pairs.ts'
import type { ShapedText } from './shape-with-fonts.ts'

const MAX_CACHED_WORDS = 10_000
const MAX_CACHED_LENGTH = 100

/** Legal texts repeat their words, so short ones are kept. */
const caches: Record<Face, Map<string, ShapedText>> = {
  regular: new Map(),
  italic: new Map(),
  bold: new Map(),
  boldItalic: new Map(),
}

/** The glyphs of a word. Never throws. */
export const shape = (text: string, face: Face): ShapedText => {
  const cache = caches[face]
  const known = cache.get(text)
  if (known) return known
  const shaped = shapeWord(text, face)
  if (cache.size >= MAX_CACHED_WORDS) cache.clear()
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, shaped)
  return shaped
}

/** Width of a text in points at a type size in points. */
export type MeasureText = (text: string, face: Face, size: number) => number

/** Measures text as it will be drawn: word by word, with a plain space between words. */
export const measureWithFonts: MeasureText = (text, face, size) => {
  if (text === ' ' || !text.includes(' '))
    return text === '' ? 0 : (shape(text, face).width * size) / 1000
  const words = text.split(' ')
  const spaces = shape(' ', face).width * (words.length - 1)
  const width = words.reduce(
    (sum, word) => sum + (word === '' ? 0 : shape(word, face).width),
    spaces,
  )
  return (width * size) / 1000
}
