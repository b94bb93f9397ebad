import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'
import type { LinkOperation, Page } from '../layout/drawing-operations.ts'
import { toPdfY } from './draw-page.ts'
import { addAnnotation, type StructureTree } from './structure-tree.ts'

/** A heading's position; `y` is the distance from the top of the page in points. */
type Destination = { id: string; label: string; level: 1 | 2; page: PDFRef; y: number }
type OutlineNode = { item: Destination; children: OutlineNode[] }

/** The headings of all pages, in order. */
export const collectDestinations = (
  pages: readonly Page[],
  refs: readonly PDFRef[],
): Destination[] =>
  pages.flatMap(({ operations }, index) => {
    const page = refs[index]
    return operations.flatMap((operation) =>
      operation.kind === 'destination' && page ? [{ ...operation, page }] : [],
    )
  })

/** Space shown above a heading that a link jumps to, in points. */
const SPACE_ABOVE = 12

/** Nests subsections under their section; one without a section stays at the top level. */
const nestDestinations = (items: readonly Destination[]): OutlineNode[] => {
  const nodes: OutlineNode[] = []
  for (const item of items) {
    const section = nodes.at(-1)
    const node = { item, children: [] }
    if (item.level === 2 && section) section.children.push(node)
    else nodes.push(node)
  }
  return nodes
}

const writeNodes = (context: PDFContext, nodes: readonly OutlineNode[], parent: PDFRef) => {
  const refs = nodes.map(() => context.nextRef())
  nodes.forEach(({ item, children }, index) => {
    const ref = refs[index]
    if (!ref) return
    const entry = context.obj({
      Title: PDFHexString.fromText(item.label),
      Parent: parent,
      Prev: refs[index - 1],
      Next: refs[index + 1],
      Dest: PDFHexString.fromText(item.id),
      ...(children.length > 0 && writeNodes(context, children, ref)),
      // Negative means that subsections are initially collapsed (ISO 32000-1, table 153).
      Count: children.length > 0 ? -children.length : undefined,
    })
    context.assign(ref, entry)
  })
  return { First: refs[0], Last: refs.at(-1) }
}

/** Adds the outline and the named destinations of headings (ISO 32000-1, 12.3). */
export const addNavigation = (pdf: PDFDocument, destinations: readonly Destination[]): void => {
  if (destinations.length === 0) return
  const { context, catalog } = pdf
  const named = destinations
    .map(({ id, page, y }) => {
      const name = PDFHexString.fromText(id)
      return { name, target: [page, 'XYZ', 0, toPdfY(y) + SPACE_ABOVE, null] }
    })
    .toSorted((a, b) => (a.name.asString() < b.name.asString() ? -1 : 1))
  const Names = named.flatMap(({ name, target }) => [name, target])
  catalog.set(PDFName.of('Names'), context.obj({ Dests: { Names } }))
  const nodes = nestDestinations(destinations)
  const root = context.nextRef()
  const outline = { Type: 'Outlines', ...writeNodes(context, nodes, root), Count: nodes.length }
  context.assign(root, context.obj(outline))
  catalog.set(PDFName.of('Outlines'), root)
}

/** Adds a page's links to headings. */
export const addLinks = (
  page: PDFPage,
  links: readonly LinkOperation[],
  structure: StructureTree,
): void => {
  for (const { x, y, width, height, target, label, tag } of links) {
    addAnnotation(
      structure,
      page,
      { tag, label },
      {
        Subtype: 'Link',
        Rect: [x, toPdfY(y + height), x + width, toPdfY(y)],
        Border: [0, 0, 0],
        Dest: PDFHexString.fromText(target),
        Contents: PDFHexString.fromText(label),
      },
    )
  }
}
