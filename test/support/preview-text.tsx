import { DOMParser, type Element, type Node } from '@xmldom/xmldom'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AssembledDocument } from '../../shared/documents/model.ts'
import { BlockList } from '../../web/features/customize/preview/block-view.tsx'

/** Marks a reader sees and the words leave out. */
const MARKS = new Set(['number', 'marker', 'blank short', 'blank long', 'foot'])
const INLINE = new Set(['span', 'strong', 'em', 'a'])

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE

const textIn = (node: Node): string => {
  if (!isElement(node)) return node.nodeValue ?? ''
  const name = node.getAttribute('class') ?? ''
  if (MARKS.has(name)) return ' '
  const inner = Array.from(node.childNodes).map(textIn).join('')
  return INLINE.has(node.tagName) && name !== 'value' ? inner : `${inner}\n`
}

/** Words of a preview's markup in reading order, without numbers, markers, blanks and the foot. */
export const wordsOfMarkup = (markup: string): string[] => {
  const root = new DOMParser().parseFromString(markup, 'text/xml').documentElement
  return (root ? textIn(root) : '').split(/\s+/).filter(Boolean)
}

/** Words of the live preview in reading order, without numbers, markers and blanks. */
export const previewWords = ({ blocks }: AssembledDocument): string[] =>
  wordsOfMarkup(
    `<div>${renderToStaticMarkup(<BlockList blocks={blocks} focused={undefined} />)}</div>`,
  )
