import { type PDFContext, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import type { Tag } from '../layout/drawing-operations.ts'

/** A marked-content sequence of a page, or a form field or link, that belongs to a structure element. */
type Content = { page: PDFRef; id: number } | { page: PDFRef; annotation: PDFRef }
type Element = { tag: Tag; ref: PDFRef; kids: (Element | Content)[] }

/** The elements of a page's marked-content sequences, and its key in the parent tree. */
export type PageElements = { page: PDFRef; key: number; elements: Element[] }

/** The document structure of tagged PDF, built while pages are rendered (ISO 32000-1, 14.7). */
export type StructureTree = {
  context: PDFContext
  root: Element | undefined
  elements: Map<Tag, Element>
  /** The elements of each page's marked content, and the element of each form field and link, by their keys. */
  parents: (Element[] | Element)[]
}

export const newStructureTree = (context: PDFContext): StructureTree => ({
  context,
  root: undefined,
  elements: new Map(),
  parents: [],
})

/** Adds a page without content. */
export const addPageElements = ({ parents }: StructureTree, page: PDFRef): PageElements => {
  const elements: Element[] = []
  return { page, key: parents.push(elements) - 1, elements }
}

const getOrAddElement = (structure: StructureTree, tag: Tag): Element => {
  const known = structure.elements.get(tag)
  if (known) return known
  const parent = tag.parent && getOrAddElement(structure, tag.parent)
  const element: Element = { tag, ref: structure.context.nextRef(), kids: [] }
  structure.elements.set(tag, element)
  if (parent) parent.kids.push(element)
  else structure.root ??= element
  return element
}

/** Adds a marked-content sequence of a page to the element of `tag`; returns its number on that page. */
export const addMarkedContent = (
  structure: StructureTree,
  tag: Tag,
  { page, elements }: PageElements,
): number => {
  const element = getOrAddElement(structure, tag)
  const id = elements.push(element) - 1
  element.kids.push({ page, id })
  return id
}

/** A dictionary's entries, in the form that pdf-lib converts to objects. */
type LiteralObject = NonNullable<Parameters<PDFContext['stream']>[1]>

/** The annotation flag "Print" (ISO 32000-1, 12.5.3). */
const PRINT_FLAG = 4

/**
 * Adds a form field or link to its page and to its structure element. In the footer, which has no elements, it
 * is added to the document.
 */
export const addAnnotation = (
  structure: StructureTree,
  page: PDFPage,
  { tag, label }: { tag: Tag | undefined; label: string },
  entries: LiteralObject,
): PDFRef => {
  const { root, parents, context } = structure
  const element = getOrAddElement(structure, tag ?? { role: 'Form', parent: root?.tag, label })
  const StructParent = parents.push(element) - 1
  const shared = { Type: 'Annot', F: PRINT_FLAG, P: page.ref, StructParent }
  const annotation = context.register(context.obj({ ...shared, ...entries }))
  element.kids.push({ page: page.ref, annotation })
  page.node.addAnnot(annotation)
  return annotation
}

/** Attributes for assistive technology: the scope of a header cell, the label of a fill-in line. */
const attributesOf = ({ role, scope, label }: Tag) => {
  if (scope) return { A: { O: 'Table', Scope: scope } }
  if (role !== 'Form') return {}
  const Alt = PDFHexString.fromText(label ?? '')
  return { Alt, A: { O: 'PrintField', Role: 'tv', Desc: Alt } }
}

const writeElement = (context: PDFContext, { tag, ref, kids }: Element, P: PDFRef): void => {
  // The page of the first marked content, which content on the same page needn't repeat.
  const Pg = kids.find((kid) => 'id' in kid)?.page
  const K = kids.map((kid) => {
    if ('tag' in kid) {
      writeElement(context, kid, ref)
      return kid.ref
    }
    if ('annotation' in kid) return { Type: 'OBJR', Pg: kid.page, Obj: kid.annotation }
    return kid.page === Pg ? kid.id : { Type: 'MCR', Pg: kid.page, MCID: kid.id }
  })
  context.assign(ref, context.obj({ S: tag.role, P, Pg, K, ...attributesOf(tag) }))
}

/** Writes the structure tree and returns its root; undefined for an empty document. */
export const writeStructureTree = ({
  context,
  root,
  parents,
}: StructureTree): PDFRef | undefined => {
  if (!root) return undefined
  const treeRef = context.nextRef()
  writeElement(context, root, treeRef)
  const Nums = parents.flatMap((parent, key) => [
    key,
    Array.isArray(parent) ? parent.map(({ ref }) => ref) : parent.ref,
  ])
  const tree = {
    Type: PDFName.of('StructTreeRoot'),
    K: [root.ref],
    ParentTree: context.register(context.obj({ Nums })),
    ParentTreeNextKey: parents.length,
  }
  context.assign(treeRef, context.obj(tree))
  return treeRef
}
