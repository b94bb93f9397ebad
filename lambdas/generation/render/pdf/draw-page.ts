import { shape } from '../fonts/shape.ts'
import type { DrawingOperation, Page, Tag } from '../layout/drawing-operations.ts'
import { PAGE } from '../layout/style-sheet.ts'
import { type ContentStream, drawLine, drawSquare, drawText, pdfNumber } from './content-stream.ts'
import type { FontResources } from './font-resources.ts'
import type { FormField } from './interactive-features.ts'
import type { Reference } from './objects.ts'
import { addMarkedContent, type StructureTree } from './structure-tree.ts'

/** What all pages of a document share while they are drawn. */
export type Drawing = {
  fonts: FontResources
  structure: StructureTree
  watermark: string | undefined
  formFields: FormField[]
}

const WATERMARK_FACE = 'bold'
const MAX_WATERMARK_SIZE = 130
/** How much of the page's diagonal the watermark may take. */
const WATERMARK_SHARE = 0.72

/** A large light word from the lower left to the upper right, under the text. */
const drawWatermark = (content: ContentStream, text: string, fonts: FontResources) => {
  const diagonal = Math.hypot(PAGE.width, PAGE.height)
  const { width } = shape(text, WATERMARK_FACE)
  const widest = (diagonal * WATERMARK_SHARE * 1000) / Math.max(width, 1)
  const size = Math.min(MAX_WATERMARK_SIZE, widest)
  const cos = PAGE.width / diagonal
  const sin = PAGE.height / diagonal
  const along = (width * size) / 2000
  const down = size * 0.33
  const x = PAGE.width / 2 - along * cos + down * sin
  const y = PAGE.height / 2 - along * sin - down * cos
  const style = { words: text.split(' '), face: WATERMARK_FACE, size, color: 'watermark' } as const
  content.lines.push('/Artifact BMC')
  drawText(content, style, [cos, sin, -sin, cos, x, y].map(pdfNumber).join(' '), fonts)
  content.lines.push('EMC')
}

/** The layout counts y from the top of the page, PDF from the bottom. */
const flipped = (y: number) => PAGE.height - y

const draw = (
  content: ContentStream,
  operation: Exclude<DrawingOperation, { kind: 'destination' }>,
  fonts: FontResources,
) => {
  if (operation.kind === 'rule') {
    const { x1, y1, x2, y2 } = operation
    return drawLine(content, { x: x1, y: flipped(y1) }, { x: x2, y: flipped(y2) }, operation)
  }
  const { x, y } = operation
  if (operation.kind === 'checkbox') {
    return drawSquare(content, { x, y: flipped(y + operation.size) }, operation.size)
  }
  const words = operation.words ?? operation.text.split(' ')
  const matrix = `1 0 0 1 ${pdfNumber(x)} ${pdfNumber(flipped(y))}`
  return drawText(content, { ...operation.style, words }, matrix, fonts)
}

type PagePosition = { index: number; ref: Reference }

/** Decoration, header and footer are artifacts: assistive technology leaves them out. */
const beginMarkedContent = (structure: StructureTree, tag: Tag | undefined, page: PagePosition) =>
  tag ? `/${tag.role} << /MCID ${addMarkedContent(structure, tag, page)} >> BDC` : '/Artifact BMC'

/** The content stream of a page, each sequence of operations marked with its structure element. */
export const drawPage = (page: Page, position: PagePosition, drawing: Drawing): string => {
  const content: ContentStream = { lines: [] }
  const { fonts, structure, watermark, formFields } = drawing
  if (watermark) drawWatermark(content, watermark, fonts)
  let marked: { tag: Tag | undefined } | undefined
  for (const operation of page.operations) {
    if (operation.kind === 'destination') continue
    const { tag } = operation
    if (!marked || marked.tag !== tag) {
      if (marked) content.lines.push('EMC')
      content.lines.push(beginMarkedContent(structure, tag, position))
      marked = { tag }
    }
    draw(content, operation, fonts)
    if (operation.kind === 'rule' && operation.fieldName) {
      formFields.push({ label: operation.fieldName, line: operation, tag, page: position.index })
    }
  }
  if (marked) content.lines.push('EMC')
  return content.lines.join('\n')
}
