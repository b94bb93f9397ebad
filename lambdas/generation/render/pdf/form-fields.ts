import { deflateSync } from 'node:zlib'
import {
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import { memoize } from '../../../core/platform/memoize.ts'
import { FALLBACK_CHAINS, fontBytes, loadFont } from '../fonts/font-files.ts'
import { type FieldLine, toPdfY } from './draw-page.ts'
import { addAnnotation, type StructureTree } from './structure-tree.ts'

/** In points: one line of text above the rule. */
const FIELD_HEIGHT = 13

const [FONT_FILE] = FALLBACK_CHAINS.regular
/** Typed text is a little smaller than the document's and has its color. */
const APPEARANCE = PDFString.of('/Typed 10 Tf 0.09 0.1 0.15 rg')

/** The first character code that is not a control character. */
const FIRST_CODE = 32
const WIN_ANSI = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 - FIRST_CODE }, (_, index) => FIRST_CODE + index),
)

/** The font of form fields, whole because it is unknown what will be typed (ADR 80). */
const typedFont = memoize(() => {
  const font = loadFont(FONT_FILE)
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  return {
    file: deflateSync(fontBytes(FONT_FILE)),
    widths: Array.from(WIN_ANSI, (character) =>
      Math.round(font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * scale),
    ),
    descriptor: {
      Type: 'FontDescriptor',
      FontName: font.postscriptName,
      // Nonsymbolic, with serifs (ISO 32000-1, 9.8.2).
      Flags: 34,
      FontBBox: [minX, minY, maxX, maxY].map((value) => value * scale),
      ItalicAngle: 0,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: font.capHeight * scale,
      StemV: 80,
    },
  }
})

const embedTypedFont = ({ context }: PDFDocument): PDFRef => {
  const { file, widths, descriptor } = typedFont()
  const FontFile2 = context.register(context.stream(file, { Filter: 'FlateDecode' }))
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: descriptor.FontName,
      Encoding: 'WinAnsiEncoding',
      FirstChar: FIRST_CODE,
      LastChar: FIRST_CODE + widths.length - 1,
      Widths: widths,
      FontDescriptor: context.register(context.obj({ ...descriptor, FontFile2 })),
    }),
  )
}

/** Adds a text field over each fill-in line, with a unique name and the label as alternative text. */
export const addFields = (
  page: PDFPage,
  lines: readonly FieldLine[],
  structure: StructureTree,
  fields: PDFRef[],
): void => {
  for (const { fieldName, x1, x2, y1, tag } of lines) {
    const field = addAnnotation(
      structure,
      page,
      { tag, label: fieldName },
      {
        Subtype: 'Widget',
        FT: 'Tx',
        T: PDFString.of(`entry-${fields.length + 1}`),
        TU: PDFHexString.fromText(fieldName),
        DA: APPEARANCE,
        Rect: [x1, toPdfY(y1), x2, toPdfY(y1) + FIELD_HEIGHT],
      },
    )
    fields.push(field)
  }
}

/** Adds the document's form, after all its fields. */
export const addForm = (pdf: PDFDocument, fields: readonly PDFRef[]): void => {
  if (fields.length === 0) return
  const { context, catalog } = pdf
  const appearance = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] }
  const N = context.register(context.stream('/Tx BMC EMC', appearance))
  for (const field of fields) {
    context.lookup(field, PDFDict).set(PDFName.of('AP'), context.obj({ N }))
  }
  const DR = { Font: { Typed: embedTypedFont(pdf) } }
  const form = context.obj({ Fields: [...fields], DR, DA: APPEARANCE })
  catalog.set(PDFName.of('AcroForm'), context.register(form))
}
