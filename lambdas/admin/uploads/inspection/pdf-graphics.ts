import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream } from 'pdf-lib'
import { BLACK, type Color } from './colors.ts'
import type { Operation } from './pdf-content.ts'
import {
  type Box,
  boxOf,
  EVERYWHERE,
  IDENTITY,
  type Matrix,
  matrixOf,
  multiply,
  type Path,
} from './pdf-geometry.ts'
import { refuseIf } from './refusal.ts'

type Paint = { space: string; color: Color | undefined; opacity: number }

/**
 * The state of graphics and text (ISO 32000-1, 8.4.1 and 9.3.1), as far as it decides whether text
 * is visible. The scale is in percent.
 */
export type Graphics = {
  matrix: Matrix
  line: Matrix
  clip: Box
  /** The clips that a box doesn't describe. */
  clipPaths: readonly Path[]
  fill: Paint
  stroke: Paint
  isMasked: boolean
  /** Whether paint only darkens what is below. */
  isDarkening: boolean
  font: PDFDict | undefined
  /** The width of the text shown on the line so far. */
  advance: number
} & Record<'mode' | 'size' | 'scale' | 'spacing' | 'wordSpacing' | 'leading' | 'rise', number>

const BLACK_PAINT: Paint = { space: 'DeviceGray', color: BLACK, opacity: 1 }

export const INITIAL: Graphics = {
  matrix: IDENTITY,
  line: IDENTITY,
  clip: EVERYWHERE,
  clipPaths: [],
  fill: BLACK_PAINT,
  stroke: BLACK_PAINT,
  isMasked: false,
  isDarkening: false,
  font: undefined,
  advance: 0,
  ...{ mode: 0, size: 0, scale: 100, spacing: 0, wordSpacing: 0, leading: 0, rise: 0 },
}

export const numbersIn = (object: PDFObject | undefined): number[] =>
  object instanceof PDFArray
    ? object.asArray().flatMap((_, index) => {
        const number = object.lookup(index)
        return number instanceof PDFNumber ? [number.asNumber()] : []
      })
    : []

const STROKE_MODES: readonly number[] = [1, 5]

/** The paint of the text: fill, or stroke where the mode only outlines. */
export const inkOf = ({ mode, fill, stroke }: Graphics): Paint =>
  STROKE_MODES.includes(mode) ? stroke : fill

/** The matrix and the bounding box of a form (8.10.2). */
export const placeOf = ({ dict }: PDFRawStream): { matrix: Matrix; box: Box } => {
  const [matrix = [], box = []] = ['Matrix', 'BBox'].map((key) =>
    numbersIn(dict.lookup(PDFName.of(key))),
  )
  return { matrix: matrixOf(matrix), box: boxOf(box) }
}

/** The resource of this kind and name. */
export const resource = (
  resources: PDFDict | undefined,
  kind: string,
  name = '',
): PDFObject | undefined => {
  const dict = resources?.lookup(PDFName.of(kind))
  return dict instanceof PDFDict ? dict.lookup(PDFName.of(name)) : undefined
}

/** The number of components of each color space; "Ink" is an ink whose name says that it is black. */
const COMPONENT_COUNTS: Readonly<Record<string, number>> = {
  ...{ DeviceGray: 1, CalGray: 1, G: 1, Ink: 1 },
  ...{ DeviceRGB: 3, CalRGB: 3, RGB: 3 },
  ...{ DeviceCMYK: 4, CMYK: 4 },
}
const SPACES_BY_COUNT = ['', 'DeviceGray', '', 'DeviceRGB', 'DeviceCMYK']
const BLACK_INKS: readonly string[] = ['Black', 'All']

/** The family of a color space; that of a profile follows from its number of components (8.6.5.5). */
const spaceOf = (name: string, resources: PDFDict | undefined): string => {
  const space = resource(resources, 'ColorSpace', name)
  if (space instanceof PDFName) return space.decodeText()
  if (!(space instanceof PDFArray)) return name
  const [family, details] = [space.lookup(0), space.lookup(1)]
  if (!(family instanceof PDFName)) return ''
  const kind = family.decodeText()
  if (kind === 'ICCBased') {
    const count = details instanceof PDFRawStream && details.dict.lookup(PDFName.of('N'))
    return (count instanceof PDFNumber && SPACES_BY_COUNT[count.asNumber()]) || ''
  }
  const isBlackInk = details instanceof PDFName && BLACK_INKS.includes(details.decodeText())
  return kind === 'Separation' && isBlackInk ? 'Ink' : kind
}

const isPlain = (space: string) => Object.hasOwn(COMPONENT_COUNTS, space)

/** The color of these components, or undefined where it depends on a table or a pattern. */
const colorIn = (space: string, components: readonly number[]): Color | undefined => {
  if (!isPlain(space) || components.length !== COMPONENT_COUNTS[space]) return undefined
  const [first = 0, second = 0, third = 0, fourth = 0] = components
  if (space === 'Ink') return [1 - first, 1 - first, 1 - first]
  if (components.length === 1) return [first, first, first]
  if (components.length === 3) return [first, second, third]
  return [(1 - first) * (1 - fourth), (1 - second) * (1 - fourth), (1 - third) * (1 - fourth)]
}

const DEVICE_SPACES: Readonly<Record<string, string>> = {
  g: 'DeviceGray',
  rg: 'DeviceRGB',
  k: 'DeviceCMYK',
}

/** Operators in lower case fill and those in upper case stroke. */
const setColor: Setter = (state, { operator, numbers, names: [name = ''] }, resources) => {
  const kind = operator.toLowerCase()
  const use = kind === operator ? 'fill' : 'stroke'
  if (kind === 'cs') {
    const space = spaceOf(name, resources)
    return { [use]: { ...state[use], space, color: isPlain(space) ? BLACK : undefined } }
  }
  const space = DEVICE_SPACES[kind] ?? state[use].space
  return { [use]: { ...state[use], space, color: colorIn(space, numbers) } }
}

const DARKENING: readonly string[] = ['Multiply', 'Darken']

const fontOf = (font: PDFObject | undefined) => (font instanceof PDFDict ? font : undefined)

/** What an entry of the graphics states changes (8.4.5). */
const readState = (state: Graphics, changes: PDFObject | undefined): Partial<Graphics> => {
  if (!(changes instanceof PDFDict)) return {}
  const [fill, stroke, mask, mode, font] = ['ca', 'CA', 'SMask', 'BM', 'Font'].map((key) =>
    changes.lookup(PDFName.of(key)),
  )
  const [size] = numbersIn(font)
  return {
    ...(fill instanceof PDFNumber && { fill: { ...state.fill, opacity: fill.asNumber() } }),
    ...(stroke instanceof PDFNumber && { stroke: { ...state.stroke, opacity: stroke.asNumber() } }),
    ...(mask && { isMasked: mask instanceof PDFDict }),
    ...(mode && { isDarkening: mode instanceof PDFName && DARKENING.includes(mode.decodeText()) }),
    ...(font instanceof PDFArray && { font: fontOf(font.lookup(0)), size }),
  }
}

const moveLine = ({ line }: Graphics, x = 0, y = 0) => ({
  line: multiply([1, 0, 0, 1, x, y], line),
  advance: 0,
})
const nextLine: Setter = (state) => moveLine(state, 0, -state.leading)

type Setter = (
  state: Graphics,
  operation: Operation,
  resources: PDFDict | undefined,
) => Partial<Graphics>

const SETTERS: Readonly<Record<string, Setter>> = {
  cm: ({ matrix }, { numbers }) => ({ matrix: multiply(matrixOf(numbers), matrix) }),
  gs: (state, { names }, resources) => readState(state, resource(resources, 'ExtGState', names[0])),
  ...Object.fromEntries('g rg k cs sc scn'.split(' ').map((name) => [name, setColor])),
  ...Object.fromEntries('G RG K CS SC SCN'.split(' ').map((name) => [name, setColor])),
  BT: () => ({ line: IDENTITY, advance: 0 }),
  Tm: (_, { numbers }) => ({ line: matrixOf(numbers), advance: 0 }),
  Td: (state, { numbers: [x, y] }) => moveLine(state, x, y),
  TD: (state, { numbers: [x, y = 0] }) => ({ ...moveLine(state, x, y), leading: -y }),
  'T*': nextLine,
  "'": nextLine,
  '"': (state, { numbers: [wordSpacing, spacing] }) => ({
    ...moveLine(state, 0, -state.leading),
    wordSpacing,
    spacing,
  }),
  Tr: (_, { numbers: [mode] }) => ({ mode }),
  Tf: (_, { names: [name], numbers: [size] }, resources) => ({
    font: fontOf(resource(resources, 'Font', name)),
    size,
  }),
  Tz: (_, { numbers: [scale] }) => ({ scale }),
  Tc: (_, { numbers: [spacing] }) => ({ spacing }),
  Tw: (_, { numbers: [wordSpacing] }) => ({ wordSpacing }),
  TL: (_, { numbers: [leading] }) => ({ leading }),
  Ts: (_, { numbers: [rise] }) => ({ rise }),
}

/** The numbers of operators that move, scale or draw. PDF readers disagree about what more or fewer mean. */
const OPERANDS: Readonly<Record<string, number>> = {
  ...{ cm: 6, Tm: 6, Td: 2, TD: 2, Tr: 1, Tf: 1, Tz: 1, Tc: 1, Tw: 1, TL: 1, Ts: 1, '"': 2 },
  ...{ re: 4, m: 2, l: 2, c: 6, v: 4, y: 4 },
}

/** The state after an operation. @throws Refusal damaged */
export const applyTo = (
  state: Graphics,
  operation: Operation,
  resources: PDFDict | undefined,
): Graphics => {
  const { operator, numbers } = operation
  const isWrong = Object.hasOwn(OPERANDS, operator) && numbers.length !== OPERANDS[operator]
  refuseIf(isWrong, 'damaged')
  const setter = Object.hasOwn(SETTERS, operator) ? SETTERS[operator] : undefined
  return setter ? { ...state, ...setter(state, operation, resources) } : state
}
