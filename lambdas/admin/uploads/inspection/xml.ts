import { isUtf8 } from 'node:buffer'
import {
  parseXml,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  type XmlNode,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml'
import { Refusal, refuseIf } from './refusal.ts'

/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The value of an attribute with any namespace prefix. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string | undefined => {
  const key = Object.keys(attributes).find((each) => localName(each) === name)
  return key === undefined ? undefined : attributes[key]
}

export const childElements = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement)

export const childNamed = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element && childElements(element).find((child) => localName(child.name) === name)

const ENCODINGS = ['utf-8', 'us-ascii']

const checkEncoding = (node: XmlNode): void => {
  if (!(node instanceof XmlDeclaration)) return
  refuseIf(!ENCODINGS.includes(node.encoding?.toLowerCase() ?? 'utf-8'), 'damaged')
}

/**
 * The root element of an XML part. Only UTF-8 without a document type is accepted, so that Word
 * reads it the same way. Instructions to other programs, such as a stylesheet to load, are refused.
 * @throws Refusal damaged, unusual
 */
export const parsePart = (bytes: Uint8Array): XmlElement => {
  refuseIf(!isUtf8(bytes), 'damaged')
  try {
    const document = parseXml(new TextDecoder().decode(bytes), {
      preserveDocumentType: true,
      preserveXmlDeclaration: true,
    })
    document.children.forEach(checkEncoding)
    refuseIf(
      document.children.some((node) => node instanceof XmlDocumentType),
      'damaged',
    )
    refuseIf(
      document.children.some((node) => node instanceof XmlProcessingInstruction),
      'unusual',
    )
    if (!document.root) throw new Refusal('damaged')
    return document.root
  } catch (cause) {
    if (cause instanceof Refusal) throw cause
    throw new Refusal('damaged', { cause })
  }
}

/** Documents nest tables, text boxes and links, at most some dozens of elements. */
const MAX_DEPTH = 250

/**
 * The elements and texts of a part in document order, the root first.
 * @throws Refusal unusual for elements nested more deeply than in any document
 */
export function* xmlNodes(root: XmlElement): Generator<XmlElement | XmlText> {
  const stack: [node: XmlNode, depth: number][] = [[root, 0]]
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const [node, depth] = entry
    if (node instanceof XmlText) yield node
    if (!(node instanceof XmlElement)) continue
    refuseIf(depth > MAX_DEPTH, 'unusual')
    yield node
    for (const child of node.children.toReversed()) stack.push([child, depth + 1])
  }
}

/** The elements with this local name, in document order. */
export const elementsNamed = (root: XmlElement, name: string): XmlElement[] =>
  [...xmlNodes(root)].filter(
    (node): node is XmlElement => node instanceof XmlElement && localName(node.name) === name,
  )
