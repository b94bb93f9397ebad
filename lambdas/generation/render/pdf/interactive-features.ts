import type { RuleOperation, Tag } from '../layout/drawing-operations.ts'
import { PAGE } from '../layout/style-sheet.ts'
import { pdfNumber } from './content-stream.ts'
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
import { addFormField, type StructureTree } from './structure-tree.ts'

/** An entry of the outline; `y` is the distance from the top of the page in points. */
export type OutlineItem = { label: string; level: 1 | 2; page: Reference; y: number }
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

const writeNodes = (pdf: PdfObjects, nodes: readonly OutlineNode[], parent: Reference) => {
  const entries = nodes.map((node) => ({ ...node, ref: reserve(pdf) }))
  entries.forEach(({ item, children, ref }, index) => {
    const ends = children.length > 0 ? writeNodes(pdf, children, ref) : {}
    const entry = dictionary({
      Title: textString(item.label),
      Parent: parent,
      Prev: entries[index - 1]?.ref,
      Next: entries[index + 1]?.ref,
      Dest: array([
        item.page,
        name('XYZ'),
        0,
        pdfNumber(PAGE.height - item.y + ROOM_ABOVE),
        'null',
      ]),
      ...ends,
      // Negative: subsections are folded until the reader opens them (ISO 32000-1, table 153).
      Count: children.length > 0 ? -children.length : undefined,
    })
    assign(pdf, ref, entry)
  })
  return { First: entries[0]?.ref, Last: entries.at(-1)?.ref }
}

/** Writes the outline (ISO 32000-1, 12.3.3) and returns its root; undefined when there are no headings. */
export const writeOutline = (
  pdf: PdfObjects,
  items: readonly OutlineItem[],
): Reference | undefined => {
  if (items.length === 0) return undefined
  const nodes = nest(items)
  const root = reserve(pdf)
  const ends = writeNodes(pdf, nodes, root)
  assign(pdf, root, dictionary({ Type: name('Outlines'), ...ends, Count: nodes.length }))
  return root
}

/** A line of a page that may be filled in on the screen; `page` counts from 0. */
export type FormField = { label: string; line: RuleOperation; tag: Tag | undefined; page: number }

/** Points: one line of typing above the rule. */
const FIELD_HEIGHT = 13
/** The annotation flag "Print" (ISO 32000-1, 12.5.3). */
const PRINT = 4
/** Typed text is a little smaller than the document's, in its colour. */
const APPEARANCE = '(/Helv 10 Tf 0.09 0.1 0.15 rg)'
const HELVETICA = dictionary({
  Type: name('Font'),
  Subtype: name('Type1'),
  BaseFont: name('Helvetica'),
  Encoding: name('WinAnsiEncoding'),
})

const rectangleOver = ({ x1, x2, y1 }: RuleOperation) =>
  array([x1, PAGE.height - y1, x2, PAGE.height - y1 + FIELD_HEIGHT].map(pdfNumber))

/**
 * Text fields over the lines to write on, each with a name of its own and its label as tooltip. Returns
 * the form, undefined without fields, and the fields of each page.
 */
export const addFormFields = (
  pdf: PdfObjects,
  fields: readonly FormField[],
  pages: readonly Reference[],
  structure: StructureTree,
): { form: Reference | undefined; annotations: Reference[][] } => {
  const annotations: Reference[][] = pages.map(() => [])
  const refs = fields.flatMap(({ label, line, tag, page: index }, position) => {
    const page = pages[index]
    if (!page) return []
    const ref = reserve(pdf)
    const key = addFormField(structure, { tag, label, page, ref })
    const widget = dictionary({
      Type: name('Annot'),
      Subtype: name('Widget'),
      FT: name('Tx'),
      T: `(entry-${position + 1})`,
      TU: textString(label),
      Rect: rectangleOver(line),
      F: PRINT,
      P: page,
      DA: APPEARANCE,
      StructParent: pages.length + key,
    })
    assign(pdf, ref, widget)
    annotations[index]?.push(ref)
    return [ref]
  })
  if (refs.length === 0) return { form: undefined, annotations }
  const DR = dictionary({ Font: dictionary({ Helv: HELVETICA }) })
  return { form: add(pdf, dictionary({ Fields: array(refs), DR, DA: APPEARANCE })), annotations }
}
