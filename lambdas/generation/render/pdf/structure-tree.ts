import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from 'pdf-lib'
import type { Tag } from '../layout/drawing-operations.ts'

/** A marked-content sequence of a page that belongs to a structure element. */
type MarkedContent = { page: PDFRef; id: number }
/** A form field that belongs to a structure element. */
type Widget = { page: PDFRef; widget: PDFRef }
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
  page: { index: number; ref: PDFRef },
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
  field: { tag: Tag | undefined; label: string; page: PDFRef; ref: PDFRef },
): number => {
  const tag = field.tag ?? { role: 'Form', parent: structure.root?.tag, label: field.label }
  const element = elementOf(structure, tag)
  element.kids.push({ page: field.page, widget: field.ref })
  return structure.formFields.push(element) - 1
}

/** Attributes for assistive technology: what a heading cell heads, what a line to write on asks for. */
const attributesOf = (context: PDFContext, tag: Tag): PDFDict | undefined => {
  if (tag.scope) return context.obj({ O: 'Table', Scope: tag.scope })
  if (tag.role !== 'Form') return undefined
  const Desc = PDFHexString.fromText(tag.label ?? '')
  return context.obj({ O: 'PrintField', Role: 'tv', Desc })
}

/** The page of an element's first marked content: what is on the same page need not name it. */
const pageOf = ({ kids }: Element): PDFRef | undefined => {
  for (const kid of kids) if ('id' in kid) return kid.page
  return undefined
}

type Refs = Map<Element, PDFRef>

const writeElement = (
  context: PDFContext,
  element: Element,
  parent: PDFRef,
  refs: Refs,
): PDFRef => {
  const ref = context.nextRef()
  refs.set(element, ref)
  const Pg = pageOf(element)
  const K = element.kids.map((kid) => {
    if ('tag' in kid) return writeElement(context, kid, ref, refs)
    if ('widget' in kid) return context.obj({ Type: 'OBJR', Pg: kid.page, Obj: kid.widget })
    return kid.page === Pg ? kid.id : context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.id })
  })
  const A = attributesOf(context, element.tag)
  context.assign(ref, context.obj({ S: element.tag.role, P: parent, Pg, K, A }))
  return ref
}

/** Writes the structure tree and returns its root; undefined for a document without content. */
export const writeStructureTree = (
  context: PDFContext,
  structure: StructureTree,
): PDFRef | undefined => {
  if (!structure.root) return undefined
  const treeRef = context.nextRef()
  const refs: Refs = new Map()
  const documentRef = writeElement(context, structure.root, treeRef, refs)
  const refsOf = (elements: readonly Element[] = []) =>
    elements.flatMap((element) => refs.get(element) ?? [])
  const pages = Array.from(structure.markedContent, (elements, page) => [page, refsOf(elements)])
  const fields = refsOf(structure.formFields).flatMap((ref, index) => [pages.length + index, ref])
  context.assign(
    treeRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: [documentRef],
      ParentTree: context.register(context.obj({ Nums: [...pages.flat(), ...fields] })),
      ParentTreeNextKey: pages.length + structure.formFields.length,
    }),
  )
  return treeRef
}
