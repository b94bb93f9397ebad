import type { XmlElement } from '@rgrove/parse-xml'
import { childElements, childNamed } from './docx-theme.ts'
import type { HiddenBy } from './refusal.ts'
import { attributeOf, elementsNamed, localName } from './xml.ts'

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
  const largest = (name: string, missing: number) =>
    Math.max(...sizes.map((size) => Number(attributeOf(size, name)) || 0)) || missing
  if (sizes.length === 0) return LETTER
  return { width: largest('w', LETTER.width), height: largest('h', LETTER.height) }
}

const isOutside = (offset: number, size: number) =>
  offset < -MAX_BEFORE || offset > size - MIN_INSIDE

/** Elements with attributes that move text, by axis. */
const MOVES: Readonly<Record<string, Readonly<Record<string, keyof PageSize>>>> = {
  ind: {
    left: 'width',
    start: 'width',
    right: 'width',
    end: 'width',
    firstLine: 'width',
    hanging: 'width',
  },
  framePr: { x: 'width', y: 'height' },
  tblpPr: { tblpX: 'width', tblpY: 'height' },
  tblInd: { w: 'width' },
  pgMar: { left: 'width', right: 'width', top: 'height', header: 'height', footer: 'height' },
}

const isLow = (element: XmlElement, name: string) =>
  attributeOf(element, 'hRule') === 'exact' && Number(attributeOf(element, name)) < MIN_BOX

/** Whether an element moves text off the page or into a row or frame without height. */
export const isOffPage = (element: XmlElement, page: PageSize): boolean => {
  const name = localName(element.name)
  if (name === 'trHeight') return isLow(element, 'val')
  if (!Object.hasOwn(MOVES, name)) return false
  if (name === 'framePr' && isLow(element, 'h')) return true
  return Object.entries(MOVES[name] ?? {}).some(([attribute, axis]) =>
    isOutside(Number(attributeOf(element, attribute) ?? 0), page[axis]),
  )
}

const TWIPS_PER_UNIT: Readonly<Record<string, number>> = {
  '': 15,
  px: 15,
  pt: 20,
  pc: 240,
  in: 1440,
  cm: 567,
  mm: 56.7,
}

const readLength = (text: string | undefined): number | undefined => {
  const [, value, unit = ''] = /^\s*(-?[\d.]+)\s*([a-z]*)\s*$/.exec(text ?? '') ?? []
  return value === undefined ? undefined : Number(value) * (TWIPS_PER_UNIT[unit] ?? 1)
}

/** Places of older shapes (VML) are written like CSS. */
const styleHiddenBy = (style: string, page: PageSize): HiddenBy | undefined => {
  const values = new Map(
    style
      .toLowerCase()
      .split(';')
      .map((rule) => rule.split(':').map((text) => text.trim()) as [string, string]),
  )
  if (values.get('visibility') === 'hidden') return 'marked'
  const lengthOf = (name: string) => readLength(values.get(name))
  const isMoved = (names: readonly string[], size: number) =>
    names.some((name) => isOutside(lengthOf(name) ?? 0, size))
  if (isMoved(['left', 'margin-left'], page.width) || isMoved(['top', 'margin-top'], page.height)) {
    return 'offPage'
  }
  const isEmpty = ['width', 'height'].some((name) => (lengthOf(name) ?? MIN_BOX) < MIN_BOX)
  return isEmpty ? 'clipped' : undefined
}

const drawingHiddenBy = (drawing: XmlElement, page: PageSize): HiddenBy | undefined => {
  const properties = childNamed(drawing, 'docPr')
  if (['1', 'true'].includes((properties && attributeOf(properties, 'hidden')) ?? '')) {
    return 'marked'
  }
  const isMoved = (name: string, size: number) => {
    const position = childNamed(drawing, name)
    const offset =
      position && childElements(position).find((e) => localName(e.name) === 'posOffset')
    return isOutside(Number(offset?.text ?? 0) / EMU_PER_TWIP, size)
  }
  if (isMoved('positionH', page.width) || isMoved('positionV', page.height)) return 'offPage'
  const extent = childNamed(drawing, 'extent')
  const isEmpty = ['cx', 'cy'].some(
    (name) => Number((extent && attributeOf(extent, name)) ?? Infinity) / EMU_PER_TWIP < MIN_BOX,
  )
  return isEmpty ? 'clipped' : undefined
}

/** What hides the text of a box in this drawing or shape. */
export const boxHiddenBy = (element: XmlElement, page: PageSize): HiddenBy | undefined => {
  const name = localName(element.name)
  if (name === 'anchor' || name === 'inline') return drawingHiddenBy(element, page)
  return styleHiddenBy(attributeOf(element, 'style') ?? '', page)
}
