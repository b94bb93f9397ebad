import type { Face } from '../fonts/font-files.ts'
import {
  type BrokenText,
  faceOfSpace,
  type LineFormat,
  labelLines,
  spaceWidth,
} from './line-breaking.ts'
import type { Word } from './words.ts'

/**
 * A part of a line; `x` counts from the start of the line. Text is kept as its words, with one space
 * between any two, and as a whole where its line is kept; a blank has the lines of the label under it.
 */
export type LinePart = { x: number; width: number } & (
  | { kind: 'text'; words: string[]; face: Face; text?: string }
  | { kind: 'blank'; label: string; labelLines: string[] }
)

/** A line while words are added to it; `width` is where the next one begins, in points. */
type Line = { parts: LinePart[]; width: number }

/** Text of the same face continues the part before it, so that a line is drawn in few pieces. */
const addText = (line: Line, text: string, face: Face, width: number) => {
  const last = line.parts.at(-1)
  if (last?.kind === 'text' && last.face === face) {
    if (text === ' ') last.words.push('')
    else last.words[last.words.length - 1] += text
    last.width += width
  } else {
    const words = text === ' ' ? ['', ''] : [text]
    line.parts.push({ kind: 'text', words, face, x: line.width, width })
  }
  line.width += width
}

const addWord = (line: Line, { atoms }: Word, { measure }: LineFormat) => {
  for (const atom of atoms) {
    if (atom.kind === 'text') addText(line, atom.text, atom.face, atom.width)
    else {
      const { label, width } = atom
      const lines = labelLines(label, width, measure)
      line.parts.push({ kind: 'blank', x: line.width, width, label, labelLines: lines })
      line.width += width
    }
  }
}

/**
 * Ends a line with an invisible space, unless a word goes on in the next line: text copied from the
 * page, or read aloud, then keeps its words apart.
 */
const endLine = ({ parts, width }: Line, { style: { face } }: LineFormat) => {
  const last = parts.at(-1)
  if (!last || last.kind === 'blank') return
  if (last.face === face) last.words.push('')
  else parts.push({ kind: 'text', words: ['', ''], face, x: width, width: 0 })
}

/** What stands on each line of a text. */
export const linePartsOf = ({ words, lines }: BrokenText, format: LineFormat): LinePart[][] => {
  const { face } = format.style
  const space = spaceWidth(face, format)
  return lines.map(({ start }, index) => {
    const end = lines[index + 1]?.start ?? words.length
    const line: Line = { parts: [], width: 0 }
    let previous: Word | undefined
    for (const word of words.slice(start, end)) {
      if (previous && word.spaceBefore) {
        const own = faceOfSpace(previous, format)
        addText(line, ' ', own, own === face ? space : spaceWidth(own, format))
      }
      addWord(line, word, format)
      previous = word
    }
    if (words[end]?.spaceBefore ?? true) endLine(line, format)
    return line.parts
  })
}
