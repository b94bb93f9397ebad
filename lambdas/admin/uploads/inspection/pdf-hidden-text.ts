import { PDFDict, type PDFDocument, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import { type Color, isLegible, WHITE } from './colors.ts'
import { decodeContent, type Operation, operationsIn, pageContent } from './pdf-content.ts'
import {
  type Box,
  boxAround,
  contains,
  cornersOf,
  EVERYWHERE,
  intersect,
  isInside,
  matrixOf,
  multiply,
  type Point,
  thickness,
  transform,
} from './pdf-geometry.ts'
import { applyTo, type Graphics, INITIAL, numbersIn, resource } from './pdf-graphics.ts'
import { type HiddenBy, LIMITS, refuseHidden, refuseIf } from './refusal.ts'

const MIN_SIZE = 3
/** Letters narrower than this share of their height can't be read. */
const MIN_WIDTH_SHARE = 1 / 3
const MAX_CONDENSED = 0.4
/** Steps within a line, in thousandths of the font size. */
const MAX_STEP = 50_000
const INVISIBLE_MODES: readonly number[] = [3, 7]
const STROKE_MODES: readonly number[] = [1, 5]
const MAX_DEPTH = 12
const MAX_PAINTED = 500
/** Points of a path that are compared with a text in the time of one operation. */
const POINTS_PER_OPERATION = 50

/** Spaces, also as the third glyph of a font with two bytes per character. */
const isBlank = (text: string) => text.replaceAll('\0\u0003', '').replaceAll('\0', '').trim() === ''

type Path = Point[][]

/** What a page shows behind its text, in the order of painting; no color for pictures. */
type Painted = { path: Path; box: Box; color: Color | undefined }

/** Counts characters and operations. @throws Refusal tooMuchInside */
type Spend = (characters: number, operations: number) => void

/** Reads content streams and refuses text that no reader sees. */
class TextChecker {
  private state: Graphics = INITIAL
  private readonly saved: Graphics[] = []
  private path: Path = []
  private isClipping = false
  private readonly painted: Painted[] = []
  private readonly place: string
  private readonly page: Box
  private readonly spend: Spend

  constructor(place: string, page: Box, spend: Spend) {
    this.place = place
    this.page = page
    this.spend = spend
  }

  run(content: string, resources: PDFDict | undefined, depth = 0): void {
    this.spend(content.length, 0)
    for (const operation of operationsIn(content)) {
      this.spend(0, 1)
      const { operator, names } = operation
      if (operator === 'q') this.saved.push(this.state)
      else if (operator === 'Q') this.state = this.saved.pop() ?? this.state
      else if (operator === 'Do') this.drawObject(names[0], resources, depth)
      this.state = applyTo(this.state, operation, resources)
      this.drawPath(operation)
      this.showText(operation)
    }
  }

  private drawPath({ operator, numbers }: Operation): void {
    const { matrix, clip, fill } = this.state
    const [x = 0, y = 0, width = 0, height = 0] = numbers
    if (operator === 're') this.path.push(cornersOf(matrix, [x, y, x + width, y + height]))
    else if (operator === 'm') this.path.push([transform(matrix, [x, y])])
    else if (/^[lcvy]$/.test(operator)) {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const point = transform(matrix, [numbers[at] ?? 0, numbers[at + 1] ?? 0])
        this.path.at(-1)?.push(point)
      }
    } else if (/^W\*?$/.test(operator)) this.isClipping = true
    else if (operator === 'sh') this.paint([cornersOf(INITIAL.matrix, clip)], undefined)
    else if (/^(?:[fFBb]\*?|[Ssn])$/.test(operator)) {
      if (/^[fFBb]/.test(operator)) this.paint(this.path, fill.color)
      if (this.isClipping) this.state = { ...this.state, clip: this.clipped(this.path) }
      this.path = []
      this.isClipping = false
    }
  }

  private clipped(path: Path): Box {
    return intersect(boxAround(path.flat()), this.state.clip)
  }

  private paint(path: Path, color: Color | undefined): void {
    const box = this.clipped(path)
    if (thickness(box) < MIN_SIZE || this.state.isTransparent) return
    refuseIf(this.painted.push({ path, box, color }) > MAX_PAINTED, 'tooMuchInside')
  }

  private showText({ operator, numbers, text }: Operation): void {
    if (!/^(?:Tj|TJ|'|")$/.test(operator) || isBlank(text)) return
    const isMoved = operator === 'TJ' && numbers.some((step) => Math.abs(step) > MAX_STEP)
    const reason = isMoved ? 'squeezed' : this.hiddenBy(text.length)
    if (reason) refuseHidden(reason, /^[ -~]+$/.test(text) ? text : 'text', this.place)
  }

  private hiddenBy(length: number): HiddenBy | undefined {
    const { matrix, line, size, scale, spacing, rise, mode, clip, isTransparent } = this.state
    if (INVISIBLE_MODES.includes(mode)) return 'marked'
    if (isTransparent) return 'transparent'
    const placed = multiply(line, matrix)
    const height = Math.hypot(placed[2], placed[3]) * Math.abs(size)
    const width = (Math.hypot(placed[0], placed[1]) * Math.abs(size) * Math.abs(scale)) / 100
    if (height < MIN_SIZE) return 'tiny'
    const isCondensed = -spacing > Math.abs(size) * MAX_CONDENSED
    if (width < height * MIN_WIDTH_SHARE || isCondensed) return 'squeezed'
    // About half an em per character, from the descenders to the ascenders.
    const right = (length * size * scale) / 200
    const box = boxAround(cornersOf(placed, [0, rise - size * 0.3, right, rise + size]))
    if (thickness(intersect(box, this.page)) <= 0) return 'offPage'
    if (thickness(intersect(box, clip)) <= 0) return 'clipped'
    const isVisible = this.isLegibleAt(transform(placed, [size / 4, rise + size / 4]))
    return isVisible ? undefined : 'color'
  }

  private isLegibleAt(point: Point): boolean {
    const { color } = STROKE_MODES.includes(this.state.mode) ? this.state.stroke : this.state.fill
    const behind = this.painted.findLast(({ box, path }) => {
      if (!contains(box, point)) return false
      this.spend(0, path.flat().length / POINTS_PER_OPERATION)
      return isInside(path, point)
    })
    const isOnPicture = behind !== undefined && behind.color === undefined
    return color !== undefined && (isOnPicture || isLegible(color, behind?.color ?? WHITE))
  }

  private drawObject(name: string | undefined, resources: PDFDict | undefined, depth: number) {
    const object = resource(resources, 'XObject', name)
    if (!(object instanceof PDFRawStream)) return
    if (object.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) {
      this.paint([cornersOf(this.state.matrix, [0, 0, 1, 1])], undefined)
      return
    }
    refuseIf(depth > MAX_DEPTH, 'tooMuchInside')
    this.drawForm(object, resources, depth + 1)
  }

  /** Draws a form and restores the state. */
  drawForm(form: PDFRawStream, resources: PDFDict | undefined, depth = 0): void {
    const [before, count] = [this.state, this.saved.length]
    const numbers = (key: string) => numbersIn(form.dict.lookup(PDFName.of(key)))
    const matrix = multiply(matrixOf(numbers('Matrix')), before.matrix)
    const clip = this.clipped([cornersOf(matrix, boxOf(numbers('BBox')))])
    this.state = { ...before, matrix, clip }
    const own = form.dict.lookup(PDFName.of('Resources'))
    this.run(decodeContent(form), own instanceof PDFDict ? own : resources, depth)
    this.saved.length = count
    this.state = before
  }
}

/** A rectangle of two opposite corners; everywhere if there is none. */
const boxOf = ([x1, y1, x2, y2]: readonly number[]): Box =>
  x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined
    ? EVERYWHERE
    : boxAround([
        [x1, y1],
        [x2, y2],
      ])

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
  for (const [index, { node }] of pdf.getPages().entries()) {
    const place = `page ${index + 1}`
    const [media, crop] = [node.MediaBox(), node.CropBox()].map((box) => boxOf(numbersIn(box)))
    const page = intersect(media ?? EVERYWHERE, crop ?? EVERYWHERE)
    const content = pageContent(pdf.context, node.lookup(PDFName.of('Contents')))
    refuseIf(content.includes(WATERMARK), 'watermark')
    new TextChecker(place, page, spend).run(content, node.Resources())
    const annotations = node.Annots()
    for (let at = 0; annotations && at < annotations.size(); at++) {
      const annotation = annotations.lookup(at)
      const forms = annotation instanceof PDFDict ? appearancesOf(annotation, place) : []
      for (const form of forms) new TextChecker(place, EVERYWHERE, spend).drawForm(form, undefined)
    }
  }
}
