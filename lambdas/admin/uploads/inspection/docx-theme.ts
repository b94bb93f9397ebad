import { XmlElement as Element, type XmlElement } from '@rgrove/parse-xml'
import { BLACK, type Color, parseHex, WHITE } from './colors.ts'
import { refuseIf } from './refusal.ts'
import { attributeOf, elementsNamed, localName } from './xml.ts'

/*
 * Colors of a Word file: written out, or as a color of its theme that is lighter or darker (ECMA-376
 * part 1, 17.18.97 and 20.1.6.2).
 */
export type Theme = ReadonlyMap<string, Color>

const SLOTS: Readonly<Record<string, string>> = {
  dark1: 'dk1',
  text1: 'dk1',
  light1: 'lt1',
  background1: 'lt1',
  dark2: 'dk2',
  text2: 'dk2',
  light2: 'lt2',
  background2: 'lt2',
  hyperlink: 'hlink',
  followedHyperlink: 'folHlink',
}

export const DEFAULT_THEME: Theme = new Map([
  ['dk1', BLACK],
  ['lt1', WHITE],
])

export const childElements = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof Element)

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  childElements(element).find((child) => localName(child.name) === name)

/** A system color is white for a window and dark for everything else, whatever the file says. */
const slotColor = (slot: XmlElement): Color | undefined => {
  const [color] = childElements(slot)
  if (color === undefined) return undefined
  const value = attributeOf(color, 'val')
  if (localName(color.name) === 'sysClr') return value === 'window' ? WHITE : BLACK
  return parseHex(value)
}

export const readTheme = (root: XmlElement): Theme => {
  const [scheme] = elementsNamed(root, 'clrScheme')
  const colors = scheme ? childElements(scheme) : []
  return new Map(colors.map((slot) => [localName(slot.name), slotColor(slot) ?? WHITE]))
}

const MAPPING: Readonly<Record<string, string>> = {
  bg1: 'light1',
  t1: 'dark1',
  bg2: 'light2',
  t2: 'dark2',
}

/** Settings may exchange the colors of a theme; ordinary documents don't. @throws Refusal unusual */
export const checkColorMapping = (element: XmlElement): void => {
  for (const [key, value] of Object.entries(element.attributes)) {
    const expected = MAPPING[localName(key)]
    const isSwapped = expected !== undefined && value !== expected
    refuseIf(isSwapped || (/accent/i.test(key) && value !== localName(key)), 'unusual')
  }
}

/** A part of a color in hexadecimal, from 0 to 1. */
const fraction = (text: string | undefined): number => {
  const value = Number.parseInt(text ?? 'FF', 16)
  return Number.isNaN(value) ? 1 : value / 255
}

/**
 * The color that an element names in these attributes: `val` and `themeColor` of a text color,
 * `fill` and `themeFill` of shading. Undefined for an automatic color.
 */
export const colorOf = (
  element: XmlElement,
  theme: Theme,
  [plain, themed]: readonly [plain: string, themed: string],
): Color | undefined => {
  const name = attributeOf(element, themed)
  const prefix = themed.replace('Color', '')
  const base = name === undefined ? undefined : theme.get(SLOTS[name] ?? name)
  if (base === undefined) return parseHex(attributeOf(element, plain))
  const tint = fraction(attributeOf(element, `${prefix}Tint`))
  const shade = fraction(attributeOf(element, `${prefix}Shade`))
  return base.map((part) => (part * tint + 1 - tint) * shade) as [number, number, number]
}
