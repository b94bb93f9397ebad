import { PDFHexString } from 'pdf-lib'
import type { Shape } from '../fonts/shape.ts'
import type {
  CheckboxOperation,
  Page,
  RuleOperation,
  Tag,
  TextOperation,
} from '../layout/drawing-operations.ts'
import { type Color, PAGE } from '../layout/style-sheet.ts'
import { addMarkedContent, type PageElements, type StructureTree } from './structure-tree.ts'
import { formatNumber, type TextWriter } from './text-operators.ts'

/** The shared state of a document's pages while they are rendered. */
export type DrawingContext = {
  writeText: TextWriter
  shape: Shape
  structure: StructureTree
  watermark: string | undefined
}

/** RGB values from 0 to 1. */
const COLORS: Record<Color | 'watermark', string> = {
  text: '0.09 0.1 0.15',
  muted: '0.36 0.38 0.44',
  rule: '0.66 0.68 0.72',
  watermark: '0.91 0.91 0.93',
}

/** The layout's y axis starts at the top of the page, PDF's at the bottom. */
export const toPdfY = (y: number): number => PAGE.height - y

const WATERMARK_FACE = 'bold'
const MAX_WATERMARK_SIZE = 130
/** The share of the page's diagonal that the watermark may take. */
const WATERMARK_SHARE = 0.72

/** Decoration, header and footer are artifacts, which assistive technology skips. */
const BEGIN_ARTIFACT = '/Artifact BMC'
const END_MARKED_CONTENT = 'EMC'

/** A large light word from the lower left to the upper right, behind the text. */
const watermarkOperators = (text: string, { shape, writeText }: DrawingContext): string[] => {
  const diagonal = Math.hypot(PAGE.width, PAGE.height)
  const { width } = shape(text, WATERMARK_FACE)
  const maxSize = (diagonal * WATERMARK_SHARE * 1000) / Math.max(width, 1)
  const size = Math.min(MAX_WATERMARK_SIZE, maxSize)
  const cos = PAGE.width / diagonal
  const sin = PAGE.height / diagonal
  const along = (width * size) / 2000
  const down = size * 0.33
  const x = PAGE.width / 2 - along * cos + down * sin
  const y = PAGE.height / 2 - along * sin - down * cos
  const matrix = [cos, sin, -sin, cos, x, y].map(formatNumber).join(' ')
  const placed = writeText({ text, face: WATERMARK_FACE, size, x: 0, y: 0 })
  const begin = '/Artifact << /Type /Pagination /Subtype /Watermark >> BDC'
  return [begin, `q ${matrix} cm ${COLORS.watermark} rg ${placed} Q`, END_MARKED_CONTENT]
}

/** Text that readers can't derive from its glyphs: right-to-left, joined or invisible characters. */
const NEEDS_ACTUAL_TEXT =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}]|\p{Default_Ignorable_Code_Point}/u

const textOperators = (operation: TextOperation, { writeText }: DrawingContext): string => {
  const { text, style, x, y, isRtl } = operation
  const { face, size, color } = style
  const operators = `${COLORS[color]} rg ${writeText({ text, face, size, isRtl, x, y: toPdfY(y) })}`
  if (!NEEDS_ACTUAL_TEXT.test(text)) return operators
  const actualText = `/Span <</ActualText ${PDFHexString.fromText(text)}>> BDC`
  return `${actualText} ${operators} ${END_MARKED_CONTENT}`
}

/** A point on the page in operator syntax. */
const point = (x: number, y: number): string => `${formatNumber(x)} ${formatNumber(toPdfY(y))}`

const ruleOperators = ({ x1, y1, x2, y2, thickness, color }: RuleOperation): string =>
  `${COLORS[color]} RG ${formatNumber(thickness)} w ${point(x1, y1)} m ${point(x2, y2)} l S`

const checkboxOperators = ({ x, y, size }: CheckboxOperation): string => {
  const side = formatNumber(size)
  return `${COLORS.text} RG 0.8 w ${point(x, y + size)} ${side} ${side} re S`
}

/** A page's PDF operators; each sequence of operations is marked with its structure element. */
export const drawPage = (page: Page, elements: PageElements, drawing: DrawingContext): string => {
  const { structure, watermark } = drawing
  const operators = watermark ? watermarkOperators(watermark, drawing) : []
  let marked: { tag: Tag | undefined } | undefined
  for (const operation of page.operations) {
    if (operation.kind === 'destination' || operation.kind === 'link') continue
    const { tag } = operation
    if (!marked || marked.tag !== tag) {
      if (marked) operators.push(END_MARKED_CONTENT)
      operators.push(
        tag
          ? `/${tag.role} <</MCID ${addMarkedContent(structure, tag, elements)}>> BDC`
          : BEGIN_ARTIFACT,
      )
      marked = { tag }
    }
    if (operation.kind === 'text') operators.push(textOperators(operation, drawing))
    else if (operation.kind === 'rule') operators.push(ruleOperators(operation))
    else operators.push(checkboxOperators(operation))
  }
  if (marked) operators.push(END_MARKED_CONTENT)
  return operators.join('\n')
}
