import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { MeasureText } from '../fonts/shape.ts'
import { type DrawingOperation, horizontalRule, type Tag } from './drawing-operations.ts'
import type { Keep, LineBox } from './line-boxes.ts'
import { breakLines, type Line, type LineFormat, type LinePart } from './line-breaking.ts'
import { LINE_LABEL, type TypeStyle } from './style-sheet.ts'

/** Text to be set; lengths in points, `x` from the left margin. */
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
  blank: Extract<LinePart, { kind: 'blank' }>,
  x: number,
  baseline: number,
  parent: Tag,
): DrawingOperation[] => {
  const tag: Tag = { role: 'Form', parent, label: blank.label }
  const left = x + blank.x
  const ruleY = baseline + RULE_DROP
  const rule = horizontalRule(left, left + blank.width, ruleY, 0.6, 'ink')
  const labels = blank.labelLines.map(
    (text, index): DrawingOperation => ({
      kind: 'text',
      text,
      x: left,
      y: ruleY + LINE_LABEL.size + 0.5 + index * LINE_LABEL.leading,
      width: blank.width,
      style: LINE_LABEL,
      tag,
    }),
  )
  return [{ ...rule, tag, fieldName: fieldNameFor(blank.label) }, ...labels]
}

const drawLine = (line: Line, style: TypeStyle, x: number, tag: Tag): DrawingOperation[] => {
  const baseline = baselineOf(style)
  return line.parts.flatMap((part): DrawingOperation[] => {
    if (part.kind === 'blank') return drawBlank(part, x, baseline, tag)
    const { words, width, face } = part
    const partStyle = face === style.face ? style : { ...style, face }
    const text = words.join(' ')
    return [{ kind: 'text', x: x + part.x, y: baseline, width, text, words, style: partStyle, tag }]
  })
}

/** At least two lines of a paragraph stand before and after a page break. */
const keepOf = (index: number, count: number): Keep =>
  count > 1 && (index === 0 || index === count - 2) ? 2 : 0

/** The share of a line's free width that stands before its text. */
const FREE_WIDTH_BEFORE = { left: 0, center: 0.5, right: 1 } as const

/** What a run adds to a line. */
const keyOf = (run: Run): string => {
  if (run.kind === 'blank') return `_${run.length}${run.label}`
  const look = run.kind === 'text' ? `${run.bold ? 'b' : ''}${run.italic ? 'i' : ''}` : ''
  return `\n${look}\t${run.text}`
}

const isWording = (run: Run): boolean => run.kind !== 'text' || run.field === undefined

const MAX_KNOWN_TEXTS = 3_000

/** The lines of texts without answers, by how they were measured: most clauses are the same for every buyer. */
const knownLines = new WeakMap<MeasureText, Map<string, readonly Line[]>>()

const linesOf = (runs: readonly Run[], format: LineFormat): readonly Line[] => {
  if (!runs.every(isWording)) return breakLines(runs, format)
  const { style, width, measure } = format
  const known = knownLines.get(measure) ?? new Map<string, readonly Line[]>()
  knownLines.set(measure, known)
  const key = `${style.face}${style.size} ${width}${runs.map(keyOf).join('')}`
  const lines = known.get(key) ?? breakLines(runs, format)
  if (known.size >= MAX_KNOWN_TEXTS) known.clear()
  known.set(key, lines)
  return lines
}

/** Text as line boxes, one for each line. */
export const layoutText = (block: TextBlock, measure: MeasureText): LineBox[] => {
  const { style, width, tag, align = 'left' } = block
  const lines = linesOf(block.runs, { style, width, measure })
  return lines.map((line, index) => ({
    height: style.leading + line.labelHeight,
    spaceBefore: 0,
    keep: keepOf(index, lines.length),
    operations: drawLine(
      line,
      style,
      block.x + (width - line.width) * FREE_WIDTH_BEFORE[align],
      tag,
    ),
  }))
}
