import type { Run } from '../../../../shared/documents/model.ts'
import { entryFor } from './entries.ts'
import type { Item, Keep, Strip, Tag } from './items.ts'
import { type Line, linesOf, type Placed } from './lines.ts'
import type { Measure } from './measure.ts'
import { LINE_LABEL, type TypeStyle } from './type.ts'

export type TextBlock = {
  runs: readonly Run[]
  style: TypeStyle
  tag: Tag
  /** Left edge from the margin and width, in points. */
  x: number
  width: number
  align?: 'left' | 'center' | 'right'
}

/** Where the baseline stands in a line box. */
export const baselineOf = (style: TypeStyle) => style.leading / 2 + style.size * 0.32

const RULE_DROP = 1.5

function blankItems(part: Extract<Placed, { kind: 'blank' }>, x: number, y: number, parent: Tag) {
  const tag: Tag = { role: 'Form', parent, label: part.label }
  const at = x + part.x
  const ruleAt = y + RULE_DROP
  const rule: Item = {
    kind: 'rule',
    x1: at,
    x2: at + part.width,
    y1: ruleAt,
    y2: ruleAt,
    thickness: 0.6,
    color: 'ink',
    tag,
    entry: entryFor(part.label),
  }
  const labels = part.lines.map(
    (text, index): Item => ({
      kind: 'text',
      text,
      x: at,
      y: ruleAt + LINE_LABEL.size + 0.5 + index * LINE_LABEL.leading,
      width: part.width,
      style: LINE_LABEL,
      tag,
    }),
  )
  return [rule, ...labels]
}

/** Items of one line whose baseline is at `y`. */
export function lineItems(line: Line, style: TypeStyle, x: number, y: number, tag: Tag): Item[] {
  return line.parts.flatMap((part): Item[] =>
    part.kind === 'blank'
      ? blankItems(part, x, y, tag)
      : [
          {
            kind: 'text',
            x: x + part.x,
            y,
            width: part.width,
            text: part.words.join(' '),
            words: part.words,
            style: part.face === style.face ? style : { ...style, face: part.face },
            tag,
          },
        ],
  )
}

/** At least two lines of a paragraph stand before and after a page break. */
const keepOf = (index: number, count: number): Keep =>
  count > 1 && (index === 0 || index === count - 2) ? 2 : 0

/** How much of the room that a line leaves free stands before it. */
const SHARE_BEFORE = { left: 0, center: 0.5, right: 1 } as const

/** Text as strips of one line each. */
export function textStrips(block: TextBlock, measure: Measure): Strip[] {
  const { style, width, tag, align = 'left' } = block
  const lines = linesOf(block.runs, { style, width, measure })
  return lines.map((line, index) => {
    const x = block.x + (width - line.width) * SHARE_BEFORE[align]
    return {
      height: style.leading + line.depth,
      before: 0,
      keep: keepOf(index, lines.length),
      items: lineItems(line, style, x, baselineOf(style), tag),
    }
  })
}
