import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AssembledDocument } from '../../shared/documents/model.ts'
import { BlockList } from '../../web/features/customize/preview/block-view.tsx'

/** Marks a reader sees and the words leave out. */
const MARKS = new Set(['number', 'marker', 'blank short', 'blank long'])
const INLINE = new Set(['span', 'strong', 'em', 'a'])

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

const textIn = (node: Node): string => {
  if (!isElement(node)) return node.nodeValue ?? ''
  const name = node.getAttribute('class') ?? ''
  if (MARKS.has(name)) return ' '
  const inner = Array.from(node.childNodes).map(textIn).join('')
  return INLINE.has(node.tagName) && name !== 'value' ? inner : `${inner}\n`
}

/** Words of the live preview in reading order, without numbers, markers and blanks. */
export const previewWords = ({ blocks }: AssembledDocument): string[] => {
  const markup = renderToStaticMarkup(<BlockList blocks={blocks} focused={undefined} />)
  const root = new DOMParser().parseFromString(`<div>${markup}</div>`, 'text/xml').documentElement
  return (root ? textIn(root) : '').split(/\s+/).filter(Boolean)
}
