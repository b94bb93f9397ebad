import { PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import { pageContent } from './pdf-content.ts'
import { createFontReader } from './pdf-fonts.ts'
import { boxOf, intersect } from './pdf-geometry.ts'
import { numbersIn } from './pdf-graphics.ts'
import { TextChecker } from './pdf-hidden-text.ts'
import { LIMITS, refuseHidden, refuseIf } from './refusal.ts'

const HIDDEN_FLAGS = 2 | 32

/** The appearances of a form field: one, or one for each of its states. @throws Refusal hiddenText */
const appearancesOf = (field: PDFDict, place: string): PDFRawStream[] => {
  const flags = field.lookup(PDFName.of('F'))
  const isHidden = flags instanceof PDFNumber && (flags.asNumber() & HIDDEN_FLAGS) !== 0
  if (isHidden) refuseHidden('marked', 'a field or link', place)
  const appearance = field.lookup(PDFName.of('AP'))
  const normal = appearance instanceof PDFDict ? appearance.lookup(PDFName.of('N')) : undefined
  const streams =
    normal instanceof PDFDict ? normal.keys().map((key) => normal.lookup(key)) : [normal]
  return streams.filter((stream): stream is PDFRawStream => stream instanceof PDFRawStream)
}

/** The artifact name of watermarks (ISO 32000-1, 14.8.2.2), such as those of our samples. */
const WATERMARK = '/Watermark'

/** Checks what pages show. @throws Refusal watermark, hiddenText with the page */
export const checkPages = (pdf: PDFDocument): void => {
  let [characters, operations] = [0, 0]
  const spend = (moreCharacters: number, moreOperations: number) => {
    characters += moreCharacters
    operations += moreOperations
    refuseIf(characters > LIMITS.allContent || operations > LIMITS.operations, 'tooMuchInside')
  }
  const fontOf = createFontReader((codes) => spend(codes, 0))
  for (const [index, { node }] of pdf.getPages().entries()) {
    const place = `page ${index + 1}`
    const page = intersect(boxOf(numbersIn(node.MediaBox())), boxOf(numbersIn(node.CropBox())))
    const content = pageContent(pdf.context, node.lookup(PDFName.of('Contents')))
    refuseIf(content.includes(WATERMARK), 'watermark')
    const checker = new TextChecker(place, page, fontOf, spend)
    checker.run(content, node.Resources())
    const annotations = node.Annots()
    for (let at = 0; annotations && at < annotations.size(); at++) {
      spend(0, 1)
      const annotation = annotations.lookup(at)
      if (!(annotation instanceof PDFDict)) continue
      const rectangle = boxOf(numbersIn(annotation.lookup(PDFName.of('Rect'))))
      for (const form of appearancesOf(annotation, place)) checker.drawAppearance(form, rectangle)
    }
    checker.finish()
  }
}
