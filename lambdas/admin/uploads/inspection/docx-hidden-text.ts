import { XmlElement as Element, type XmlElement } from '@rgrove/parse-xml'
import { type Color, parseHex, WHITE } from './colors.ts'
import {
  cellShading,
  type Format,
  hiddenBy,
  isOff,
  readFormat,
  type Styles,
} from './docx-format.ts'
import { boxHiddenBy, isOffPage, type PageSize } from './docx-positions.ts'
import { childElements, childNamed, type Theme } from './docx-theme.ts'
import { type HiddenBy, refuseHidden, refuseIf } from './refusal.ts'
import { attributeOf, elementsNamed, localName } from './xml.ts'

export type WordContext = { theme: Theme; styles: Styles; page: PageSize }

const ancestorsOf = function* (element: XmlElement): Generator<XmlElement> {
  for (let each: unknown = element.parent; each instanceof Element; each = each.parent) yield each
}

const paragraphOf = (element: XmlElement): XmlElement | undefined => {
  for (const each of ancestorsOf(element)) if (localName(each.name) === 'p') return each
  return undefined
}

const idOf = (properties: XmlElement | undefined, name: string): string | undefined => {
  const style = properties && childNamed(properties, name)
  return style && attributeOf(style, 'val')
}

const textOf = (run: XmlElement): string =>
  childElements(run)
    .map((child) => {
      const name = localName(child.name)
      return name === 't' ? child.text : name === 'sym' ? '?' : ''
    })
    .join('')

/** The fill of the shape of a text box. */
const shapeFill = (element: XmlElement): Color | undefined => {
  const fill = childNamed(element, 'spPr')
  const solid = fill && childNamed(fill, 'solidFill')
  const [color] = solid ? childElements(solid) : []
  return color ? parseHex(attributeOf(color, 'val')) : parseHex(attributeOf(element, 'fillcolor'))
}

/** The shading of the nearest table cell, table or text box, or the white page. */
const backgroundOf = (run: XmlElement, theme: Theme): Color => {
  for (const element of ancestorsOf(run)) {
    const name = localName(element.name)
    const isTable = name === 'tc' || name === 'tbl'
    const color = isTable ? cellShading(element, theme) : shapeFill(element)
    if (color) return color
  }
  return WHITE
}

/** Page numbers in tables of contents are hidden on the web, where there are no pages. */
const isPageNumber = (text: string) => /^[\s\d.ivxlc-]*$/i.test(text)

/** Checks the text of a part with its styles and shading. @throws Refusal hiddenText */
const createRunChecker = (part: string, { styles, theme }: WordContext) => {
  const formats = new Map<XmlElement, Format>()
  const backgrounds = new Map<unknown, Color>()
  const background = (run: XmlElement): Color => {
    const color = backgrounds.get(run.parent) ?? backgroundOf(run, theme)
    backgrounds.set(run.parent, color)
    return color
  }
  const paragraphFormat = (run: XmlElement): Format => {
    const paragraph = paragraphOf(run)
    if (paragraph === undefined) return {}
    const known = formats.get(paragraph)
    if (known) return known
    const properties = childNamed(paragraph, 'pPr')
    const id = idOf(properties, 'pStyle')
    const style = id === undefined ? styles.defaultParagraph : styles.formatOf(id)
    const format = { ...styles.defaults, ...style, ...readFormat(properties, theme) }
    formats.set(paragraph, format)
    return format
  }
  return (run: XmlElement): void => {
    const text = textOf(run)
    if (text.trim() === '') return
    const properties = childNamed(run, 'rPr')
    const format = {
      ...paragraphFormat(run),
      ...styles.formatOf(idOf(properties, 'rStyle')),
      ...readFormat(properties, theme),
    }
    const isWebHidden = format.isWebHidden && !isPageNumber(text)
    const reason = isWebHidden ? 'marked' : hiddenBy(format, background(run))
    if (reason) refuseHidden(reason, text, part)
  }
}

/** Table styles color parts of a table, each on its own shading. @throws Refusal hiddenText */
export const checkTableStyles = (root: XmlElement, { theme }: WordContext): void => {
  for (const style of elementsNamed(root, 'style')) {
    if (attributeOf(style, 'type') !== 'table') continue
    const base = cellShading(style, theme) ?? WHITE
    for (const block of [style, ...elementsNamed(style, 'tblStylePr')]) {
      const format = readFormat(childNamed(block, 'rPr'), theme)
      const reason = hiddenBy(format, cellShading(block, theme) ?? base)
      if (reason) refuseHidden(reason, attributeOf(style, 'styleId') ?? '', 'the styles')
    }
  }
}

/** The mark at the end of a paragraph may be hidden: Word joins a heading and its text so. */
const hidesText = (vanish: XmlElement): boolean => {
  const [properties, owner] = ancestorsOf(vanish)
  return localName(properties?.name ?? '') === 'rPr' && localName(owner?.name ?? '') !== 'pPr'
}

const checkBox = (box: XmlElement, part: string, page: PageSize): void => {
  if (box.text.trim() === '') return
  for (const element of ancestorsOf(box)) {
    const name = localName(element.name)
    if (name === 'p') return
    refuseIf(['wgp', 'wpc', 'group'].includes(name), 'unusual')
    const reason = boxHiddenBy(element, page)
    if (reason) refuseHidden(reason, box.text, part)
  }
}

const MARKED = new Set(['vanish', 'specVanish', 'collapsed'])

/** Creates a check for each element of a part. @throws Refusal hiddenText, naming the text */
export const createHiddenTextChecker = (part: string, context: WordContext) => {
  const checkRun = createRunChecker(part, context)
  return (element: XmlElement): void => {
    const name = localName(element.name)
    const refuse = (reason: HiddenBy) =>
      refuseHidden(reason, paragraphOf(element)?.text ?? '', part)
    if (name === 'r') checkRun(element)
    else if (name === 'txbxContent') checkBox(element, part, context.page)
    else if (MARKED.has(name) && !isOff(element)) {
      if (name === 'collapsed' || hidesText(element)) refuse('marked')
    } else if (isOffPage(element, context.page)) refuse('offPage')
  }
}
