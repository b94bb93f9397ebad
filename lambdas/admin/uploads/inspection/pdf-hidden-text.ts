import { PDFDict, PDFName, PDFRawStream } from 'pdf-lib'
import { type Color, isLegible, WHITE } from './colors.ts'
import { decodeContent, type Operation, operationsIn } from './pdf-content.ts'
import type { Font } from './pdf-fonts.ts'
import {
  type Box,
  boxAround,
  contains,
  cornersOf,
  fitInto,
  intersect,
  isBounded,
  isInside,
  isRectangle,
  isWithin,
  multiply,
  type Path,
  type Point,
  pathOf,
  thickness,
  transform,
} from './pdf-geometry.ts'
import { applyTo, type Graphics, INITIAL, inkOf, placeOf, resource } from './pdf-graphics.ts'
import {
  boxOfText,
  type Extent,
  extentOf,
  isSameText,
  isShown,
  MIN_SIZE,
  middleOf,
  middlesOf,
  type Run,
  runOf,
  unreadableBy,
  visitGlyphs,
} from './pdf-text-runs.ts'
import { type HiddenBy, refuseHidden, refuseIf } from './refusal.ts'

const MIN_OPACITY = 0.2
/** Black text is legible under white paint of this opacity. */
const MAX_VEIL = 0.8
const MAX_DEPTH = 12
const MAX_PAINTED = 500
const MAX_CLIP_PATHS = 50
/** Points of a path, and boxes, that are compared with a text in the time of one operation. */
const POINTS_PER_OPERATION = 50
const BOXES_PER_OPERATION = 200

/** What a page shows behind its text, in order; no color for pictures. */
type Painted = { path: Path; box: Box; color: Color | undefined }

/** Counts characters and operations. @throws Refusal tooMuchInside */
type Spend = (characters: number, operations: number) => void

/** Reads content streams and refuses text that no reader sees. */
export class TextChecker {
  private state: Graphics = INITIAL
  private readonly saved: Graphics[] = []
  private polygons: Point[][] = []
  private clipOperator = ''
  private readonly painted: Painted[] = []
  private readonly shown: Run[] = []
  private readonly transparent: Run[] = []
  private readonly place: string
  private readonly page: Box
  private readonly fontOf: (dict: PDFDict | undefined) => Font
  private readonly spend: Spend

  constructor(place: string, page: Box, fontOf: TextChecker['fontOf'], spend: Spend) {
    this.place = place
    this.page = page
    this.fontOf = fontOf
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
    if (operator === 're') this.polygons.push(cornersOf(matrix, [x, y, x + width, y + height]))
    else if (operator === 'm') this.polygons.push([transform(matrix, [x, y])])
    else if (/^[lcvy]$/.test(operator)) {
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        const point = transform(matrix, [numbers[at] ?? 0, numbers[at + 1] ?? 0])
        this.polygons.at(-1)?.push(point)
      }
    } else if (/^W\*?$/.test(operator)) this.clipOperator = operator
    else if (operator === 'sh') this.paint(pathOf([cornersOf(INITIAL.matrix, clip)]), undefined)
    else if (/^(?:[fFBb]\*?|[Ssn])$/.test(operator)) {
      const { polygons } = this
      if (/^[fFBb]/.test(operator)) this.paint(pathOf(polygons, operator.endsWith('*')), fill.color)
      if (this.clipOperator) this.clipTo(pathOf(polygons, this.clipOperator === 'W*'))
      this.polygons = []
      this.clipOperator = ''
    }
  }

  private clipTo(path: Path): void {
    const { clipPaths } = this.state
    const paths = isRectangle(path) ? clipPaths : [...clipPaths, path]
    refuseIf(paths.length > MAX_CLIP_PATHS, 'tooMuchInside')
    this.state = { ...this.state, clip: this.clipped(path), clipPaths: paths }
  }

  private clipped({ points }: Path): Box {
    refuseIf(!points.every(isBounded), 'damaged')
    return intersect(boxAround(points), this.state.clip)
  }

  private paint(path: Path, color: Color | undefined): void {
    const box = this.clipped(path)
    const { fill, isMasked, isDarkening } = this.state
    if (thickness(box) < MIN_SIZE || fill.opacity < MIN_OPACITY) return
    if (fill.opacity > MAX_VEIL && !isDarkening) this.refuseCovered(path, box)
    if (isMasked) return
    refuseIf(this.painted.push({ path, box, color }) > MAX_PAINTED, 'tooMuchInside')
  }

  /** Refuses earlier text under this paint. */
  private refuseCovered(path: Path, area: Box): void {
    this.spend(0, this.shown.length / BOXES_PER_OPERATION)
    for (const run of this.shown) {
      if (thickness(intersect(run.box, area)) <= 0) continue
      this.spend(0, (run.count * path.points.length) / POINTS_PER_OPERATION)
      for (const point of middlesOf(run)) {
        if (contains(area, point) && isInside(path, point)) this.refuse('covered', run.text)
      }
    }
  }

  private refuse(by: HiddenBy, text: string): never {
    return refuseHidden(by, /^[ -~]+$/.test(text) ? text : 'text', this.place)
  }

  private showText(operation: Operation): void {
    if (!isShown(operation.operator)) return
    const font = this.fontOf(this.state.font)
    const extent = extentOf(operation, this.state, font)
    if (extent.count > 0) this.checkRun(operation, extent, font)
    this.state = { ...this.state, advance: extent.end }
  }

  private checkRun(operation: Operation, extent: Extent, font: Font): void {
    const run = runOf(operation, extent, this.state)
    const { opacity } = inkOf(this.state)
    const reason = unreadableBy(extent, this.state) ?? this.misplacedBy(operation, run, font)
    if (reason) this.refuse(reason, run.text)
    const isTransparent = opacity < MIN_OPACITY || this.state.isMasked
    if (isTransparent) this.transparent.push(run)
    else if (this.isLegible(operation, run, font)) this.shown.push(run)
    else this.refuse('color', run.text)
  }

  /** Whether a character is outside the page, or cut off. */
  private misplacedBy(operation: Operation, run: Run, font: Font): HiddenBy | undefined {
    const { clip, clipPaths } = this.state
    if (!isBounded(run.box)) return 'offPage'
    const isInBoxes = isWithin(run.box, intersect(this.page, clip))
    if (isInBoxes && clipPaths.length === 0) return undefined
    let reason: HiddenBy | undefined
    const points = clipPaths.reduce((sum, path) => sum + path.points.length, 4)
    this.spend(0, (points * run.count) / POINTS_PER_OPERATION)
    visitGlyphs(operation, this.state, font, ({ x, width }) => {
      const box = boxOfText(this.state, x, x + width)
      if (thickness(intersect(box, this.page)) <= 0) reason = 'offPage'
      else if (thickness(intersect(box, clip)) <= 0) reason ??= 'clipped'
      const point = middleOf(this.state, x + width / 2)
      if (!clipPaths.every((path) => isInside(path, point))) reason ??= 'clipped'
    })
    return reason
  }

  private isLegible(operation: Operation, run: Run, font: Font): boolean {
    const { color } = inkOf(this.state)
    if (color === undefined) return false
    this.spend(0, this.painted.length / BOXES_PER_OPERATION)
    const behind = this.painted.filter(({ box }) => thickness(intersect(box, run.box)) > 0)
    if (behind.length === 0) return isLegible(color, WHITE)
    let isVisible = true
    visitGlyphs(operation, this.state, font, ({ x, width }) => {
      const point = middleOf(this.state, x + width / 2)
      const last = behind.findLast(({ box, path }) => {
        this.spend(0, path.points.length / POINTS_PER_OPERATION)
        return contains(box, point) && isInside(path, point)
      })
      const isOnPicture = last !== undefined && last.color === undefined
      isVisible &&= isOnPicture || isLegible(color, last?.color ?? WHITE)
    })
    return isVisible
  }

  /** Refuses transparent text, unless it is also visible: Chromium writes such copies for shadows. */
  finish(): void {
    for (const run of this.transparent) {
      this.spend(0, this.shown.length / BOXES_PER_OPERATION)
      if (!this.shown.some((other) => isSameText(run, other))) this.refuse('transparent', run.text)
    }
  }

  private drawObject(name: string | undefined, resources: PDFDict | undefined, depth: number) {
    const object = resource(resources, 'XObject', name)
    if (!(object instanceof PDFRawStream)) return
    if (object.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) {
      this.paint(pathOf([cornersOf(this.state.matrix, [0, 0, 1, 1])]), undefined)
      return
    }
    refuseIf(depth > MAX_DEPTH, 'tooMuchInside')
    this.drawForm(object, resources, depth + 1)
  }

  /** Draws the appearance of a field or link in its place (12.5.5), where it may cover text. */
  drawAppearance(form: PDFRawStream, place: Box): void {
    const [shown, painted] = [this.shown.length, this.painted.length]
    const { matrix, box } = placeOf(form)
    this.state = { ...INITIAL, matrix: fitInto(boxAround(cornersOf(matrix, box)), place) }
    this.drawForm(form, undefined)
    // States of a field share their place, and are not shown together.
    this.shown.length = shown
    this.painted.length = painted
  }

  /** Draws a form and restores the state. */
  private drawForm(form: PDFRawStream, resources: PDFDict | undefined, depth = 0): void {
    const [before, count] = [this.state, this.saved.length]
    const { matrix: own, box } = placeOf(form)
    const matrix = multiply(own, before.matrix)
    this.state = { ...before, matrix }
    this.clipTo(pathOf([cornersOf(matrix, box)]))
    const used = form.dict.lookup(PDFName.of('Resources'))
    this.run(decodeContent(form), used instanceof PDFDict ? used : resources, depth)
    this.saved.length = count
    this.state = before
  }
}
