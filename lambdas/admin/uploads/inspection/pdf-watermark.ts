import { type PDFDocument, PDFName } from 'pdf-lib'
import { pageContent } from './pdf-operators.ts'

/** The artifact name of watermarks (ISO 32000-1, 14.8.2.2). */
const WATERMARK = '/Watermark'

/** Whether a page has a watermark, such as one of our samples. @throws Refusal tooMuchInside */
export const hasWatermark = (pdf: PDFDocument): boolean =>
  pdf
    .getPages()
    .some(({ node }) =>
      pageContent(pdf.context, node.lookup(PDFName.of('Contents'))).includes(WATERMARK),
    )
