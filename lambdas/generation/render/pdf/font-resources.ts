import type { Face } from '../fonts/font-files.ts'
import { shape } from '../fonts/shape.ts'
import type { ShapedGlyph, ShapedText } from '../fonts/shape-with-fonts.ts'
import {
  characterGlyphs,
  noteUsed,
  nothingUsed,
  type UsedGlyphs,
  usedGlyphs,
} from './used-glyphs.ts'

/**
 * The glyphs a document uses of one font. A code stands for a glyph and the text it prints, so that text copied
 * from the file is the text that was written, ligatures included.
 */
export type FontResource = {
  name: string
  location: string
  /** The glyphs of characters. */
  used: UsedGlyphs
  /** Other glyphs by code, and the codes by their keys. */
  forms: Map<number, ShapedGlyph>
  formCodes: Map<string, number>
}

/** The fonts of a document by the location of their files. */
export type FontResources = Map<string, FontResource>

/**
 * A stretch of one font; `codes` is what stands inside the outer parentheses of a TJ array. `raised`
 * are its glyphs where some do not stand on the baseline.
 */
type EncodedRun = { font: FontResource; codes: string; raised?: readonly ShapedGlyph[] }

/** A run whose codes are the same in every document. */
type LastingRun = { location: string; codes: string; used: UsedGlyphs }

/** The font's resource in this document, added when it is first used. */
const resourceOf = (fonts: FontResources, location: string): FontResource => {
  const known = fonts.get(location)
  if (known) return known
  const font = {
    name: `F${fonts.size + 1}`,
    location,
    used: nothingUsed(),
    forms: new Map(),
    formCodes: new Map(),
  }
  fonts.set(location, font)
  return font
}

/** All glyphs that a document uses of a font, by their codes. */
export const glyphsOf = ({ location, used, forms }: FontResource): [number, ShapedGlyph][] => [
  ...characterGlyphs(location, used),
  ...forms,
]

/** Unicode's private use area: no character has one of these numbers. */
const FIRST_FORM = 0xe000

/**
 * The code of a glyph in a document. It is the character's own number where there is one, so that a word has
 * the same codes in every document; other glyphs are numbered as they come.
 */
const codeOf = (font: FontResource, glyph: ShapedGlyph): number => {
  if (glyph.character !== undefined) {
    noteUsed(font.used, usedGlyphs(font.location, [glyph]))
    return glyph.character
  }
  const code = font.formCodes.get(glyph.key) ?? FIRST_FORM + font.forms.size
  font.forms.set(code, glyph)
  font.formCodes.set(glyph.key, code)
  return code
}

/** Characters that end a string or mean something else in it (ISO 32000-1, 7.3.4.2). */
const escaped = (byte: number): string => {
  if (byte === 0x0d) return '\\r'
  const character = String.fromCharCode(byte)
  return '()\\'.includes(character) ? `\\${character}` : character
}

/**
 * The two bytes of a code, as they stand in a string: in hexadecimal a page would take half as long again
 * to compress and be larger.
 */
const bytesOf = (code: number): string => escaped(code >> 8) + escaped(code & 0xff)

/** Moves back by thousandths of the type size; less than a half is not worth a byte. */
const moveBack = (distance: number) =>
  Math.abs(distance) > 0.5 ? `)${Math.round(distance * 1000) / 1000}(` : ''

/** Codes, with the moves between glyphs outside their parentheses. */
const codesOf = (
  glyphs: readonly ShapedGlyph[],
  codeFor: (glyph: ShapedGlyph) => number,
): string => {
  let codes = ''
  for (const glyph of glyphs) {
    const { x, width, advance } = glyph
    codes += moveBack(-x) + bytesOf(codeFor(glyph)) + moveBack(width - advance + x)
  }
  return codes
}

/** The same with the codes of a document's font, in which the glyphs are noted. */
export const codesIn = (font: FontResource, glyphs: readonly ShapedGlyph[]): string =>
  codesOf(glyphs, (glyph) => codeOf(font, glyph))

/** Marks above or below their letter (Thai, Arabic) are raised one glyph at a time. */
const isRaised = (glyph: ShapedGlyph) => Math.abs(glyph.y) > 0.5

const ownCharacter = ({ character = 0 }: ShapedGlyph) => character

/** The runs of a word whose codes are the same in every document; undefined where some differ. */
const lastingRuns = ({ runs }: ShapedText): readonly LastingRun[] | undefined => {
  const isLasting = runs.every(({ glyphs }) =>
    glyphs.every((glyph) => glyph.character !== undefined && !isRaised(glyph)),
  )
  if (!isLasting) return undefined
  return runs.map(({ font, glyphs }) => ({
    location: font,
    codes: codesOf(glyphs, ownCharacter),
    used: usedGlyphs(font, glyphs),
  }))
}

const MAX_KNOWN_WORDS = 10_000

/** Legal texts repeat their words; "none" has no lasting runs. */
const knownWords: Record<Face, Map<string, readonly LastingRun[] | 'none'>> = {
  regular: new Map(),
  italic: new Map(),
  bold: new Map(),
  boldItalic: new Map(),
}

const lastingRunsOf = (word: string, face: Face): readonly LastingRun[] | undefined => {
  const words = knownWords[face]
  const known = words.get(word)
  if (known) return known === 'none' ? undefined : known
  const runs = lastingRuns(shape(word, face))
  if (words.size >= MAX_KNOWN_WORDS) words.clear()
  words.set(word, runs ?? 'none')
  return runs
}

/** A lasting run in a document, whose font notes the glyphs. */
const inDocument = (
  fonts: FontResources,
  location: string,
  codes: string,
  used: UsedGlyphs,
): EncodedRun => {
  const font = resourceOf(fonts, location)
  noteUsed(font.used, used)
  return { font, codes }
}

/** Adds a run of a document; neighbours of one font are joined. */
const append = (
  runs: EncodedRun[],
  fonts: FontResources,
  { location, codes, used }: LastingRun,
): void => {
  const last = runs.at(-1)
  if (last?.font.location === location && !last.raised) {
    last.codes += codes
    noteUsed(last.font.used, used)
  } else runs.push(inDocument(fonts, location, codes, used))
}

const appendWord = (runs: EncodedRun[], fonts: FontResources, word: string, face: Face) => {
  const lasting = lastingRunsOf(word, face)
  if (lasting) {
    for (const run of lasting) append(runs, fonts, run)
    return
  }
  for (const { font: location, glyphs } of shape(word, face).runs) {
    const font = resourceOf(fonts, location)
    const codes = codesIn(font, glyphs)
    if (glyphs.some(isRaised)) runs.push({ font, codes, raised: glyphs })
    else append(runs, fonts, { location, codes, used: nothingUsed() })
  }
}

const encodeAnew = (fonts: FontResources, words: readonly string[], face: Face): EncodedRun[] => {
  const runs: EncodedRun[] = []
  for (const [index, word] of words.entries()) {
    if (index > 0) appendWord(runs, fonts, ' ', face)
    if (word !== '') appendWord(runs, fonts, word, face)
  }
  return runs
}

/** The words with a space between any two, as runs that last; undefined where codes differ by document. */
const lastingLine = (words: readonly string[], face: Face): LastingRun[] | undefined => {
  const runs: { location: string; codes: string[]; used: UsedGlyphs }[] = []
  for (const word of words.flatMap((each, index) => (index > 0 ? [' ', each] : [each]))) {
    if (word === '') continue
    const own = lastingRunsOf(word, face)
    if (!own) return undefined
    for (const { location, codes, used } of own) {
      let last = runs.at(-1)
      if (last?.location !== location) {
        last = { location, codes: [], used: nothingUsed() }
        runs.push(last)
      }
      last.codes.push(codes)
      noteUsed(last.used, used)
    }
  }
  return runs.map(({ location, codes, used }) => ({ location, codes: codes.join(''), used }))
}

/** Lines that all documents have. */
const knownLines = new WeakMap<readonly string[], readonly LastingRun[] | 'none'>()

/** Words and the spaces between them, in the codes of this document. Frozen words are those of a line that is kept. */
export const encodeWords = (
  fonts: FontResources,
  words: readonly string[],
  face: Face,
): readonly EncodedRun[] => {
  if (!Object.isFrozen(words)) return encodeAnew(fonts, words, face)
  const known = knownLines.get(words) ?? lastingLine(words, face) ?? 'none'
  knownLines.set(words, known)
  if (known === 'none') return encodeAnew(fonts, words, face)
  return known.map(({ location, codes, used }) => inDocument(fonts, location, codes, used))
}
