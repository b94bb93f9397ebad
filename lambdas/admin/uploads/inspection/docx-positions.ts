import type { XmlElement } from '@rgrove/parse-xml'
import type { HiddenBy } from './refusal.ts'
import { attributeOf, childNamed, elementsNamed, localName } from './xml.ts'

/* Places and sizes in twentieths of a point, 1,440 to the inch. */
export type PageSize = { width: number; height: number }

export const LETTER: PageSize = { width: 12_240, height: 15_840 }

/** Text boxes begin up to this far left of or above the text, and end this far before the edge. */
const MAX_BEFORE = 2160
const MIN_INSIDE = 720
/** Lower rows, frames and boxes show no line of text. */
const MIN_BOX = 120
const EMU_PER_TWIP = 635

/** The largest page of a document, which may be turned. */
export const pageSizeOf = (root: XmlElement): PageSize => {
  const sizes = elementsNamed(root, 'pgSz')
  const largestSize = (name: string, missing: number) =>
    Math.max(...sizes.map((size) => Number(attributeOf(size, name)) || 0)) || missing
  if (sizes.length === 0) return LETTER
  return { width: largestSize('w', LETTER.width), height: largestSize('h', LETTER.height) }
}

const isOutside = (offset: number, size: number) =>
  offset < -MAX_BEFORE || offset > size - MIN_INSIDE

/** Attributes that move text, by axis. */
const MOVES: Readonly<Record<string, Partial<Record<keyof PageSize, readonly string[]>>>> = {
  ind: { width: ['left', 'start', 'right', 'end', 'firstLine', 'hanging'] },
  tab: { width: ['pos'] },
  framePr: { width: ['x'], height: ['y'] },
  tblpPr: { width: ['tblpX'], height: ['tblpY'] },
  tblInd: { width: ['w'] },
  pgMar: { width: ['left', 'right'], height: ['top', 'header', 'footer'] },
}

const isLow = (element: XmlElement, name: string) =>
  attributeOf(element, 'hRule') === 'exact' && Number(attributeOf(element, name)) < MIN_BOX

/** Whether an element moves text off the page or into a row or frame without height. */
export const isOffPage = (element: XmlElement, page: PageSize): boolean => {
  const name = localName(element.name)
  if (name === 'trHeight') return isLow(element, 'val')
  if (!Object.hasOwn(MOVES, name)) return false
  if (name === 'framePr' && isLow(element, 'h')) return true
  return (['width', 'height'] as const).some((axis) =>
    MOVES[name]?.[axis]?.some((attribute) =>
      isOutside(Number(attributeOf(element, attribute) ?? 0), page[axis]),
    ),
  )
}

const TWIPS_PER_UNIT: Readonly<Record<string, number>> = {
  ...{ '': 15, px: 15, pt: 20, pc: 240 },
  ...{ in: 1440, cm: 567, mm: 56.7 },
}

const readLength = (text: string | undefined): number | undefined => {
  const [, value, unit = ''] = /^\s*(-?[\d.]+)\s*([a-z]*)\s*$/.exec(text ?? '') ?? []
  return value === undefined ? undefined : Number(value) * (TWIPS_PER_UNIT[unit] ?? 1)
}

/** Where a box is and how large, as far as it says. */
type Place = { isHidden: boolean; x: number[]; y: number[]; sizes: number[] }

/** Older shapes (VML) are placed with a style like that of CSS. */
const placeOfShape = (style: string): Place => {
  const rules = style.toLowerCase().split(';')
  const values = new Map(
    rules.map((rule) => rule.split(':').map((text) => text.trim()) as [string, string]),
  )
  const lengths = (...names: string[]) =>
    names.flatMap((name) => readLength(values.get(name)) ?? [])
  return {
    isHidden: values.get('visibility') === 'hidden',
    x: lengths('left', 'margin-left'),
    y: lengths('top', 'margin-top'),
    sizes: lengths('width', 'height'),
  }
}

const placeOfDrawing = (drawing: XmlElement): Place => {
  const [properties, extent] = [childNamed(drawing, 'docPr'), childNamed(drawing, 'extent')]
  const twips = (text: string | undefined) =>
    text === undefined ? [] : [Number(text) / EMU_PER_TWIP]
  const offset = (name: string) => twips(childNamed(childNamed(drawing, name), 'posOffset')?.text)
  return {
    isHidden: /^(?:1|true)$/.test((properties && attributeOf(properties, 'hidden')) ?? ''),
    x: offset('positionH'),
    y: offset('positionV'),
    sizes: ['cx', 'cy'].flatMap((name) => twips(extent && attributeOf(extent, name))),
  }
}

/** What hides the text of boxes in this element. */
export const boxHiddenBy = (element: XmlElement, page: PageSize): HiddenBy | undefined => {
  const style = attributeOf(element, 'style')
  const isDrawing = /^(?:anchor|inline)$/.test(localName(element.name))
  if (!isDrawing && style === undefined) return undefined
  const { isHidden, x, y, sizes } = isDrawing ? placeOfDrawing(element) : placeOfShape(style ?? '')
  if (isHidden) return 'marked'
  const isMoved =
    x.some((offset) => isOutside(offset, page.width)) ||
    y.some((offset) => isOutside(offset, page.height))
  if (isMoved) return 'offPage'
  return sizes.some((size) => size < MIN_BOX) ? 'clipped' : undefined
}
