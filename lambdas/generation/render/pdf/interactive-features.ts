import {
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import type { RuleOperation, Tag } from '../layout/drawing-operations.ts'
import { PAGE } from '../layout/style-sheet.ts'
import { pdfNumber } from './content-stream.ts'
import { addFormField, type StructureTree } from './structure-tree.ts'

/** An entry of the outline; `y` is the distance from the top of the page in points. */
export type OutlineItem = { label: string; level: 1 | 2; page: PDFRef; y: number }
type OutlineNode = { item: OutlineItem; children: OutlineNode[] }

/** Subsections under their section; one without a section stands by itself. */
const nest = (items: readonly OutlineItem[]): OutlineNode[] => {
  const nodes: OutlineNode[] = []
  for (const item of items) {
    const section = nodes.at(-1)
    const node = { item, children: [] }
    if (item.level === 2 && section) section.children.push(node)
    else nodes.push(node)
  }
  return nodes
}

/** Points above a heading that are shown with it. */
const ROOM_ABOVE = 12

const writeNodes = (context: PDFContext, nodes: readonly OutlineNode[], parent: PDFRef) => {
  const entries = nodes.map((node) => ({ ...node, ref: context.nextRef() }))
  entries.forEach(({ item, children, ref }, index) => {
    const ends = children.length > 0 ? writeNodes(context, children, ref) : {}
    const dict = context.obj({
      Title: PDFHexString.fromText(item.label),
      Parent: parent,
      Prev: entries[index - 1]?.ref,
      Next: entries[index + 1]?.ref,
      Dest: [item.page, 'XYZ', 0, PAGE.height - item.y + ROOM_ABOVE, null],
      ...ends,
      // Negative: subsections are folded until the reader opens them (ISO 32000-1, table 153).
      Count: children.length > 0 ? -children.length : undefined,
    })
    context.assign(ref, dict)
  })
  return { First: entries[0]?.ref, Last: entries.at(-1)?.ref }
}

/** Writes the outline (ISO 32000-1, 12.3.3) and returns its root; undefined when there are no headings. */
export const writeOutline = (
  context: PDFContext,
  items: readonly OutlineItem[],
): PDFRef | undefined => {
  if (items.length === 0) return undefined
  const nodes = nest(items)
  const root = context.nextRef()
  const ends = writeNodes(context, nodes, root)
  context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: nodes.length }))
  return root
}

/** A line of a page that may be filled in on the screen; `page` counts from 0. */
export type FormField = { label: string; line: RuleOperation; tag: Tag | undefined; page: number }

/** Points: one line of typing above the rule. */
const FIELD_HEIGHT = 13
/** The annotation flag "Print" (ISO 32000-1, 12.5.3). */
const PRINT = 4
/** Typed text is a little smaller than the document's, in its colour. */
const APPEARANCE = '/Helv 10 Tf 0.09 0.1 0.15 rg'
const HELVETICA = {
  Type: 'Font',
  Subtype: 'Type1',
  BaseFont: 'Helvetica',
  Encoding: 'WinAnsiEncoding',
}

const rectangleOver = ({ x1, x2, y1 }: RuleOperation) =>
  [x1, PAGE.height - y1, x2, PAGE.height - y1 + FIELD_HEIGHT].map((value) =>
    Number(pdfNumber(value)),
  )

/** Text fields over the lines to write on, each with a name of its own and its label as tooltip. */
export const addFormFields = (
  pdf: PDFDocument,
  fields: readonly FormField[],
  pages: readonly PDFPage[],
  structure: StructureTree,
) => {
  if (fields.length === 0) return
  const { context } = pdf
  const refs = fields.flatMap(({ label, line, tag, page: index }, position) => {
    const page = pages[index]
    if (!page) return []
    const widget = context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: PDFString.of(`entry-${position + 1}`),
      TU: PDFHexString.fromText(label),
      Rect: rectangleOver(line),
      F: PRINT,
      P: page.ref,
      DA: PDFString.of(APPEARANCE),
    })
    const ref = context.register(widget)
    const key = addFormField(structure, { tag, label, page: page.ref, ref })
    widget.set(PDFName.of('StructParent'), context.obj(pages.length + key))
    page.node.addAnnot(ref)
    return [ref]
  })
  const form = { Fields: refs, DR: { Font: { Helv: HELVETICA } }, DA: PDFString.of(APPEARANCE) }
  pdf.catalog.set(PDFName.of('AcroForm'), context.register(context.obj(form)))
}
