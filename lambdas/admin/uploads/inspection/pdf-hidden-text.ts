import { type PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import { type Box, EVERYWHERE, intersect } from './pdf-geometry.ts'
import { numbersIn } from './pdf-graphics.ts'
import { pageContent } from './pdf-operators.ts'
import { TextChecker } from './pdf-text.ts'
import { LIMITS, refuseHidden, refuseIf } from './refusal.ts'

const HIDDEN_FLAGS = 2 | 32

/** The appearances of a form field: one, or one for each of its states. */
const appearancesOf = (field: PDFDict): PDFRawStream[] => {
  const appearance = field.lookup(PDFName.of('AP'))
  const normal = appearance instanceof PDFDict ? appearance.lookup(PDFName.of('N')) : undefined
  const streams =
    normal instanceof PDFDict ? normal.keys().map((key) => normal.lookup(key)) : [normal]
  return streams.filter((stream): stream is PDFRawStream => stream instanceof PDFRawStream)
}

const checkAnnotation = (
  field: PDFDict,
  checkForm: (form: PDFRawStream) => void,
  place: string,
) => {
  const flags = field.lookup(PDFName.of('F'))
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & HIDDEN_FLAGS) !== 0
  if (isHidden) refuseHidden('marked', 'a field or link', place)
  appearancesOf(field).forEach(checkForm)
}

const boxOf = (object: PDFArray | undefined): Box => {
  const [x1 = -Infinity, y1 = -Infinity, x2 = Infinity, y2 = Infinity] = numbersIn(object)
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** Refuses a PDF with text that readers can't see. @throws Refusal hiddenText, naming the page */
export const checkHiddenText = (pdf: PDFDocument): void => {
  let [characters, operations] = [0, 0]
  const spend = (moreCharacters: number, moreOperations: number) => {
    characters += moreCharacters
    operations += moreOperations
    refuseIf(characters > LIMITS.allContent || operations > LIMITS.operations, 'tooMuchInside')
  }
  for (const [index, { node }] of pdf.getPages().entries()) {
    const place = `page ${index + 1}`
    const page = intersect(boxOf(node.MediaBox()), boxOf(node.CropBox()))
    const contents = node.lookup(PDFName.of('Contents'))
    new TextChecker(place, page, spend).run(pageContent(pdf.context, contents), node.Resources())
    const checkForm = (form: PDFRawStream) =>
      new TextChecker(place, EVERYWHERE, spend).drawForm(form, undefined)
    const annotations = node.Annots()
    for (let at = 0; annotations && at < annotations.size(); at++) {
      const annotation = annotations.lookup(at)
      if (annotation instanceof PDFDict) checkAnnotation(annotation, checkForm, place)
    }
  }
}
