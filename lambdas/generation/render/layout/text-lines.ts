import { isFixed, keptForFixed } from '../../../../shared/documents/engine/fixed-runs.ts'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import { type DrawingOperation, horizontalRule, type Tag } from './drawing-operations.ts'
import { keepIn, listsByText } from './known-texts.ts'
import type { Keep, LineBox, TextFrame } from './line-boxes.ts'
import {
  type BrokenText,
  breakText,
  type LineFormat,
  newAnswerWords,
  type WordsByText,
} from './line-breaking.ts'
import { type LinePart, linePartsOf } from './line-parts.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'
import { isWording } from './words.ts'

/** Text to be set; lengths in points. */
type TextBlock = {
  runs: readonly Run[]
  style: TypeStyle
  tag: Tag
  x: number
  width: number
  align?: 'left' | 'center' | 'right'
}

/** Where the baseline stands below the top of a line. */
export const baselineOf = (style: TypeStyle): number => style.leading / 2 + style.size * 0.32

/** A signature and a seal want ink; everything else may be typed. */
const IN_INK = /signature|signed|seal/i

/** The name of the form field over a line to write on; none where only ink will do. */
export const fieldNameFor = (label: string): string | undefined =>
  IN_INK.test(label) ? undefined : label

/** How far below the baseline the line to write on is drawn. */
const RULE_DROP = 1.5

const drawBlank = (
  operations: DrawingOperation[],
  blank: Extract<LinePart, { kind: 'blank' }>,
  { x, baseline }: { x: number; baseline: number },
  parent: Tag,
) => {
  const tag: Tag = { role: 'Form', parent, label: blank.label }
  const ruleY = baseline + RULE_DROP
  const rule = horizontalRule(x, x + blank.width, ruleY, 0.6, 'ink')
  operations.push({ ...rule, tag, fieldName: fieldNameFor(blank.label) })
  let y = ruleY + LINE_LABEL.size + 0.5
  for (const text of blank.labelLines) {
    operations.push({ kind: 'text', text, x, y, width: blank.width, style: LINE_LABEL, tag })
    y += LINE_LABEL.leading
  }
}

const drawLine = (
  operations: DrawingOperation[],
  parts: readonly LinePart[],
  { x: left, baseline: y }: { x: number; baseline: number },
  { style, tag }: TextBlock,
) => {
  for (const part of parts) {
    const x = left + part.x
    if (part.kind === 'blank') drawBlank(operations, part, { x, baseline: y }, tag)
    else {
      const { words, width, face } = part
      const partStyle = face === style.face ? style : { ...style, face }
      const text = part.text ?? words.join(' ')
      operations.push({ kind: 'text', x, y, width, text, words, style: partStyle, tag })
    }
  }
}

/** At least two lines of a paragraph stand before and after a page break. */
const keepOf = (index: number, count: number): Keep =>
  count > 1 && (index === 0 || index === count - 2) ? 2 : 0

/** The share of a line's free width that stands before its text. */
const FREE_WIDTH_BEFORE = { left: 0, center: 0.5, right: 1 } as const

/** What a run adds to a line. */
const keyOf = (run: Run): string => {
  if (run.kind === 'blank') return `\n_${run.length}${run.label}`
  const look = run.kind === 'text' ? `${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}` : ''
  return `\n${look}\t${run.text}`
}

/** Most texts without answers are one plain run, and its text needs no copy to be a key. */
const keyOfRuns = (runs: readonly Run[]): string => {
  const [only] = runs
  const isPlain = runs.length === 1 && only?.kind === 'text' && !only.bold && !only.italic
  if (isPlain && !only.text.startsWith('\n')) return only.text
  let key = ''
  for (const run of runs) key += keyOf(run)
  return key
}

/** Lines that are kept: their words are frozen, so that what is made of them can be kept, too. */
const kept = (lines: readonly LinePart[][]) => {
  for (const part of lines.flat()) {
    if (part.kind !== 'text') continue
    part.text = part.words.join(' ')
    Object.freeze(part.words)
  }
  return lines
}

/** The lines of a text. What stands on them is made when the first one is drawn. */
type TextLines = {
  format: LineFormat
  broken: BrokenText
  isKept: boolean
  parts?: readonly (readonly LinePart[])[]
}

/** Wording is broken once for all documents, and knows nothing of answers. */
const breakWording = (runs: readonly Run[], format: LineFormat): TextLines => ({
  format,
  broken: breakText(runs, format, newAnswerWords()),
  isKept: true,
})

const partsOf = (text: TextLines, line: number): readonly LinePart[] => {
  if (!text.parts) {
    const parts = linePartsOf(text.broken, text.format)
    text.parts = text.isKept ? kept(parts) : parts
  }
  return text.parts[line] ?? []
}

const linesIn = (known: TextLines[], runs: readonly Run[], format: LineFormat): TextLines => {
  const { style, width, measure } = format
  for (const text of known) {
    const { format: other } = text
    if (other.width === width && other.style === style && other.measure === measure) return text
  }
  const text = breakWording(runs, format)
  keepIn(known, text)
  return text
}

/** Texts without answers are known by their words. */
const linesByText = listsByText<TextLines>()

/** What all documents have is known without reading it, by itself. */
const linesByFixed = keptForFixed((): TextLines[] => [])

const linesOf = (
  runs: readonly Run[],
  format: LineFormat,
  wordsOfAnswers: WordsByText,
): TextLines => {
  if (isFixed(runs)) return linesIn(linesByFixed(runs), runs, format)
  if (runs.every(isWording)) return linesIn(linesByText(keyOfRuns(runs)), runs, format)
  return { format, broken: breakText(runs, format, wordsOfAnswers), isKept: false }
}

/** A text in its place, and the lines it is broken into. */
export type PlacedText = { block: TextBlock; lines: TextLines }

const drawTextLine: LineBox['draw'] = (operations, top, { text, line }) => {
  if (!text) return
  const { block, lines } = text
  const { style, width, align = 'left' } = block
  const free = width - (lines.broken.lines[line]?.width ?? 0)
  const x = block.x + free * FREE_WIDTH_BEFORE[align]
  drawLine(operations, partsOf(lines, line), { x, baseline: top + baselineOf(style) }, block)
}

/** Text as line boxes, one for each line. */
export const layoutText = (
  block: TextBlock,
  { measure, wordsOfAnswers }: Pick<TextFrame, 'measure' | 'wordsOfAnswers'>,
): LineBox[] => {
  const { style, width } = block
  const lines = linesOf(block.runs, { style, width, measure }, wordsOfAnswers)
  const text: PlacedText = { block, lines }
  return lines.broken.lines.map(({ labelHeight }, line, all) => ({
    height: style.leading + labelHeight,
    spaceBefore: 0,
    keep: keepOf(line, all.length),
    draw: drawTextLine,
    text,
    line,
  }))
}
