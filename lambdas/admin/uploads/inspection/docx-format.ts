import type { XmlElement } from '@rgrove/parse-xml'
import { BLACK, type Color, isLegible, parseHex, WHITE } from './colors.ts'
import { childElements, childNamed, colorOf, type Theme } from './docx-theme.ts'
import type { HiddenBy } from './refusal.ts'
import { attributeOf, elementsNamed, localName } from './xml.ts'

/** What makes text legible or not (ECMA-376 part 1, 17.3.2). Sizes are in half-points. */
export type Format = {
  color?: Color | 'auto'
  shading?: Color | 'none'
  size?: number
  /** Width of the characters in percent. */
  scale?: number
  /** Distance between the characters, and the exact line height, in twentieths of a point. */
  spacing?: number
  lineHeight?: number
  /** How far the text is raised. */
  position?: number
  hiddenBy?: 'marked' | 'transparent' | undefined
  isWebHidden?: boolean
}

const DARK_HIGHLIGHTS = /^(black|blue|red|dark(?!Yellow|Gray)\w+)$/

const MIN_FIT = 120

/** Whether a property that is on by default is switched off (ECMA-376 part 1, 17.17.4). */
export const isOff = (element: XmlElement) =>
  ['false', '0', 'off'].includes(attributeOf(element, 'val') ?? '')

const numberOf = (element: XmlElement, name = 'val'): number | undefined => {
  const value = Number.parseFloat(attributeOf(element, name) ?? '')
  return Number.isNaN(value) ? undefined : value
}

/** A fill of Word 2010: only one opaque color is legible for certain. */
const readTextFill = (fill: XmlElement): Format => {
  const solid = childNamed(fill, 'solidFill')
  const [color] = solid ? childElements(solid) : []
  if (color === undefined || childNamed(color, 'alpha')) return { hiddenBy: 'transparent' }
  const written = parseHex(attributeOf(color, 'val'))
  const isLight = /^(bg|lt)\d$/.test(attributeOf(color, 'val') ?? '')
  return written || isLight ? { color: written ?? WHITE } : {}
}

const readShading = (element: XmlElement, theme: Theme): Color | 'none' =>
  (attributeOf(element, 'val') === 'solid'
    ? colorOf(element, theme, ['color', 'themeColor'])
    : colorOf(element, theme, ['fill', 'themeFill'])) ?? 'none'

const READERS: Readonly<Record<string, (element: XmlElement, theme: Theme) => Format>> = {
  vanish: (element) => ({ hiddenBy: isOff(element) ? undefined : 'marked' }),
  specVanish: (element) => ({ hiddenBy: isOff(element) ? undefined : 'marked' }),
  webHidden: (element) => ({ isWebHidden: !isOff(element) }),
  color: (element, theme) => ({ color: colorOf(element, theme, ['val', 'themeColor']) ?? 'auto' }),
  textFill: readTextFill,
  shd: (element, theme) => ({ shading: readShading(element, theme) }),
  highlight: (element) => {
    const name = attributeOf(element, 'val') ?? ''
    if (name === 'none') return {}
    return { shading: DARK_HIGHLIGHTS.test(name) ? BLACK : WHITE }
  },
  sz: (element) => ({ size: numberOf(element) }),
  w: (element) => ({ scale: numberOf(element) }),
  // Squeezed into this width.
  fitText: (element) => ((numberOf(element) ?? 0) < MIN_FIT ? { scale: 0 } : {}),
  position: (element) => ({ position: numberOf(element) }),
  spacing: (element) => ({
    ...(attributeOf(element, 'val') === undefined ? {} : { spacing: numberOf(element) }),
    ...(attributeOf(element, 'line') === undefined
      ? {}
      : {
          lineHeight:
            attributeOf(element, 'lineRule') === 'exact' ? numberOf(element, 'line') : undefined,
        }),
  }),
}

/** The format that properties of a run, a paragraph or a style set. */
export const readFormat = (properties: XmlElement | undefined, theme: Theme): Format =>
  Object.assign(
    {},
    ...(properties ? childElements(properties) : []).map((element) => {
      const name = localName(element.name)
      return Object.hasOwn(READERS, name) ? READERS[name]?.(element, theme) : {}
    }),
  )

/** The shading of the cell properties of a cell or of a part of a table style. */
export const cellShading = (element: XmlElement, theme: Theme): Color | undefined => {
  const properties = childNamed(element, 'tcPr') ?? childNamed(element, 'tblPr')
  const { shading } = readFormat(properties, theme)
  return shading === 'none' ? undefined : shading
}

const DEFAULT_SIZE = 20
const MIN_SIZE = 6
const MIN_SCALE_PERCENT = 33
const MAX_POSITION = 48

/** Letters closer than this share of the font size cover each other. */
const MAX_CONDENSED = 0.25
/** A line of less than half its font size is cut off. */
const MIN_LINE_SHARE = 0.5
const TWIPS_PER_HALF_POINT = 10

/** What hides text in this format on this background, or undefined for legible text. */
export const hiddenBy = (format: Format, background: Color): HiddenBy | undefined => {
  const { color, shading, size = DEFAULT_SIZE, scale = 100, spacing = 0, position = 0 } = format
  if (format.hiddenBy) return format.hiddenBy
  if (size < MIN_SIZE) return 'tiny'
  const height = size * TWIPS_PER_HALF_POINT
  const isCut = format.lineHeight !== undefined && format.lineHeight < height * MIN_LINE_SHARE
  if (isCut) return 'clipped'
  const isSqueezed = scale < MIN_SCALE_PERCENT || -spacing > height * MAX_CONDENSED
  if (isSqueezed || Math.abs(position) > MAX_POSITION) return 'squeezed'
  if (color === undefined || color === 'auto') return undefined
  const behind = shading === undefined || shading === 'none' ? background : shading
  return isLegible(color, behind) ? undefined : 'color'
}

/** The formats of a file's styles by id, each with the styles that it is based on. */
export type Styles = {
  formatOf: (id: string | undefined) => Format
  /** The defaults with the default style of paragraphs. */
  defaults: Format
  defaultParagraph: Format
}

export const NO_STYLES: Styles = { formatOf: () => ({}), defaults: {}, defaultParagraph: {} }

const MAX_STYLE_DEPTH = 30

export const readStyles = (root: XmlElement, theme: Theme): Styles => {
  const styles = elementsNamed(root, 'style')
  const byId = new Map(styles.map((style) => [attributeOf(style, 'styleId'), style]))
  const formats = new Map<XmlElement, Format>()
  const formatOf = (style: XmlElement | undefined, depth = 0): Format => {
    if (style === undefined || depth > MAX_STYLE_DEPTH) return {}
    const known = formats.get(style)
    if (known) return known
    const base = childNamed(style, 'basedOn')
    const format = {
      ...(base ? formatOf(byId.get(attributeOf(base, 'val')), depth + 1) : {}),
      ...readFormat(childNamed(style, 'pPr'), theme),
      ...readFormat(childNamed(style, 'rPr'), theme),
    }
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
    defaults: readFormat(defaultRun && childNamed(defaultRun, 'rPr'), theme),
    defaultParagraph: formatOf(normal),
  }
}
