import { strFromU8, unzipSync } from 'fflate'
import { elements, parseXml, XmlElement } from './xml.ts'

const DOCUMENT = 'word/document.xml'

/** The parsed XML parts of a Word file, by path. Throws if a part isn't well-formed. */
export const docxParts = (bytes: Uint8Array): Map<string, XmlElement> =>
  new Map(
    Object.entries(unzipSync(bytes))
      .filter(([path]) => /\.(xml|rels)$/.test(path))
      .map(([path, data]) => [path, parseXml(strFromU8(data))]),
  )

export function part(parts: Map<string, XmlElement>, path: string): XmlElement {
  const found = parts.get(path)
  if (!found) throw new Error(`The file has no part ${path}`)
  return found
}

const BLANKS = new Set(['Blank', 'BlankLabel'])

function isBlank(run: XmlElement): boolean {
  const style = elements(run, 'w:rStyle')[0]?.attributes['w:val']
  return style !== undefined && BLANKS.has(style)
}

const CONTENTS = new Set(['TOCHeading', 'TOC1'])

/** Whether the node belongs to the list of sections, which repeats headings. */
function isContents(node: XmlElement): boolean {
  const style = node.name === 'w:p' && elements(node, 'w:pStyle')[0]?.attributes['w:val']
  return typeof style === 'string' && CONTENTS.has(style)
}

function textIn(node: XmlElement): string {
  if (isContents(node)) return ''
  if (node.name === 'w:t') return node.text
  if (node.name === 'w:tab' || node.name === 'w:br') return ' '
  if (node.name === 'w:r' && isBlank(node)) return ' '
  const inner = node.children.map((child) => (child instanceof XmlElement ? textIn(child) : ''))
  return node.name === 'w:p' ? `${inner.join('')}\n` : inner.join('')
}

/** Words in reading order, without numbers, list markers, headers, footers and blanks. */
export function docxWords(bytes: Uint8Array): string[] {
  const data = unzipSync(bytes, { filter: ({ name }) => name === DOCUMENT })[DOCUMENT]
  if (!data) throw new Error(`The file has no part ${DOCUMENT}`)
  return textIn(parseXml(strFromU8(data)))
    .split(/\s+/)
    .filter(Boolean)
}
