import { inflateSync } from 'node:zlib'
import { PDFArray, type PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib'
import { LIMITS, Refusal } from './refusal.ts'

/** The artifact name of watermarks (ISO 32000-1, 14.8.2.2). */
const WATERMARK = '/Watermark'

/** Streams with other filters and damaged streams are not inspected. */
const decodeStream = (stream: PDFRawStream): string => {
  const bytes = Buffer.from(stream.contents)
  if (stream.dict.lookup(PDFName.of('Filter')) !== PDFName.of('FlateDecode')) {
    return bytes.toString('latin1')
  }
  try {
    return inflateSync(bytes, { maxOutputLength: LIMITS.pageContent }).toString('latin1')
  } catch (error) {
    if (Reflect.get(Object(error), 'code') === 'ERR_BUFFER_TOO_LARGE') {
      throw new Refusal('tooMuchInside')
    }
    return ''
  }
}

const streamsOf = (pdf: PDFDocument, contents: PDFObject | undefined): PDFRawStream[] => {
  const parts = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
  return parts
    .map((part) => pdf.context.lookup(part))
    .filter((part): part is PDFRawStream => part instanceof PDFRawStream)
}

/** Whether a page has a watermark, such as one of our samples. @throws Refusal tooMuchInside */
export const hasWatermark = (pdf: PDFDocument): boolean =>
  pdf
    .getPages()
    .some(({ node }) =>
      streamsOf(pdf, node.Contents()).some((stream) => decodeStream(stream).includes(WATERMARK)),
    )
