import { type Face, faceFile } from './font-files.ts'
import faces from './kerning.json' with { type: 'json' }
import type { KerningClasses } from './measure-kerning.ts'
import { type ShapedGlyph, type ShapedText, shapeWithFonts, widthOf } from './shape-with-fonts.ts'

/** A character or a ligature: its glyph, and the glyph as it stands before each class of others. */
type Unit = {
  text: string
  alone: ShapedGlyph
  second: number
  kerning: readonly number[]
  placed: (ShapedGlyph | undefined)[]
}

/** The units of a face by their first character, longer ones first. */
type Units = ReadonlyMap<string, readonly Unit[]>

const unitsIn = ({ texts, glyphs, widths, first, second, kerning }: KerningClasses): Units => {
  const units = new Map<string, Unit[]>()
  for (const [index, text] of texts.entries()) {
    const id = glyphs[index] ?? 0
    const width = widths[index] ?? 0
    const character = text.length === 1 ? text.charCodeAt(0) : undefined
    const alone = { id, text, key: `${id} ${text}`, character, width, advance: width, x: 0, y: 0 }
    const row = kerning[first[index] ?? 0] ?? []
    const unit = { text, alone, second: second[index] ?? 0, kerning: row, placed: [] }
    const start = text.charAt(0)
    units.set(start, [unit, ...(units.get(start) ?? [])])
  }
  return units
}

const known: Partial<Record<Face, Units>> = {}

const unitsOf = (face: Face): Units => {
  known[face] ??= unitsIn(faces[face])
  return known[face]
}

const unitAt = (units: Units, word: string, at: number): Unit | undefined => {
  const starting = units.get(word.charAt(at))
  if (!starting || starting.length === 1) return starting?.[0]
  return starting.find(({ text }) => word.startsWith(text, at))
}

/** Kerning changes the advance of a glyph and nothing else. */
const placedBefore = ({ alone, kerning, placed }: Unit, { second }: Unit): ShapedGlyph => {
  const change = kerning[second] ?? 0
  if (change === 0) return alone
  const glyph = placed[second] ?? { ...alone, advance: alone.width + change }
  placed[second] = glyph
  return glyph
}

/** The glyphs of a word that the table of its face knows; undefined for any other. */
const fromTable = (word: string, face: Face): ShapedText | undefined => {
  const units = unitsOf(face)
  const glyphs: ShapedGlyph[] = []
  let last: Unit | undefined
  for (let at = 0; at < word.length; ) {
    const unit = unitAt(units, word, at)
    if (!unit) return undefined
    if (last) glyphs.push(placedBefore(last, unit))
    last = unit
    at += unit.text.length
  }
  if (!last) return undefined
  glyphs.push(last.alone)
  return { runs: [{ font: faceFile(face), glyphs }], width: widthOf(glyphs) }
}

/**
 * The glyphs of a word. Those of simple words follow from a table of pairs (`npm run kerning`): fontkit takes some 30
 * microseconds for a word, and ten times as long in a process that has just started.
 */
export const shapeWord = (word: string, face: Face): ShapedText =>
  fromTable(word, face) ?? shapeWithFonts(word, face)
