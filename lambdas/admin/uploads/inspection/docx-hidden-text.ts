import { XmlElement as Element, type XmlElement } from '@rgrove/parse-xml'
import { type Color, parseHex, WHITE } from './colors.ts'
import {
  type Format,
  hiddenBy,
  isOff,
  mergeFormats,
  readFormat,
  type Styles,
  shadingOf,
  type Theme,
} from './docx-format.ts'
import { boxHiddenBy, isOffPage, type PageSize } from './docx-positions.ts'
import { refuseHidden, refuseIf } from './refusal.ts'
import { attributeOf, childElements, childNamed, elementsNamed, localName } from './xml.ts'

export type WordContext = { theme: Theme; styles: Styles; page: PageSize }

const paragraphOf = ({ parent }: XmlElement): XmlElement | undefined => {
  if (!(parent instanceof Element)) return undefined
  return localName(parent.name) === 'p' ? parent : paragraphOf(parent)
}

const idOf = (properties: XmlElement | undefined, name: string): string | undefined => {
  const style = childNamed(properties, name)
  return style && attributeOf(style, 'val')
}

const textOf = (run: XmlElement): string =>
  childElements(run)
    .map((child) => {
      const name = localName(child.name)
      return name === 't' ? child.text : name === 'sym' ? '?' : ''
    })
    .join('')

/** The shading of a table cell, a table, or a part of a table style. */
const cellShading = (element: XmlElement, theme: Theme): Color | undefined =>
  shadingOf(readFormat(childNamed(element, 'tcPr') ?? childNamed(element, 'tblPr')), theme)

/** The fill of the shape of a text box. */
const shapeFill = (element: XmlElement): Color | undefined => {
  const solid = childNamed(childNamed(element, 'spPr'), 'solidFill')
  const [color] = solid ? childElements(solid) : []
  return parseHex(color ? attributeOf(color, 'val') : attributeOf(element, 'fillcolor'))
}

/** Page numbers in tables of contents are hidden on the web, where there are no pages. */
const isPageNumber = (text: string) => /^[\s\d.ivxlc-]*$/i.test(text)

/** Checks the text of a part with its styles and shading. @throws Refusal hiddenText */
const createRunChecker = (part: string, { styles, theme }: WordContext) => {
  const formats = new Map<XmlElement, Format>()
  const backgrounds = new Map<unknown, Color>()
  /** The shading of the nearest table cell, table or text box, or the white page. */
  const backgroundOf = (element: unknown): Color => {
    if (!(element instanceof Element)) return WHITE
    const isTable = /^(?:tc|tbl)$/.test(localName(element.name))
    const color =
      backgrounds.get(element) ??
      (isTable ? cellShading(element, theme) : shapeFill(element)) ??
      backgroundOf(element.parent)
    backgrounds.set(element, color)
    return color
  }
  const paragraphFormat = (paragraph: XmlElement): Format => {
    const known = formats.get(paragraph)
    if (known) return known
    const properties = childNamed(paragraph, 'pPr')
    const id = idOf(properties, 'pStyle')
    const style = id === undefined ? styles.defaultParagraph : styles.formatOf(id)
    const format = mergeFormats(styles.defaults, style, readFormat(properties))
    formats.set(paragraph, format)
    return format
  }
  return (run: XmlElement): void => {
    const text = textOf(run)
    if (text.trim() === '') return
    const paragraph = paragraphOf(run)
    const properties = childNamed(run, 'rPr')
    const format = mergeFormats(
      paragraph ? paragraphFormat(paragraph) : {},
      styles.formatOf(idOf(properties, 'rStyle')),
      readFormat(properties),
    )
    const { webHidden } = format
    const isHidden = webHidden !== undefined && !isOff(webHidden.val) && !isPageNumber(text)
    const reason = isHidden ? 'marked' : hiddenBy(format, backgroundOf(run.parent), theme)
    if (reason) refuseHidden(reason, text, part)
  }
}

/** Table styles color parts of a table, each on its own shading. @throws Refusal hiddenText */
export const checkTableStyles = (root: XmlElement, { theme }: WordContext): void => {
  for (const style of elementsNamed(root, 'style')) {
    if (attributeOf(style, 'type') !== 'table') continue
    const base = cellShading(style, theme) ?? WHITE
    for (const block of [style, ...elementsNamed(style, 'tblStylePr')]) {
      const format = readFormat(childNamed(block, 'rPr'))
      const reason = hiddenBy(format, cellShading(block, theme) ?? base, theme)
      if (reason) refuseHidden(reason, attributeOf(style, 'styleId') ?? '', 'the styles')
    }
  }
}

/** The mark at the end of a paragraph may be hidden: Word joins a heading and its text so. */
const isParagraphMark = ({ parent }: XmlElement): boolean =>
  parent instanceof Element && parent.parent instanceof Element
    ? localName(parent.name) !== 'rPr' || localName(parent.parent.name) === 'pPr'
    : true

/** The elements with everything around them. */
const withAncestors = (elements: readonly XmlElement[]): ReadonlySet<XmlElement> => {
  const all = new Set<XmlElement>()
  for (const element of elements) {
    for (let each: unknown = element; each instanceof Element && !all.has(each); each = each.parent)
      all.add(each)
  }
  return all
}

const isFilled = (text: XmlElement) => text.text.trim() !== ''

const GROUPS = /^(?:wgp|wpc|group)$/

/** Checks the places of boxes with text. @throws Refusal hiddenText, unusual */
const createBoxChecker = (root: XmlElement, part: string, page: PageSize) => {
  const filled = withAncestors(elementsNamed(root, 't').filter(isFilled))
  const boxes = [...filled].filter(({ name }) => localName(name) === 'txbxContent')
  const aroundBoxes = withAncestors(boxes)
  return (element: XmlElement): void => {
    if (!aroundBoxes.has(element)) return
    refuseIf(GROUPS.test(localName(element.name)), 'unusual')
    const reason = boxHiddenBy(element, page)
    if (!reason) return
    const texts = elementsNamed(element, 't').map(({ text }) => text)
    refuseHidden(reason, texts.join(' '), part)
  }
}

const MARKED = /^(?:vanish|specVanish|collapsed)$/

/** Creates a check for each element of a part. @throws Refusal hiddenText, naming the text */
export const createHiddenTextChecker = (root: XmlElement, part: string, context: WordContext) => {
  const checkRun = createRunChecker(part, context)
  const checkBoxes = createBoxChecker(root, part, context.page)
  return (element: XmlElement): void => {
    const name = localName(element.name)
    const isMarked = MARKED.test(name) && !isOff(attributeOf(element, 'val'))
    const hidesText = isMarked && (name === 'collapsed' || !isParagraphMark(element))
    const reason = hidesText ? 'marked' : isOffPage(element, context.page) ? 'offPage' : undefined
    if (reason) refuseHidden(reason, paragraphOf(element)?.text ?? '', part)
    if (name === 'r') checkRun(element)
    checkBoxes(element)
  }
}
