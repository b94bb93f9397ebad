import { isFixed } from '../../../../shared/documents/engine/fixed-runs.ts'
import type { Run } from '../../../../shared/documents/engine/model.ts'
import type { Face } from '../fonts/font-files.ts'
import { LINE_LABEL, type TypeStyle } from '../layout/style-sheet.ts'
import { faceOf } from '../layout/words.ts'
import { fixedText, LOW_LINES } from './run-xml.ts'
import { LEADING, twips } from './style-values.ts'

/*
 * Estimates the height of text in Word from its length. Word breaks lines in a font that we do not have, and the mean
 * width of that font's characters gives a better estimate than the line breaks of another font.
 */

/**
 * The mean width of a character of Cambria in type sizes, over the texts of our documents: that of Caladea, which was
 * drawn to take the same space (2026-11).
 */
const CHARACTER_WIDTH: Record<Face, number> = {
  regular: 0.407,
  bold: 0.448,
  italic: 0.4,
  boldItalic: 0.441,
}
/** The width of a low line in Cambria, in type sizes. */
const LOW_LINE_WIDTH = 0.371

/** How much of a line stays free behind its last word, in type sizes, on average. */
const FREE_AT_END = 0.65

const textWidth = ({ length }: string, face: Face, size: number) =>
  length * CHARACTER_WIDTH[face] * size

const blankWidth = ({ length, label }: Extract<Run, { kind: 'blank' }>, size: number) =>
  LOW_LINES[length].length * LOW_LINE_WIDTH * size +
  textWidth(` (${label})`, LINE_LABEL.face, LINE_LABEL.size)

const widthAnew = (runs: readonly Run[], { face, size }: TypeStyle): number => {
  let width = 0
  for (const run of runs) {
    if (run.kind === 'blank') width += blankWidth(run, size)
    else width += textWidth(run.text, run.kind === 'text' ? faceOf(face, run) : face, size)
  }
  return twips(width)
}

/** How wide runs are on one line, in twips. */
const widthOf = (runs: readonly Run[], style: TypeStyle): number => {
  if (!isFixed(runs)) return widthAnew(runs, style)
  const text = fixedText(runs)
  if (text.style !== style) {
    text.width = widthAnew(runs, style)
    text.style = style
  }
  return text.width
}

/** The height of a line in twips. */
export const lineHeight = ({ size }: TypeStyle): number => twips(LEADING * size)

/** How high text is in lines of this width, in twips; where there is none, an empty line stands. */
export const textHeight = (runs: readonly Run[], style: TypeStyle, lineWidth: number): number => {
  const width = widthOf(runs, style)
  const filled = lineWidth - twips(FREE_AT_END * style.size)
  const lines = width <= lineWidth ? 1 : Math.max(2, Math.ceil(width / filled))
  return lines * lineHeight(style)
}
