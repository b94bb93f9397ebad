import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What pdf.js draws with; Skia's lacks the focus ring, which no page has. */
const drawsPages = (context: object): context is CanvasRenderingContext2D =>
  'drawImage' in context && 'setTransform' in context && 'clip' in context

/** The first page of a PDF, `width` pixels wide. The bytes are copied: pdf.js takes over what it reads. */
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
