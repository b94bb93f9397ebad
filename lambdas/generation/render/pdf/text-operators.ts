import {
  beginText,
  endText,
  PDFArray,
  type PDFContext,
  PDFHexString,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  setFontAndSize,
  setTextMatrix,
  setTextRise,
} from 'pdf-lib'
import type { Face } from '../fonts/font-files.ts'
import type { Shape, ShapedGlyph, ShapedRun } from '../fonts/shape.ts'
import type { EmbeddedFont, EmbeddedFonts } from './embedded-fonts.ts'

/** A thousandth of a point is not visible. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** What a TJ operator shows: hexadecimal glyph codes, and moves in thousandths of the type size between them. */
type Shown = (string | number)[]

/** A stretch of one font. `rise` is how far its glyphs stand above the baseline, in thousandths of the type size. */
type Stretch = { font: EmbeddedFont; rise: number; shown: Shown }

const CODE_DIGITS = 4

const addMove = (shown: Shown, distance: number) => {
  const last = shown.at(-1)
  if (Math.abs(distance) <= 0.5) return
  if (typeof last === 'number') shown[shown.length - 1] = last + distance
  else shown.push(distance)
}

const addCode = (shown: Shown, code: string) => {
  const last = shown.at(-1)
  if (typeof last === 'string') shown[shown.length - 1] = last + code
  else shown.push(code)
}

const addGlyph = (shown: Shown, code: string, { x, width, advance }: ShapedGlyph) => {
  addMove(shown, -x)
  addCode(shown, code)
  addMove(shown, width - advance + x)
}

const stretchesOf = (run: ShapedRun, fonts: EmbeddedFonts): Stretch[] => {
  const font = fonts.get(run.font)
  if (!font) throw new Error(`${run.font} is not embedded`)
  const codes = font.font.encodeText(run.text).asString()
  const stretches: Stretch[] = []
  run.glyphs.forEach((glyph, index) => {
    const rise = Math.abs(glyph.y) > 0.5 ? glyph.y : 0
    let last = stretches.at(-1)
    if (last?.rise !== rise) {
      last = { font, rise, shown: [] }
      stretches.push(last)
    }
    addGlyph(last.shown, codes.slice(index * CODE_DIGITS, (index + 1) * CODE_DIGITS), glyph)
  })
  return stretches
}

const joinStretches = (stretches: readonly Stretch[]): Stretch[] => {
  const joined: Stretch[] = []
  for (const { font, rise, shown } of stretches) {
    const last = joined.at(-1)
    if (last?.font !== font || last.rise !== rise) joined.push({ font, rise, shown: [...shown] })
    else {
      for (const part of shown) {
        if (typeof part === 'number') addMove(last.shown, part)
        else addCode(last.shown, part)
      }
    }
  }
  return joined
}

/** Words in the order they are drawn, with a space between any two; `matrix` places the first on the page. */
export type PlacedWords = {
  words: readonly string[]
  face: Face
  size: number
  isRtl?: boolean
  matrix: readonly [number, number, number, number, number, number]
}

/** Writes the text operators of a document, which encodes each word once. */
export type TextWriter = (text: PlacedWords) => PDFOperator[]

const showOperator = (context: PDFContext, shown: Shown): PDFOperator => {
  const array = PDFArray.withContext(context)
  for (const part of shown) {
    array.push(typeof part === 'number' ? PDFNumber.of(rounded(part)) : PDFHexString.of(part))
  }
  return PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array])
}

export const createTextWriter = (
  context: PDFContext,
  fonts: EmbeddedFonts,
  shape: Shape,
): TextWriter => {
  const encoded = new Map<string, Stretch[]>()
  const encode = (word: string, face: Face, isRtl: boolean): Stretch[] => {
    const key = `${face} ${isRtl} ${word}`
    const known = encoded.get(key)
    if (known) return known
    const stretches = shape(word, face, isRtl).runs.flatMap((run) => stretchesOf(run, fonts))
    encoded.set(key, stretches)
    return stretches
  }
  return ({ words, face, size, isRtl = false, matrix }) => {
    const parts = words.flatMap((word, index) => [
      ...(index > 0 ? encode(' ', face, false) : []),
      ...(word === '' ? [] : encode(word, face, isRtl)),
    ])
    const [a, b, c, d, x, y] = matrix
    const operators = [beginText(), setTextMatrix(a, b, c, d, rounded(x), rounded(y))]
    for (const { font, rise, shown } of joinStretches(parts)) {
      operators.push(setFontAndSize(font.name, rounded(size)))
      if (rise !== 0) operators.push(setTextRise(rounded((rise * size) / 1000)))
      operators.push(showOperator(context, shown))
      if (rise !== 0) operators.push(setTextRise(0))
    }
    operators.push(endText())
    return operators
  }
}
