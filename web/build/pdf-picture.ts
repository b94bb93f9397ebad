import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** pdf.js expects the browser's canvas context. Skia's only lacks focus rings, which no page draws. */
const isCanvasContext = (context: object): context is CanvasRenderingContext2D =>
  'drawImage' in context && 'setTransform' in context && 'clip' in context

/**
 * Renders pages of a PDF. `draw` takes the page number, starting at 1, and the width in pixels. The bytes are
 * copied, because pdf.js detaches its input.
 */
export const openPdf = async (pdf: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const file = await task.promise
  const draw = async (number: number, width: number): Promise<Canvas> => {
    const page = await file.getPage(number)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    const canvasContext = canvas.getContext('2d')
    if (!isCanvasContext(canvasContext)) throw new Error('This canvas cannot draw a PDF')
    await page.render({ canvas: null, canvasContext, viewport }).promise
    return canvas
  }
  return { pages: file.numPages, draw, close: () => task.destroy() }
}

/** The first page of a PDF, `width` pixels wide. */
export const renderFirstPage = async (pdf: Uint8Array, width: number): Promise<Canvas> => {
  const file = await openPdf(pdf)
  const picture = await file.draw(1, width)
  await file.close()
  return picture
}
