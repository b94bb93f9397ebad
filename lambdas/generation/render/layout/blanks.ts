import type { Measure } from './measure.ts'
import { LINE_LABEL } from './type.ts'

/** Room to write on, in points: a name needs the long one. */
const WRITING_ROOM = { short: 112, long: 230 } as const

const { face, size } = LINE_LABEL

/** As wide as its kind asks, wider when its label is, never wider than the column. */
export const blankWidth = (
  blank: { label: string; length: 'short' | 'long' },
  column: number,
  measure: Measure,
): number =>
  Math.min(column, Math.max(WRITING_ROOM[blank.length], measure(blank.label, face, size) + 6))

/** The label under a line to write on, broken so that it is not wider than the line. */
export function labelLines(label: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && measure(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
