import { parseXml as parse, XmlElement } from '@rgrove/parse-xml'

export { XmlElement }

/** The root element of an XML text. Throws if it isn't well-formed. */
export const parseXml = (text: string): XmlElement => {
  const { root } = parse(text)
  if (!root) throw new Error('The XML has no root element')
  return root
}

const descendantsOf = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) =>
    child instanceof XmlElement ? [child, ...descendantsOf(child)] : [],
  )

type Index = Map<string, XmlElement[]>
const indexes = new WeakMap<XmlElement, Index>()

const indexOf = (root: XmlElement): Index => {
  const known = indexes.get(root)
  if (known) return known
  const index: Index = Map.groupBy(descendantsOf(root), ({ name }) => name)
  indexes.set(root, index)
  return index
}

/** The descendants with this name, in document order. */
export const elements = (root: XmlElement, name: string): readonly XmlElement[] =>
  indexOf(root).get(name) ?? []
