import { renderToStaticMarkup } from 'react-dom/server'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import { BlockList } from '../../web/features/preview/sheet/block-view.tsx'
import { parseXml, XmlElement } from './xml.ts'

/** Classes of elements whose text is not part of the document's words. */
const MARKS = new Set(['number', 'marker', 'blank short', 'blank long', 'foot'])
const INLINE = new Set(['span', 'strong', 'em', 'a'])

const textIn = (element: XmlElement): string => {
  const name = element.attributes.class ?? ''
  if (MARKS.has(name)) return ' '
  const inner = element.children
    .map((child) =>
      child instanceof XmlElement ? textIn(child) : 'text' in child ? child.text : '',
    )
    .join('')
  return INLINE.has(element.name) && name !== 'value' ? inner : `${inner}\n`
}

/** The words of a preview's markup in reading order, without numbers, markers, blanks and the footer. */
export const wordsOfMarkup = (markup: string): string[] =>
  textIn(parseXml(markup)).split(/\s+/).filter(Boolean)

/** The words of the live preview in reading order, without numbers, markers and blanks. */
export const previewWords = ({ blocks }: AssembledDocument): string[] =>
  wordsOfMarkup(
    `<div>${renderToStaticMarkup(<BlockList blocks={blocks} focused={undefined} />)}</div>`,
  )
