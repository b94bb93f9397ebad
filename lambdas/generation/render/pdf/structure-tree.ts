import { type PDFContext, PDFHexString, PDFName, type PDFPage, type PDFRef } from 'pdf-lib'
import type { Tag } from '../layout/drawing-operations.ts'

/** A marked-content sequence of a page that belongs to a structure element. */
type MarkedContent = { page: PDFRef; id: number }
/** A form field or link that belongs to a structure element. */
type Annotation = { page: PDFRef; annotation: PDFRef }
type Element = { tag: Tag; kids: (Element | MarkedContent | Annotation)[] }

/** The document structure of tagged PDF, built while pages are drawn (ISO 32000-1, 14.7). */
export type StructureTree = {
  root: Element | undefined
  elements: Map<Tag, Element>
  /** The element of each marked-content sequence, by page. */
  markedContent: Element[][]
  /** The element of each form field and link. */
  annotations: Element[]
  pageCount: number
}

export const newStructureTree = (pageCount: number): StructureTree => ({
  root: undefined,
  elements: new Map(),
  markedContent: [],
  annotations: [],
  pageCount,
})

const getOrAddElement = (structure: StructureTree, tag: Tag): Element => {
  const known = structure.elements.get(tag)
  if (known) return known
  const parent = tag.parent && getOrAddElement(structure, tag.parent)
  const element: Element = { tag, kids: [] }
  structure.elements.set(tag, element)
  if (parent) parent.kids.push(element)
  else structure.root ??= element
  return element
}

/** Adds a marked-content sequence of a page to the element of `tag`; returns its number on that page. */
export const addMarkedContent = (
  structure: StructureTree,
  tag: Tag,
  page: { index: number; ref: PDFRef },
): number => {
  const onPage = structure.markedContent[page.index] ?? []
  structure.markedContent[page.index] = onPage
  const element = getOrAddElement(structure, tag)
  const id = onPage.push(element) - 1
  element.kids.push({ page: page.ref, id })
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
  const { context } = page.doc
  const ref = context.nextRef()
  const element = getOrAddElement(
    structure,
    tag ?? { role: 'Form', parent: structure.root?.tag, label },
  )
  element.kids.push({ page: page.ref, annotation: ref })
  const StructParent = structure.pageCount + structure.annotations.push(element) - 1
  const shared = { Type: 'Annot', F: PRINT_FLAG, P: page.ref, StructParent }
  context.assign(ref, context.obj({ ...shared, ...entries }))
  page.node.addAnnot(ref)
  return ref
}

/** Attributes for assistive technology: the scope of a header cell, the label of a fill-in line. */
const attributesOf = (tag: Tag) => {
  if (tag.scope) return { O: 'Table', Scope: tag.scope }
  if (tag.role !== 'Form') return undefined
  return { O: 'PrintField', Role: 'tv', Desc: PDFHexString.fromText(tag.label ?? '') }
}

/** The page of an element's first marked content, which content on the same page needn't repeat. */
const pageOf = ({ kids }: Element): PDFRef | undefined =>
  kids.find((kid): kid is MarkedContent => 'id' in kid)?.page

type Refs = Map<Element, PDFRef>

const writeElement = (
  context: PDFContext,
  element: Element,
  parent: PDFRef,
  refs: Refs,
): PDFRef => {
  const ref = context.nextRef()
  refs.set(element, ref)
  const { tag, kids } = element
  const Pg = pageOf(element)
  const K = kids.map((kid) => {
    if ('tag' in kid) return writeElement(context, kid, ref, refs)
    if ('annotation' in kid) return { Type: 'OBJR', Pg: kid.page, Obj: kid.annotation }
    return kid.page === Pg ? kid.id : { Type: 'MCR', Pg: kid.page, MCID: kid.id }
  })
  const Alt = tag.role === 'Form' && tag.label ? PDFHexString.fromText(tag.label) : undefined
  const entries = { S: tag.role, P: parent, Pg, K, Alt, A: attributesOf(tag) }
  context.assign(ref, context.obj(entries))
  return ref
}

/** Writes the structure tree and returns its root; undefined for an empty document. */
export const writeStructureTree = (
  context: PDFContext,
  { root, markedContent, annotations }: StructureTree,
): PDFRef | undefined => {
  if (!root) return undefined
  const treeRef = context.nextRef()
  const refs: Refs = new Map()
  const documentRef = writeElement(context, root, treeRef, refs)
  const refsOf = (elements: readonly Element[] = []) =>
    elements.flatMap((element) => refs.get(element) ?? [])
  const pages = Array.from(markedContent, (elements, page) => [page, refsOf(elements)])
  const last = refsOf(annotations).flatMap((ref, index) => [pages.length + index, ref])
  const tree = {
    Type: PDFName.of('StructTreeRoot'),
    K: [documentRef],
    ParentTree: context.register(context.obj({ Nums: [...pages.flat(), ...last] })),
    ParentTreeNextKey: pages.length + annotations.length,
  }
  context.assign(treeRef, context.obj(tree))
  return treeRef
}
