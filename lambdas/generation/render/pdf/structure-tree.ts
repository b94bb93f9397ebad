import type { Tag } from '../layout/drawing-operations.ts'
import {
  add,
  array,
  assign,
  dictionary,
  name,
  type PdfObjects,
  type Reference,
  reserve,
  textString,
} from './objects.ts'

/** A marked-content sequence of a page that belongs to a structure element. */
type MarkedContent = { page: Reference; id: number }
/** A form field that belongs to a structure element. */
type Widget = { page: Reference; widget: Reference }
type Element = { tag: Tag; parent?: Element; kids: (Element | MarkedContent | Widget)[] }

/** The document's structure as it grows while pages are drawn, for tagged PDF (ISO 32000-1, 14.7). */
export type StructureTree = {
  root: Element | undefined
  elements: Map<Tag, Element>
  /** By page, the element of each marked-content sequence. */
  markedContent: Element[][]
  /** The element of each form field. */
  formFields: Element[]
}

export const newStructureTree = (): StructureTree => ({
  root: undefined,
  elements: new Map(),
  markedContent: [],
  formFields: [],
})

const elementOf = (structure: StructureTree, tag: Tag): Element => {
  const known = structure.elements.get(tag)
  if (known) return known
  const parent = tag.parent && elementOf(structure, tag.parent)
  const element: Element = { tag, parent, kids: [] }
  structure.elements.set(tag, element)
  if (parent) parent.kids.push(element)
  else structure.root ??= element
  return element
}

/** Adds a marked-content sequence of a page to the element of `tag`; returns its number on that page. */
export const addMarkedContent = (
  structure: StructureTree,
  tag: Tag,
  page: { index: number; ref: Reference },
): number => {
  const onPage = structure.markedContent[page.index] ?? []
  structure.markedContent[page.index] = onPage
  const element = elementOf(structure, tag)
  const id = onPage.push(element) - 1
  element.kids.push({ page: page.ref, id })
  return id
}

/**
 * Adds a form field to the element of the line it stands on or, where that is in the footer, to the
 * document. Returns its number among the fields.
 */
export const addFormField = (
  structure: StructureTree,
  field: { tag: Tag | undefined; label: string; page: Reference; ref: Reference },
): number => {
  const tag = field.tag ?? { role: 'Form', parent: structure.root?.tag, label: field.label }
  const element = elementOf(structure, tag)
  element.kids.push({ page: field.page, widget: field.ref })
  return structure.formFields.push(element) - 1
}

/** Attributes for assistive technology: what a heading cell heads, what a line to write on asks for. */
const attributesOf = (tag: Tag): string | undefined => {
  if (tag.scope) return dictionary({ O: name('Table'), Scope: name(tag.scope) })
  if (tag.role !== 'Form') return undefined
  return dictionary({ O: name('PrintField'), Role: name('tv'), Desc: textString(tag.label ?? '') })
}

/** The page of an element's first marked content: what is on the same page need not name it. */
const pageOf = ({ kids }: Element): Reference | undefined => {
  for (const kid of kids) if ('id' in kid) return kid.page
  return undefined
}

type Refs = Map<Element, Reference>

const writeElement = (
  pdf: PdfObjects,
  element: Element,
  parent: Reference,
  refs: Refs,
): Reference => {
  const ref = reserve(pdf)
  refs.set(element, ref)
  const Pg = pageOf(element)
  const K = element.kids.map((kid) => {
    if ('tag' in kid) return writeElement(pdf, kid, ref, refs)
    if ('widget' in kid) return dictionary({ Type: name('OBJR'), Pg: kid.page, Obj: kid.widget })
    if (kid.page === Pg) return kid.id
    return dictionary({ Type: name('MCR'), Pg: kid.page, MCID: kid.id })
  })
  const entries = { S: name(element.tag.role), P: parent, Pg, K: array(K) }
  assign(pdf, ref, dictionary({ ...entries, A: attributesOf(element.tag) }))
  return ref
}

/** Writes the structure tree and returns its root; undefined for a document without content. */
export const writeStructureTree = (
  pdf: PdfObjects,
  structure: StructureTree,
): Reference | undefined => {
  if (!structure.root) return undefined
  const treeRef = reserve(pdf)
  const refs: Refs = new Map()
  const documentRef = writeElement(pdf, structure.root, treeRef, refs)
  const refsOf = (elements: readonly Element[] = []) =>
    elements.flatMap((element) => refs.get(element) ?? [])
  const pages = Array.from(structure.markedContent, (elements, page) => [
    page,
    array(refsOf(elements)),
  ])
  const fields = refsOf(structure.formFields).flatMap((ref, index) => [pages.length + index, ref])
  const tree = {
    Type: name('StructTreeRoot'),
    K: array([documentRef]),
    ParentTree: add(pdf, dictionary({ Nums: array([...pages.flat(), ...fields]) })),
    ParentTreeNextKey: pages.length + structure.formFields.length,
  }
  assign(pdf, treeRef, dictionary(tree))
  return treeRef
}
