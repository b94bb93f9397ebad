import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib'
import { BLACK, type Color } from './colors.ts'
import type { Operation } from './pdf-content.ts'
import { type Box, EVERYWHERE, IDENTITY, type Matrix, matrixOf, multiply } from './pdf-geometry.ts'

type Paint = { space: string; color: Color | undefined }

/**
 * The state of graphics and text (ISO 32000-1, 8.4.1 and 9.3.1), as far as it decides whether text
 * is visible. The scale is in percent.
 */
export type Graphics = {
  matrix: Matrix
  line: Matrix
  clip: Box
  fill: Paint
  stroke: Paint
  isTransparent: boolean
} & Record<'mode' | 'size' | 'scale' | 'spacing' | 'leading' | 'rise', number>

const BLACK_PAINT: Paint = { space: 'DeviceGray', color: BLACK }

export const INITIAL: Graphics = {
  matrix: IDENTITY,
  line: IDENTITY,
  clip: EVERYWHERE,
  fill: BLACK_PAINT,
  stroke: BLACK_PAINT,
  isTransparent: false,
  ...{ mode: 0, size: 0, scale: 100, spacing: 0, leading: 0, rise: 0 },
}

export const numbersIn = (object: PDFObject | undefined): number[] =>
  object instanceof PDFArray
    ? object.asArray().flatMap((_, index) => {
        const number = object.lookup(index)
        return number instanceof PDFNumber ? [number.asNumber()] : []
      })
    : []

/** The resource of this kind and name. */
export const resource = (
  resources: PDFDict | undefined,
  kind: string,
  name = '',
): PDFObject | undefined => {
  const dict = resources?.lookup(PDFName.of(kind))
  return dict instanceof PDFDict ? dict.lookup(PDFName.of(name)) : undefined
}

/** Colors with this many parts, or an ink whose name says its color. */
const PLAIN_SPACES = /^(?:DeviceGray|DeviceRGB|DeviceCMYK|CalGray|CalRGB|ICCBased|G|RGB|CMYK)$/
const BLACK_INKS: readonly string[] = ['Black', 'All']

/** The family of a color space; "Ink" for a black ink. */
const spaceOf = (name: string, resources: PDFDict | undefined): string => {
  const space = resource(resources, 'ColorSpace', name)
  if (space instanceof PDFName) return space.decodeText()
  if (!(space instanceof PDFArray)) return name
  const [family, ink] = [space.lookup(0), space.lookup(1)]
  const isInk = family === PDFName.of('Separation') && ink instanceof PDFName
  if (isInk && BLACK_INKS.includes(ink.decodeText())) return 'Ink'
  return family instanceof PDFName ? family.decodeText() : ''
}

/** The color of these parts, or undefined where it depends on a table or a pattern. */
const colorIn = (space: string, parts: readonly number[]): Color | undefined => {
  const [first = 0, second = 0, third = 0, fourth = 0] = parts
  if (space === 'Ink') return [1 - first, 1 - first, 1 - first]
  if (!PLAIN_SPACES.test(space)) return undefined
  if (parts.length <= 1) return [first, first, first]
  if (parts.length === 3) return [first, second, third]
  return [(1 - first) * (1 - fourth), (1 - second) * (1 - fourth), (1 - third) * (1 - fourth)]
}

/** Operators in lower case fill and those in upper case stroke. */
const setColor: Setter = (state, { operator, numbers, names: [name = ''] }, resources) => {
  const kind = operator.toLowerCase()
  const use = kind === operator ? 'fill' : 'stroke'
  if (kind === 'cs') {
    const space = spaceOf(name, resources)
    return { [use]: { space, color: colorIn(space, [space === 'Ink' ? 1 : 0]) } }
  }
  const space = kind.startsWith('sc') ? state[use].space : 'DeviceRGB'
  return { [use]: { space, color: colorIn(space, numbers) } }
}

const MIN_OPACITY = 0.2

/** What an entry of the graphics states changes. */
const readState = (state: PDFObject | undefined): Partial<Graphics> => {
  if (!(state instanceof PDFDict)) return {}
  const [opacity, mask] = [state.lookup(PDFName.of('ca')), state.lookup(PDFName.of('SMask'))]
  const isFaint = opacity instanceof PDFNumber && opacity.asNumber() < MIN_OPACITY
  if (isFaint || mask instanceof PDFDict) return { isTransparent: true }
  return opacity || mask ? { isTransparent: false } : {}
}

const moveLine = ({ line }: Graphics, x = 0, y = 0) => ({
  line: multiply([1, 0, 0, 1, x, y], line),
})
const nextLine: Setter = (state) => moveLine(state, 0, -state.leading)

type Setter = (
  state: Graphics,
  operation: Operation,
  resources: PDFDict | undefined,
) => Partial<Graphics>

const SETTERS: Readonly<Record<string, Setter>> = {
  cm: ({ matrix }, { numbers }) => ({ matrix: multiply(matrixOf(numbers), matrix) }),
  gs: (_, { names }, resources) => readState(resource(resources, 'ExtGState', names[0])),
  ...Object.fromEntries('g rg k cs sc scn'.split(' ').map((name) => [name, setColor])),
  ...Object.fromEntries('G RG K CS SC SCN'.split(' ').map((name) => [name, setColor])),
  BT: () => ({ line: IDENTITY }),
  Tm: (_, { numbers }) => ({ line: matrixOf(numbers) }),
  Td: (state, { numbers: [x, y] }) => moveLine(state, x, y),
  TD: (state, { numbers: [x, y = 0] }) => ({ ...moveLine(state, x, y), leading: -y }),
  'T*': nextLine,
  "'": nextLine,
  '"': nextLine,
  Tr: (_, { numbers: [mode] }) => ({ mode }),
  Tf: (_, { numbers: [size] }) => ({ size }),
  Tz: (_, { numbers: [scale] }) => ({ scale }),
  Tc: (_, { numbers: [spacing] }) => ({ spacing }),
  TL: (_, { numbers: [leading] }) => ({ leading }),
  Ts: (_, { numbers: [rise] }) => ({ rise }),
}

/** The state after an operation. */
export const applyTo = (
  state: Graphics,
  operation: Operation,
  resources: PDFDict | undefined,
): Graphics => {
  const { operator } = operation
  const setter = Object.hasOwn(SETTERS, operator) ? SETTERS[operator] : undefined
  return setter ? { ...state, ...setter(state, operation, resources) } : state
}
