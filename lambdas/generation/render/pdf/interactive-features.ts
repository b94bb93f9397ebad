import { deflateSync } from 'node:zlib'
import {
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
  PDFString,
} from 'pdf-lib'
import { memoize } from '../../../core/platform/memoize.ts'
import { FALLBACK_CHAINS, fontBytes, loadFont } from '../fonts/font-files.ts'
import type { DrawingOperation, Page } from '../layout/drawing-operations.ts'
import { toPdfY } from './draw-page.ts'
import { addAnnotation, type StructureTree } from './structure-tree.ts'

/** A heading's position; `y` is the distance from the top of the page in points. */
type Destination = { id: string; label: string; level: 1 | 2; page: PDFRef; y: number }
type OutlineNode = { item: Destination; children: OutlineNode[] }

/** The headings of all pages, in order. */
const collectDestinations = (pdf: PDFDocument, pages: readonly Page[]): Destination[] =>
  pdf
    .getPages()
    .flatMap(({ ref: page }, index) =>
      (pages[index]?.operations ?? []).flatMap((operation) =>
        operation.kind === 'destination' ? [{ ...operation, page }] : [],
      ),
    )

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
export const addNavigation = (pdf: PDFDocument, pages: readonly Page[]): void => {
  const destinations = collectDestinations(pdf, pages)
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

/** In points: one line of text above the rule. */
const FIELD_HEIGHT = 13

const [FONT_FILE] = FALLBACK_CHAINS.regular
/** Typed text is a little smaller than the document's and has its color. */
const APPEARANCE = PDFString.of('/Typed 10 Tf 0.09 0.1 0.15 rg')

/** The first character code that is not a control character. */
const FIRST_CODE = 32
const WIN_ANSI = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 - FIRST_CODE }, (_, index) => FIRST_CODE + index),
)

/** The font of form fields, whole because it is unknown what will be typed (ADR 80). */
const typedFont = memoize(() => {
  const font = loadFont(FONT_FILE)
  const scale = 1000 / font.unitsPerEm
  const { minX, minY, maxX, maxY } = font.bbox
  return {
    file: deflateSync(fontBytes(FONT_FILE)),
    widths: Array.from(WIN_ANSI, (character) =>
      Math.round(font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * scale),
    ),
    descriptor: {
      Type: 'FontDescriptor',
      FontName: font.postscriptName,
      // Nonsymbolic, with serifs (ISO 32000-1, 9.8.2).
      Flags: 34,
      FontBBox: [minX, minY, maxX, maxY].map((value) => value * scale),
      ItalicAngle: 0,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: font.capHeight * scale,
      StemV: 80,
    },
  }
})

const embedTypedFont = ({ context }: PDFDocument): PDFRef => {
  const { file, widths, descriptor } = typedFont()
  const FontFile2 = context.register(context.stream(file, { Filter: 'FlateDecode' }))
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: descriptor.FontName,
      Encoding: 'WinAnsiEncoding',
      FirstChar: FIRST_CODE,
      LastChar: FIRST_CODE + widths.length - 1,
      Widths: widths,
      FontDescriptor: context.register(context.obj({ ...descriptor, FontFile2 })),
    }),
  )
}

/** Adds a page's links, and a text field over each fill-in line, whose name is unique. */
export const addAnnotations = (
  page: PDFPage,
  operations: readonly DrawingOperation[],
  structure: StructureTree,
  fields: PDFRef[],
): void => {
  for (const operation of operations) {
    if (operation.kind === 'link') {
      const { x, y, width, height, target, label } = operation
      addAnnotation(structure, page, operation, {
        Subtype: 'Link',
        Rect: [x, toPdfY(y + height), x + width, toPdfY(y)],
        Border: [0, 0, 0],
        Dest: PDFHexString.fromText(target),
        Contents: PDFHexString.fromText(label),
      })
    } else if (operation.kind === 'rule' && operation.fieldName !== undefined) {
      const { fieldName: label, x1, x2, y1, tag } = operation
      const field = addAnnotation(
        structure,
        page,
        { tag, label },
        {
          Subtype: 'Widget',
          FT: 'Tx',
          T: PDFString.of(`entry-${fields.length + 1}`),
          TU: PDFHexString.fromText(label),
          DA: APPEARANCE,
          Rect: [x1, toPdfY(y1), x2, toPdfY(y1) + FIELD_HEIGHT],
        },
      )
      fields.push(field)
    }
  }
}

/** Adds the document's form, after all its fields. */
export const addForm = (pdf: PDFDocument, fields: readonly PDFRef[]): void => {
  if (fields.length === 0) return
  const { context, catalog } = pdf
  const appearance = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1] }
  const N = context.register(context.stream('/Tx BMC EMC', appearance))
  for (const field of fields) {
    context.lookup(field, PDFDict).set(PDFName.of('AP'), context.obj({ N }))
  }
  const DR = { Font: { Typed: embedTypedFont(pdf) } }
  const form = context.obj({ Fields: [...fields], DR, DA: APPEARANCE })
  catalog.set(PDFName.of('AcroForm'), context.register(form))
}
