import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** pdf.js is typed for the browser's context; Skia's lacks only the focus ring, which no page draws. */
const drawsPages = (context: object): context is CanvasRenderingContext2D =>
  'drawImage' in context && 'setTransform' in context && 'clip' in context

/** The first page of a PDF, `width` pixels wide. The bytes are copied, because pdf.js detaches its input. */
export const drawFirstPage = async (pdf: Uint8Array, width: number): Promise<Canvas> => {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
  const canvasContext = canvas.getContext('2d')
  if (!drawsPages(canvasContext)) throw new Error('This canvas cannot draw a PDF')
  await page.render({ canvas: null, canvasContext, viewport }).promise
  await task.destroy()
  return canvas
}
