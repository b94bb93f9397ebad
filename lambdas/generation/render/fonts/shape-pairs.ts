import { type Face, faceFile } from './font-files.ts'
import faces from './kerning.json' with { type: 'json' }
import type { KerningClasses } from './measure-kerning.ts'
import { type ShapedGlyph, type ShapedText, shapeWithFonts, widthOf } from './shape-with-fonts.ts'

/** The characters that one glyph prints, mostly a single one: the glyph, and as it stands before each class of others. */
type Cluster = {
  text: string
  alone: ShapedGlyph
  second: number
  kerning: readonly number[]
  placed: (ShapedGlyph | undefined)[]
}

/** The clusters of a face by their first character, longer ones first. */
type Clusters = ReadonlyMap<string, readonly Cluster[]>

const clustersIn = ({
  texts,
  glyphs,
  widths,
  first,
  second,
  kerning,
}: KerningClasses): Clusters => {
  const clusters = new Map<string, Cluster[]>()
  for (const [index, text] of texts.entries()) {
    const id = glyphs[index] ?? 0
    const width = widths[index] ?? 0
    const character = text.length === 1 ? text.charCodeAt(0) : undefined
    const alone = { id, text, key: `${id} ${text}`, character, width, advance: width, x: 0, y: 0 }
    const row = kerning[first[index] ?? 0] ?? []
    const cluster = { text, alone, second: second[index] ?? 0, kerning: row, placed: [] }
    const start = text.charAt(0)
    clusters.set(start, [cluster, ...(clusters.get(start) ?? [])])
  }
  return clusters
}

const known: Partial<Record<Face, Clusters>> = {}

const clustersOf = (face: Face): Clusters => {
  known[face] ??= clustersIn(faces[face])
  return known[face]
}

const clusterAt = (clusters: Clusters, word: string, at: number): Cluster | undefined => {
  const starting = clusters.get(word.charAt(at))
  if (!starting || starting.length === 1) return starting?.[0]
  return starting.find(({ text }) => word.startsWith(text, at))
}

/** Kerning changes the advance of a glyph and nothing else. */
const placedBefore = ({ alone, kerning, placed }: Cluster, { second }: Cluster): ShapedGlyph => {
  const change = kerning[second] ?? 0
  if (change === 0) return alone
  const glyph = placed[second] ?? { ...alone, advance: alone.width + change }
  placed[second] = glyph
  return glyph
}

/** The glyphs of a word that the table of its face knows; undefined for any other. */
const fromTable = (word: string, face: Face): ShapedText | undefined => {
  const clusters = clustersOf(face)
  const glyphs: ShapedGlyph[] = []
  let last: Cluster | undefined
  for (let at = 0; at < word.length; ) {
    const cluster = clusterAt(clusters, word, at)
    if (!cluster) return undefined
    if (last) glyphs.push(placedBefore(last, cluster))
    last = cluster
    at += cluster.text.length
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
