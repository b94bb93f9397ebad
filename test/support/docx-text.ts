import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'

const DOCUMENT = 'word/document.xml'

const parseXml = (path: string, data: Uint8Array): Element => {
  const parser = new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(`${level}: ${message}`)
    },
  })
  const root = parser.parseFromString(strFromU8(data), 'text/xml').documentElement
  if (!root) throw new Error(`${path} has no root element`)
  return root
}

/** The XML parts of a Word file by path, parsed. Throws where a part is not well-formed. */
export const docxParts = (bytes: Uint8Array): Map<string, Element> =>
  new Map(
    Object.entries(unzipSync(bytes))
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, data]) => [path, parseXml(path, data)]),
  )

export const elements = (root: Element, name: string): Element[] =>
  Array.from(root.getElementsByTagName(name))

export function part(parts: Map<string, Element>, path: string): Element {
  const found = parts.get(path)
  if (!found) throw new Error(`The file has no part ${path}`)
  return found
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

const BLANKS = new Set(['Blank', 'BlankLabel'])

function isBlank(run: Element): boolean {
  const style = elements(run, 'w:rStyle')[0]?.getAttribute('w:val')
  return style !== undefined && style !== null && BLANKS.has(style)
}

/** The list of contents repeats headings: it is furniture. */
const isContents = (node: Element) =>
  node.tagName === 'w:sdt' ||
  (node.tagName === 'w:p' && elements(node, 'w:pStyle')[0]?.getAttribute('w:val') === 'TOCHeading')

function textIn(node: Element): string {
  if (isContents(node)) return ''
  if (node.tagName === 'w:t') return node.textContent ?? ''
  if (node.tagName === 'w:tab' || node.tagName === 'w:br') return ' '
  if (node.tagName === 'w:r' && isBlank(node)) return ' '
  const inner = Array.from(node.childNodes).filter(isElement).map(textIn).join('')
  return node.tagName === 'w:p' ? `${inner}\n` : inner
}

/** Words in reading order, without numbers, list markers, headers, footers and blanks. */
export function docxWords(bytes: Uint8Array): string[] {
  const data = unzipSync(bytes, { filter: ({ name }) => name === DOCUMENT })[DOCUMENT]
  if (!data) throw new Error(`The file has no part ${DOCUMENT}`)
  return textIn(parseXml(DOCUMENT, data)).split(/\s+/).filter(Boolean)
}
