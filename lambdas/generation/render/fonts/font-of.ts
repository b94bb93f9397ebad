import type { Face } from '../layout/measure.ts'
import { FONT_CHAINS, REPLACEMENT_FONT } from './faces.ts'
import { loadFont } from './font.ts'

export const REPLACEMENT = '\uFFFD'

/** A stretch of text that one font file can print. */
export type FontRun = { font: string; text: string }

/** Joiners and variation selectors need no glyph of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The text without characters that print nothing. */
export const visible = (text: string) => text.replace(INVISIBLE, '')

const hasAll = (location: string, text: string) => {
  const font = loadFont(location)
  for (const character of visible(text)) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return false
  }
  return true
}

const fontOf = (text: string, chain: readonly string[]) =>
  chain.find((location) => hasAll(location, text))

/** A grapheme that no font has as a whole is printed character by character, or replaced. */
function runsOfGrapheme(grapheme: string, chain: readonly string[]): FontRun[] {
  const whole = fontOf(grapheme, chain)
  if (whole) return [{ font: whole, text: grapheme }]
  return [...grapheme].map((character) => {
    const font = fontOf(character, chain)
    return font ? { font, text: character } : { font: REPLACEMENT_FONT, text: REPLACEMENT }
  })
}

function joined(runs: FontRun[]): FontRun[] {
  const merged: FontRun[] = []
  for (const run of runs) {
    const last = merged.at(-1)
    if (last?.font === run.font) last.text += run.text
    else merged.push({ ...run })
  }
  return merged
}

/** Divides text among the fonts of a face; larger fallback fonts are read only when needed. */
export function fontRuns(text: string, face: Face): FontRun[] {
  const chain = FONT_CHAINS[face]
  const first = chain[0]
  if (first && hasAll(first, text)) return [{ font: first, text }]
  const parts = [...graphemes.segment(text)]
  return joined(parts.flatMap((part) => runsOfGrapheme(part.segment, chain)))
}
