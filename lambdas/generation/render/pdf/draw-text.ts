import type { ShapedGlyph } from '../fonts/shape.ts'
import type { Face } from '../layout/measure.ts'
import { add, type Color, type Content, number, setFill, setFont } from './content.ts'
import { codesOf, type FontBook, type UsedFont, type WrittenRun, writtenWord } from './font-book.ts'

/** Adds a word to the runs before it; neighbours of one font are joined. */
function append(runs: WrittenRun[], word: readonly WrittenRun[]) {
  for (const run of word) {
    const last = runs.at(-1)
    if (last?.font === run.font && !last.raised && !run.raised) last.codes += run.codes
    else runs.push({ ...run })
  }
}

/** Words and the spaces between them. */
function writtenText(words: readonly string[], face: Face, book: FontBook): WrittenRun[] {
  const runs: WrittenRun[] = []
  const space = writtenWord(book, ' ', face)
  words.forEach((word, index) => {
    if (index > 0) append(runs, space)
    if (word !== '') append(runs, writtenWord(book, word, face))
  })
  return runs
}

const raisedText = (glyphs: readonly ShapedGlyph[], font: UsedFont, size: number): string[] => [
  ...glyphs.flatMap((glyph) => [
    `${number((glyph.y * size) / 1000)} Ts`,
    `[<${codesOf(font, [glyph])}>] TJ`,
  ]),
  '0 Ts',
]

/** Draws text at `place`, the six numbers of a text matrix. */
export function drawText(
  content: Content,
  text: { words: readonly string[]; face: Face; size: number; color: Color },
  place: string,
  book: FontBook,
) {
  setFill(content, text.color)
  add(content, `BT ${place} Tm`)
  for (const { font, codes, raised } of writtenText(text.words, text.face, book)) {
    setFont(content, font.name, text.size)
    if (raised) add(content, ...raisedText(raised, font, text.size))
    else add(content, `[<${codes}>] TJ`)
  }
  add(content, 'ET')
}
