import type { ShapedGlyph } from '../fonts/shape.ts'
import { shape } from '../fonts/shape.ts'
import type { Face } from '../layout/measure.ts'
import { add, type Color, type Content, number, setFill, setFont } from './content.ts'
import { codesOf, type FontBook, type UsedFont, type WrittenRun, writtenWord } from './font-book.ts'

/** Words and the spaces between them, neighbours of one font joined. */
function writtenText(text: string, face: Face, book: FontBook): WrittenRun[] {
  const joined: WrittenRun[] = []
  const append = (run: WrittenRun) => {
    const last = joined.at(-1)
    if (last?.font === run.font && !last.raised && !run.raised) last.codes += run.codes
    else joined.push({ ...run })
  }
  text.split(' ').forEach((word, index) => {
    if (index > 0) writtenWord(book, shape(' ', face)).forEach(append)
    if (word !== '') writtenWord(book, shape(word, face)).forEach(append)
  })
  return joined
}

const raisedText = (glyphs: readonly ShapedGlyph[], font: UsedFont, size: number): string[] => [
  ...glyphs.flatMap((glyph) => [
    `${number((glyph.y * size) / 1000)} Ts`,
    `[<${codesOf(font, [glyph])}>] TJ`,
  ]),
  '0 Ts',
]

/** Draws text; `matrix` is the text matrix. */
export function drawText(
  content: Content,
  text: { text: string; face: Face; size: number; color: Color },
  matrix: readonly [number, number, number, number, number, number],
  book: FontBook,
) {
  setFill(content, text.color)
  add(content, `BT ${matrix.map(number).join(' ')} Tm`)
  for (const { font, codes, raised } of writtenText(text.text, text.face, book)) {
    setFont(content, font.name, text.size)
    if (raised) add(content, ...raisedText(raised, font, text.size))
    else add(content, `[<${codes}>] TJ`)
  }
  add(content, 'ET')
}
