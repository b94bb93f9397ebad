import { PDFHexString, PDFName, PDFNumber, type PDFPage, rgb } from 'pdf-lib'
import { type FieldLine, flipped } from './draw-page.ts'
import { addAnnotation, type StructureTree } from './structure-tree.ts'

/** Points: one line of typing above the rule. */
const FIELD_HEIGHT = 13
/** Typed text is a little smaller than the document's, in its color. */
const FONT_SIZE = 10
const INK = rgb(0.09, 0.1, 0.15)

/**
 * Adds text fields over the lines to write on, each with a name of its own and its label as alternative text. `first`
 * is the number of the first field.
 */
export const addFormFields = (
  page: PDFPage,
  lines: readonly FieldLine[],
  structure: StructureTree,
  { first, pageCount }: { first: number; pageCount: number },
): void => {
  const form = page.doc.getForm()
  lines.forEach(({ fieldName, x1, x2, y1, tag }, index) => {
    const field = form.createTextField(`entry-${first + index}`)
    const label = PDFHexString.fromText(fieldName)
    field.addToPage(page, {
      x: x1,
      y: flipped(y1),
      width: x2 - x1,
      height: FIELD_HEIGHT,
      textColor: INK,
      backgroundColor: undefined,
      borderColor: undefined,
      borderWidth: 0,
    })
    field.setFontSize(FONT_SIZE)
    field.acroField.dict.set(PDFName.of('TU'), label)
    for (const { dict } of field.acroField.getWidgets()) {
      const ref = page.doc.context.getObjectRef(dict)
      if (!ref) continue
      const place = { tag, label: fieldName, page: page.ref, ref }
      dict.set(PDFName.of('TU'), label)
      dict.set(
        PDFName.of('StructParent'),
        PDFNumber.of(pageCount + addAnnotation(structure, place)),
      )
    }
  })
}
