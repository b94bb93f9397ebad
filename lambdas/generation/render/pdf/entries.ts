import { type PDFDocument, PDFHexString, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib'
import type { RuleItem, Tag } from '../layout/items.ts'
import { SHEET } from '../layout/sheet.ts'
import { number } from './content.ts'
import { addWidget, type Structure } from './structure.ts'

/** A line of a page that may be filled in on the screen. */
export type Entry = { label: string; line: RuleItem; tag: Tag | undefined; page: number }

/** Points: room for one line of typing above the rule. */
const HEIGHT = 13
/** Annotation flag "Print" (ISO 32000-1, 12.5.3). */
const PRINTED = 4
/** Typed text: a little smaller than the document's, in its ink. */
const APPEARANCE = '/Helv 10 Tf 0.09 0.1 0.15 rg'

const rectangle = ({ x1, x2, y1 }: RuleItem) =>
  [x1, SHEET.height - y1, x2, SHEET.height - y1 + HEIGHT].map((value) => Number(number(value)))

/** Text fields over the lines to write on, each with a name of its own and its label as tooltip. */
export function addEntries(
  pdf: PDFDocument,
  entries: readonly Entry[],
  sheets: readonly PDFPage[],
  structure: Structure,
) {
  if (entries.length === 0) return
  const fields = entries.flatMap((entry, index) => {
    const sheet = sheets[entry.page]
    if (!sheet) return []
    const widget = pdf.context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Tx',
      T: PDFString.of(`entry-${index + 1}`),
      TU: PDFHexString.fromText(entry.label),
      Rect: rectangle(entry.line),
      F: PRINTED,
      P: sheet.ref,
      DA: PDFString.of(APPEARANCE),
    })
    const ref = pdf.context.register(widget)
    const key = addWidget(structure, { tag: entry.tag, label: entry.label, page: sheet.ref, ref })
    widget.set(PDFName.of('StructParent'), pdf.context.obj(sheets.length + key))
    sheet.node.addAnnot(ref)
    return [ref]
  })
  const Helv = {
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: 'WinAnsiEncoding',
  }
  const form = { Fields: fields, DR: { Font: { Helv } }, DA: PDFString.of(APPEARANCE) }
  pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.register(pdf.context.obj(form)))
}
