import {
  AnnotationMode,
  getDocument,
  OPS,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Text with its position in points from the left and the bottom, and its marks, outermost first. */
export type PdfItem = { text: string; x: number; y: number; marks: string[] }
export type PdfPage = { items: PdfItem[] }

export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false, disableFontFace: false })
    .promise

const unicodeOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && 'unicode' in glyph ? String(glyph.unicode) : ''

const nameOf = (mark: unknown): string =>
  typeof mark === 'object' && mark !== null && 'name' in mark ? String(mark.name) : String(mark)

type Reader = { marks: string[]; x: number; y: number; items: PdfItem[] }

/** Reads one drawing operation; only text, position and marks are used. */
function read(reader: Reader, operator: number, args: unknown[]) {
  const [first] = args
  if (operator === OPS.endMarkedContent) reader.marks.pop()
  else if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
    reader.marks.push(nameOf(first))
  } else if (operator === OPS.setTextMatrix) {
    const [, , , , x, y] = Array.from(first instanceof Float32Array ? first : args, Number)
    reader.x = x ?? 0
    reader.y = y ?? 0
  } else if (operator === OPS.showText && Array.isArray(first)) {
    const { marks, x, y } = reader
    reader.items.push({ text: first.map(unicodeOf).join(''), x, y, marks: [...marks] })
  }
}

/** The text of each page in drawing order, with its marks; spaces as written. */
export async function pdfPages(bytes: Uint8Array): Promise<PdfPage[]> {
  const pdf = await openPdf(bytes)
  const pages: PdfPage[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList({
      annotationMode: AnnotationMode.DISABLE,
    })
    const reader: Reader = { marks: [], x: 0, y: 0, items: [] }
    fnArray.forEach((operator, index) => {
      read(reader, operator, argsArray[index] ?? [])
    })
    pages.push({ items: reader.items })
  }
  await pdf.destroy()
  return pages
}

/** Marks of text that isn't part of the document's words: header, footer, numbers. A blank separates words. */
const NOT_WORDS = new Set(['Artifact', 'Lbl'])

/** Hebrew and Arabic are rendered from left to right, so their characters are reversed; combining marks are joined. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}](?:[\p{Script=Hebrew}\p{Script=Arabic}\s\u200D]*[\p{Script=Hebrew}\p{Script=Arabic}])?/gu

const inReadingOrder = (text: string) =>
  text.replace(RIGHT_TO_LEFT, (part) => [...part.replaceAll('\u200D', '')].toReversed().join(''))

const textOf = ({ text, marks }: PdfItem) => {
  if (marks.some((mark) => NOT_WORDS.has(mark))) return ''
  return marks.includes('Form') ? ' ' : text
}

/** Words in the order of the items, without numbers, list markers, headers, footers and blanks. */
export function wordsOfPages(pages: readonly PdfPage[]): string[] {
  const text = pages.flatMap((page) => page.items.map(textOf)).join('')
  return inReadingOrder(text).split(/\s+/).filter(Boolean)
}

/** The words of a PDF in reading order. */
export const pdfWords = async (bytes: Uint8Array): Promise<string[]> =>
  wordsOfPages(await pdfPages(bytes))

/** The text of each page with header and footer, as pdf.js extracts it. */
export async function pdfPageTexts(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes)
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const words = items.flatMap((item) => ('str' in item ? [item.str, item.hasEOL ? ' ' : ''] : []))
    texts.push(words.join('').replace(/\s+/g, ' '))
  }
  await pdf.destroy()
  return texts
}
