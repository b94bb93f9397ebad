import type { XmlElement } from '@rgrove/parse-xml'
import { BLACK, type Color, isLegible, parseHex, WHITE } from './colors.ts'
import { type HiddenBy, refuseIf } from './refusal.ts'
import { attributeOf, childElements, childNamed, elementsNamed, localName } from './xml.ts'

/** The colors of a theme by slot (ECMA-376 part 1, 20.1.6.2). */
export type Theme = ReadonlyMap<string, Color>

export const DEFAULT_THEME: Theme = new Map([
  ['dk1', BLACK],
  ['lt1', WHITE],
])

/** A system color is white for a window and dark for everything else, whatever the file says. */
const slotColor = (slot: XmlElement): Color => {
  const [color] = childElements(slot)
  const value = color && attributeOf(color, 'val')
  if (color && localName(color.name) === 'sysClr') return value === 'window' ? WHITE : BLACK
  return parseHex(value) ?? WHITE
}

export const readTheme = (root: XmlElement): Theme => {
  const [scheme] = elementsNamed(root, 'clrScheme')
  const slots = scheme ? childElements(scheme) : []
  return new Map(slots.map((slot) => [localName(slot.name), slotColor(slot)]))
}

/** The slot of a theme color (17.18.97): text1 is dk1, background2 is lt2. */
const slotOf = (name: string): string =>
  name
    .replace(/^(?:dark|text)/, 'dk')
    .replace(/^(?:light|background)/, 'lt')
    .replace('followedHyperlink', 'folHlink')
    .replace('hyperlink', 'hlink')

/** Settings may exchange the colors of a theme; ordinary documents don't. @throws Refusal unusual */
export const checkColorMapping = (element: XmlElement): void => {
  for (const [key, value] of Object.entries(element.attributes)) {
    const expected = localName(key)
      .replace(/^bg/, 'light')
      .replace(/^t(?=\d)/, 'dark')
    refuseIf(value !== expected, 'unusual')
  }
}

type Attributes = Readonly<Record<string, string>>

/** The attributes of the properties of a run, a paragraph or a style, by local names. */
export type Format = Readonly<Record<string, Attributes>>

const PROPERTIES = new Set(
  'color textFill shd highlight sz w fitText position spacing webHidden'.split(' '),
)

/** A fill of Word 2010: only one opaque color is legible for certain. */
const readTextFill = (fill: XmlElement): Attributes => {
  const solid = childNamed(fill, 'solidFill')
  const [color] = solid ? childElements(solid) : []
  const value = (color && attributeOf(color, 'val')) ?? ''
  if (color === undefined || childNamed(color, 'alpha')) return { isTransparent: 'true' }
  return { val: /^(bg|lt)\d$/.test(value) ? 'FFFFFF' : value }
}

const readProperty = (element: XmlElement): Attributes =>
  localName(element.name) === 'textFill'
    ? readTextFill(element)
    : Object.fromEntries(
        Object.entries(element.attributes).map(([key, value]) => [localName(key), value]),
      )

export const readFormat = (properties: XmlElement | undefined): Format =>
  Object.fromEntries(
    (properties ? childElements(properties) : [])
      .filter(({ name }) => PROPERTIES.has(localName(name)))
      .map((element) => [localName(element.name), readProperty(element)]),
  )

/** Later properties replace earlier ones; `spacing` has attributes of runs and of paragraphs. */
export const mergeFormats = (...formats: Format[]): Format => ({
  ...Object.assign({}, ...formats),
  spacing: Object.assign({}, ...formats.map(({ spacing }) => spacing)),
})

/** Whether a property that is on by default is switched off (17.17.4). */
export const isOff = (value: string | undefined) => ['false', '0', 'off'].includes(value ?? '')

/**
 * The color that is written out in one attribute or named in another: `val` and `themeColor` of
 * text, `fill` and `themeFill` of shading. Undefined for an automatic color.
 */
const colorOf = (
  attributes: Attributes = {},
  theme: Theme,
  [plain, themed]: readonly [plain: string, themed: string],
): Color | undefined => {
  const base = theme.get(slotOf(attributes[themed] ?? ''))
  if (base === undefined) return parseHex(attributes[plain])
  const [tint = 1, shade = 1] = ['Tint', 'Shade'].map(
    (change) => parseInt(attributes[themed.replace('Color', '') + change] ?? 'FF', 16) / 255,
  )
  return base.map((part) => (part * tint + 1 - tint) * shade) as [number, number, number]
}

const DARK_HIGHLIGHTS = /^(black|blue|red|dark(?!Yellow|Gray)\w+)$/

export const shadingOf = ({ highlight, shd }: Format, theme: Theme): Color | undefined => {
  const marker = highlight?.val ?? 'none'
  if (marker !== 'none') return DARK_HIGHLIGHTS.test(marker) ? BLACK : WHITE
  const isSolid = shd?.val === 'solid'
  return colorOf(shd, theme, isSolid ? ['color', 'themeColor'] : ['fill', 'themeFill'])
}

/* Sizes are in half-points, distances in twentieths of a point, widths in percent. */
const DEFAULT_SIZE = 20
const MIN_SIZE = 6
const MIN_SCALE = 33
const MIN_FIT = 120
const MAX_POSITION = 48
/** Letters closer than this share of the font size cover each other. */
const MAX_CONDENSED = 0.25
/** A line of less than half its font size is cut off. */
const MIN_LINE_SHARE = 0.5
const TWIPS_PER_HALF_POINT = 10

/** What hides text in this format on this background, or undefined for legible text. */
export const hiddenBy = (format: Format, background: Color, theme: Theme): HiddenBy | undefined => {
  const number = (name: string, missing: number, attribute = 'val') => {
    const value = Number.parseFloat(format[name]?.[attribute] ?? '')
    return Number.isNaN(value) ? missing : value
  }
  const size = number('sz', DEFAULT_SIZE)
  const height = size * TWIPS_PER_HALF_POINT
  const isExact = format.spacing?.lineRule === 'exact'
  const isCondensed = -number('spacing', 0) > height * MAX_CONDENSED
  const isNarrow = number('w', 100) < MIN_SCALE || number('fitText', MIN_FIT) < MIN_FIT
  const isMoved = Math.abs(number('position', 0)) > MAX_POSITION
  if (format.textFill?.isTransparent) return 'transparent'
  if (size < MIN_SIZE) return 'tiny'
  if (isExact && number('spacing', height, 'line') < height * MIN_LINE_SHARE) return 'clipped'
  if (isCondensed || isNarrow || isMoved) return 'squeezed'
  const behind = shadingOf(format, theme) ?? background
  const colors = [format.color, format.textFill].map((attributes) =>
    colorOf(attributes, theme, ['val', 'themeColor']),
  )
  return colors.every((color) => color === undefined || isLegible(color, behind))
    ? undefined
    : 'color'
}

/** The formats of a file's styles by id, the defaults and the default style of paragraphs. */
export type Styles = {
  formatOf: (id: string | undefined) => Format
  defaults: Format
  defaultParagraph: Format
}

export const NO_STYLES: Styles = { formatOf: () => ({}), defaults: {}, defaultParagraph: {} }

const MAX_STYLE_DEPTH = 30

export const readStyles = (root: XmlElement): Styles => {
  const styles = elementsNamed(root, 'style')
  const byId = new Map(styles.map((style) => [attributeOf(style, 'styleId'), style]))
  const formats = new Map<XmlElement, Format>()
  const formatOf = (style: XmlElement | undefined, depth = 0): Format => {
    if (style === undefined || depth > MAX_STYLE_DEPTH) return {}
    const known = formats.get(style)
    if (known) return known
    const base = childNamed(style, 'basedOn')
    const format = mergeFormats(
      base ? formatOf(byId.get(attributeOf(base, 'val')), depth + 1) : {},
      readFormat(childNamed(style, 'pPr')),
      readFormat(childNamed(style, 'rPr')),
    )
    formats.set(style, format)
    return format
  }
  const [defaultRun] = elementsNamed(root, 'rPrDefault')
  const normal = styles.find(
    (style) =>
      attributeOf(style, 'type') === 'paragraph' &&
      ['1', 'true', 'on'].includes(attributeOf(style, 'default') ?? ''),
  )
  return {
    formatOf: (id) => (id === undefined ? {} : formatOf(byId.get(id))),
    defaults: readFormat(childNamed(defaultRun, 'rPr')),
    defaultParagraph: formatOf(normal),
  }
}
