import { PDFDict, PDFName, PDFRawStream } from 'pdf-lib'
import { type Color, isLegible, WHITE } from './colors.ts'
import {
  type Box,
  boxAround,
  IDENTITY,
  intersect,
  isInside,
  type Matrix,
  matrixOf,
  multiply,
  placedBox,
  thickness,
  transform,
} from './pdf-geometry.ts'
import {
  colorIn,
  type Graphics,
  INITIAL,
  numbersIn,
  readState,
  resource,
  spaceOf,
} from './pdf-graphics.ts'
import { decodeContent, type Operation, operationsIn } from './pdf-operators.ts'
import { type HiddenBy, refuseHidden, refuseIf } from './refusal.ts'

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

/** Spaces, also as the third glyph of a font with two bytes per character. */
const isBlank = (text: string) => text.replaceAll('\0\u0003', '').replaceAll('\0', '').trim() === ''

/** What a page shows behind its text, in the order of painting; no color for pictures. */
type Painted = { box: Box; color: Color | undefined }

/** Counts characters and operations. @throws Refusal tooMuchInside */
type Spend = (characters: number, operations: number) => void

/** Reads content streams and refuses text that no reader sees. */
export class TextChecker {
  private state: Graphics = INITIAL
  private readonly saved: Graphics[] = []
  private line: Matrix = IDENTITY
  private points: (readonly [number, number])[] = []
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
      this.setGraphics(operation, resources)
      this.drawPath(operation)
      this.showText(operation)
      if (operation.operator === 'Do') this.drawObject(operation.names[0], resources, depth)
    }
  }

  private set(changes: Partial<Graphics>): void {
    this.state = { ...this.state, ...changes }
  }

  private setGraphics({ operator, numbers, names }: Operation, resources?: PDFDict): void {
    const [first = 0, second = 0] = numbers
    const [name = ''] = names
    if (operator === 'q') this.saved.push(this.state)
    else if (operator === 'Q') this.state = this.saved.pop() ?? this.state
    else if (operator === 'cm') {
      this.set({ matrix: multiply(matrixOf(numbers), this.state.matrix) })
    } else if (operator === 'gs') this.set(readState(resource(resources, 'ExtGState', name)))
    else if (/^(?:g|rg|k)$/.test(operator)) this.set({ fill: colorIn('DeviceRGB', numbers) })
    else if (/^(?:G|RG|K)$/.test(operator)) this.set({ stroke: colorIn('DeviceRGB', numbers) })
    else if (operator === 'cs') {
      const fillSpace = spaceOf(name, resources)
      this.set({ fillSpace, fill: colorIn(fillSpace, fillSpace === 'Ink' ? [1] : [0]) })
    } else if (operator === 'CS') this.set({ strokeSpace: spaceOf(name, resources) })
    else if (/^scn?$/.test(operator)) this.set({ fill: colorIn(this.state.fillSpace, numbers) })
    else if (/^SCN?$/.test(operator)) this.set({ stroke: colorIn(this.state.strokeSpace, numbers) })
    else if (operator === 'Tr') this.set({ mode: first })
    else if (operator === 'Tf') this.set({ size: first })
    else if (operator === 'Tz') this.set({ scale: first })
    else if (operator === 'Tc') this.set({ spacing: first })
    else if (operator === 'TL') this.set({ leading: first })
    else if (operator === 'Ts') this.set({ rise: first })
    else if (operator === 'TD') this.set({ leading: -second })
  }

  private drawPath({ operator, numbers }: Operation): void {
    const { matrix, clip, fill } = this.state
    if (operator === 're') {
      const [x = 0, y = 0, width = 0, height = 0] = numbers
      const [left, bottom, right, top] = placedBox(matrix, [x, y, x + width, y + height])
      this.points.push([left, bottom], [right, top])
    } else if (/^[mlcvy]$/.test(operator)) {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        this.points.push(transform(matrix, [numbers[at] ?? 0, numbers[at + 1] ?? 0]))
      }
    } else if (/^W\*?$/.test(operator)) this.isClipping = true
    else if (operator === 'sh') this.paint(clip, undefined)
    else if (/^(?:[fFBb]\*?|[Ssn])$/.test(operator)) {
      const box = boxAround(this.points)
      if (/^[fFBb]/.test(operator)) this.paint(intersect(box, clip), fill)
      if (this.isClipping) this.set({ clip: intersect(box, clip) })
      this.points = []
      this.isClipping = false
    }
  }

  private paint(box: Box, color: Color | undefined): void {
    if (thickness(box) < MIN_SIZE || this.state.isTransparent) return
    refuseIf(this.painted.push({ box, color }) > MAX_PAINTED, 'tooMuchInside')
  }

  private showText({ operator, numbers, text }: Operation): void {
    const { leading } = this.state
    const [x = 0, y = 0] = numbers
    const move = (right: number, up: number) => {
      this.line = multiply([1, 0, 0, 1, right, up], this.line)
    }
    if (operator === 'BT') this.line = IDENTITY
    else if (operator === 'Tm') this.line = matrixOf(numbers)
    else if (operator === 'Td' || operator === 'TD') move(x, y)
    else if (/^(?:T\*|'|")$/.test(operator)) move(0, -leading)
    if (!/^(?:Tj|TJ|'|")$/.test(operator) || isBlank(text)) return
    const isMoved = operator === 'TJ' && numbers.some((step) => Math.abs(step) > MAX_STEP)
    const reason = isMoved ? 'squeezed' : this.hiddenBy(text.length)
    if (reason) this.refuse(reason, text)
  }

  private refuse(reason: HiddenBy, text: string): never {
    return refuseHidden(reason, /^[ -~]+$/.test(text) ? text : 'text', this.place)
  }

  private hiddenBy(length: number): HiddenBy | undefined {
    const { matrix, size, scale, spacing, rise, mode, clip, isTransparent } = this.state
    if (INVISIBLE_MODES.includes(mode)) return 'marked'
    if (isTransparent) return 'transparent'
    const placed = multiply(this.line, matrix)
    const height = Math.hypot(placed[2], placed[3]) * Math.abs(size)
    const width = (Math.hypot(placed[0], placed[1]) * Math.abs(size) * Math.abs(scale)) / 100
    if (height < MIN_SIZE) return 'tiny'
    if (width < height * MIN_WIDTH_SHARE || -spacing > Math.abs(size) * MAX_CONDENSED) {
      return 'squeezed'
    }
    // About half an em per character, from the descenders to the ascenders.
    const [start, end] = [size * -0.3, size]
    const box = placedBox(placed, [0, rise + start, (length * size * scale) / 200, rise + end])
    if (thickness(intersect(box, this.page)) <= 0) return 'offPage'
    if (thickness(intersect(box, clip)) <= 0) return 'clipped'
    return this.hasColorOfBackground(transform(placed, [size / 4, rise + size / 4]))
      ? 'color'
      : undefined
  }

  private hasColorOfBackground(point: readonly [number, number]): boolean {
    const color = STROKE_MODES.includes(this.state.mode) ? this.state.stroke : this.state.fill
    if (color === undefined) return true
    const behind = this.painted.findLast(({ box }) => isInside(box, point))
    if (behind && behind.color === undefined) return false
    return !isLegible(color, behind?.color ?? WHITE)
  }

  private drawObject(name = '', resources: PDFDict | undefined, depth: number): void {
    const object = resource(resources, 'XObject', name)
    if (!(object instanceof PDFRawStream)) return
    const unit = placedBox(this.state.matrix, [0, 0, 1, 1])
    if (object.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) {
      this.paint(intersect(unit, this.state.clip), undefined)
      return
    }
    refuseIf(depth > MAX_DEPTH, 'tooMuchInside')
    this.drawForm(object, resources, depth + 1)
  }

  /** Draws a form and restores the state. */
  drawForm(form: PDFRawStream, resources: PDFDict | undefined, depth = 0): void {
    const [before, count] = [this.state, this.saved.length]
    const matrix = multiply(
      matrixOf(numbersIn(form.dict.lookup(PDFName.of('Matrix')))),
      before.matrix,
    )
    const [left, bottom, right, top] = numbersIn(form.dict.lookup(PDFName.of('BBox')))
    const isBounded = left !== undefined && right !== undefined && bottom !== undefined
    const box: Box | undefined =
      isBounded && top !== undefined ? placedBox(matrix, [left, bottom, right, top]) : undefined
    this.set({ matrix, clip: box ? intersect(box, before.clip) : before.clip })
    const own = form.dict.lookup(PDFName.of('Resources'))
    this.run(decodeContent(form), own instanceof PDFDict ? own : resources, depth)
    this.saved.length = count
    this.state = before
  }
}
