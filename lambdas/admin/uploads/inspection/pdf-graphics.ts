import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from 'pdf-lib'
import { BLACK, type Color } from './colors.ts'
import { type Box, EVERYWHERE, IDENTITY, type Matrix } from './pdf-geometry.ts'

/** The graphics state (ISO 32000-1, 8.4.1), as far as it decides whether text is visible. */
export type Graphics = {
  matrix: Matrix
  clip: Box
  fill: Color | undefined
  stroke: Color | undefined
  fillSpace: string
  strokeSpace: string
  isTransparent: boolean
  mode: number
  size: number
  /** Horizontal scaling in percent. */
  scale: number
  spacing: number
  leading: number
  rise: number
}

export const INITIAL: Graphics = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  fill: BLACK,
  stroke: BLACK,
  fillSpace: 'DeviceGray',
  strokeSpace: 'DeviceGray',
  isTransparent: false,
  mode: 0,
  size: 0,
  scale: 100,
  spacing: 0,
  leading: 0,
  rise: 0,
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
  name: string,
): PDFObject | undefined => {
  const dict = resources?.lookup(PDFName.of(kind))
  return dict instanceof PDFDict ? dict.lookup(PDFName.of(name)) : undefined
}

/** Colors with this many parts, or an ink whose name says its color. */
const PLAIN_SPACES = /^(?:DeviceGray|DeviceRGB|DeviceCMYK|CalGray|CalRGB|ICCBased|G|RGB|CMYK)$/
const BLACK_INKS: readonly string[] = ['Black', 'All']

/** The family of a color space; "Ink" for a black ink. */
export const spaceOf = (name: string, resources: PDFDict | undefined): string => {
  const space = resource(resources, 'ColorSpace', name)
  if (space instanceof PDFName) return space.decodeText()
  if (!(space instanceof PDFArray)) return name
  const [family, ink] = [space.lookup(0), space.lookup(1)]
  const isInk = family === PDFName.of('Separation') && ink instanceof PDFName
  if (isInk && BLACK_INKS.includes(ink.decodeText())) return 'Ink'
  return family instanceof PDFName ? family.decodeText() : ''
}

/** The color of these parts, or undefined where it depends on a table or a pattern. */
export const colorIn = (space: string, parts: readonly number[]): Color | undefined => {
  const [first = 0, second = 0, third = 0, fourth = 0] = parts
  if (space === 'Ink') return [1 - first, 1 - first, 1 - first]
  if (!PLAIN_SPACES.test(space)) return undefined
  if (parts.length <= 1) return [first, first, first]
  if (parts.length === 3) return [first, second, third]
  return [(1 - first) * (1 - fourth), (1 - second) * (1 - fourth), (1 - third) * (1 - fourth)]
}

const MIN_OPACITY = 0.2

/** What an entry of the graphics states changes. */
export const readState = (state: PDFObject | undefined): Partial<Graphics> => {
  if (!(state instanceof PDFDict)) return {}
  const [opacity, mask] = [state.lookup(PDFName.of('ca')), state.lookup(PDFName.of('SMask'))]
  const isFaint = opacity instanceof PDFNumber && opacity.asNumber() < MIN_OPACITY
  if (isFaint || mask instanceof PDFDict) return { isTransparent: true }
  return opacity || mask ? { isTransparent: false } : {}
}
