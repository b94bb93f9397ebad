import type { PDFContext, PDFDict, PDFRef } from '@cantoo/pdf-lib'
import { PDFHexString } from '@cantoo/pdf-lib'
import type { Tag } from '../layout/items.ts'

/** A stretch of a page's content that belongs to a structure element. */
type Mark = { page: PDFRef; id: number }
/** A form field that belongs to a structure element. */
type Widget = { page: PDFRef; widget: PDFRef }
type Element = { tag: Tag; parent?: Element; kids: (Element | Mark | Widget)[] }

/** The document's structure as it grows while pages are drawn, for tagged PDF (ISO 32000-1, 14.7). */
export type Structure = {
  root: Element | undefined
  elements: Map<Tag, Element>
  /** By page, the element of each marked stretch. */
  marks: Element[][]
  /** The element of each form field. */
  widgets: Element[]
}

export const newStructure = (): Structure => ({
  root: undefined,
  elements: new Map(),
  marks: [],
  widgets: [],
})

function elementOf(structure: Structure, tag: Tag): Element {
  const known = structure.elements.get(tag)
  if (known) return known
  const parent = tag.parent && elementOf(structure, tag.parent)
  const element: Element = { tag, parent, kids: [] }
  structure.elements.set(tag, element)
  if (parent) parent.kids.push(element)
  else structure.root ??= element
  return element
}

/** Notes that a new stretch of the page belongs to `tag`; returns its number on that page. */
export function mark(structure: Structure, tag: Tag, page: { index: number; ref: PDFRef }): number {
  const onPage = structure.marks[page.index] ?? []
  structure.marks[page.index] = onPage
  const element = elementOf(structure, tag)
  const id = onPage.push(element) - 1
  element.kids.push({ page: page.ref, id })
  return id
}

/**
 * Notes a form field: it belongs to the line it stands on, or, where that is furniture, to the
 * document. Returns its number among the fields.
 */
export function addWidget(
  structure: Structure,
  field: { tag: Tag | undefined; label: string; page: PDFRef; ref: PDFRef },
): number {
  const tag = field.tag ?? { role: 'Form', parent: structure.root?.tag, label: field.label }
  const element = elementOf(structure, tag)
  element.kids.push({ page: field.page, widget: field.ref })
  return structure.widgets.push(element) - 1
}

/** Attributes a reader needs: what a heading cell heads, what a line to write on asks for. */
function attributes(context: PDFContext, tag: Tag): PDFDict | undefined {
  if (tag.scope) return context.obj({ O: 'Table', Scope: tag.scope })
  if (tag.role !== 'Form') return undefined
  const Desc = PDFHexString.fromText(tag.label ?? '')
  return context.obj({ O: 'PrintField', Role: 'tv', Desc })
}

/** The page of an element's first stretch: those on the same page need not name it. */
function pageOf({ kids }: Element): PDFRef | undefined {
  for (const kid of kids) if ('id' in kid) return kid.page
  return undefined
}

type Refs = Map<Element, PDFRef>

function write(context: PDFContext, element: Element, parent: PDFRef, refs: Refs): PDFRef {
  const ref = context.nextRef()
  refs.set(element, ref)
  const Pg = pageOf(element)
  const K = element.kids.map((kid) => {
    if ('tag' in kid) return write(context, kid, ref, refs)
    if ('widget' in kid) return context.obj({ Type: 'OBJR', Pg: kid.page, Obj: kid.widget })
    return kid.page === Pg ? kid.id : context.obj({ Type: 'MCR', Pg: kid.page, MCID: kid.id })
  })
  const A = attributes(context, element.tag)
  context.assign(ref, context.obj({ S: element.tag.role, P: parent, Pg, K, A }))
  return ref
}

/** Writes the structure tree and returns its root; undefined for a document without content. */
export function writeStructure(context: PDFContext, structure: Structure): PDFRef | undefined {
  if (!structure.root) return undefined
  const treeRef = context.nextRef()
  const refs: Refs = new Map()
  const documentRef = write(context, structure.root, treeRef, refs)
  const nums = Array.from(structure.marks, (elements, page) => [
    page,
    (elements ?? []).flatMap((element) => refs.get(element) ?? []),
  ])
  const fields = structure.widgets.flatMap((element, index) => [
    nums.length + index,
    refs.get(element) ?? [],
  ])
  context.assign(
    treeRef,
    context.obj({
      Type: 'StructTreeRoot',
      K: [documentRef],
      ParentTree: context.register(context.obj({ Nums: [...nums.flat(), ...fields] })),
      ParentTreeNextKey: nums.length + structure.widgets.length,
    }),
  )
  return treeRef
}
