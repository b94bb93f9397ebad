import {
  type ITableBordersOptions,
  type Paragraph,
  TableCell,
  TableRow,
  Table as WordTable,
} from 'docx'
import type { Run, Signatures, Signer, Table } from '../../../../shared/documents/engine/model.ts'
import { isBlankLine, pairSigners } from '../layout/signatures.ts'
import { HANGING_INDENT, SIGNER_GUTTER, TEXT_AREA } from '../layout/style-sheet.ts'
import { printedRuns } from '../layout/tables.ts'
import { border, RULE, spacing, TEXT_COLOR, TEXT_WIDTH, twips } from './measures.ts'
import { textRuns, wordRuns } from './runs.ts'
import type { StyleId } from './styles.ts'
import { type BlockContext, paragraph, shouldKeepNext } from './word-paragraphs.ts'

/** A table's borders and cell padding in points. */
type TableLook = {
  borders: ITableBordersOptions
  padding: { x: number; top: number; bottom: number }
}

const NONE = { style: 'nil' } as const
const NO_BORDERS: ITableBordersOptions = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
}
const strongBorder = border(TEXT_COLOR, 0.75)
const fineBorder = border(RULE, 0.5)
const BETWEEN_STRONG = { ...NO_BORDERS, top: strongBorder, bottom: strongBorder }

const LOOKS: Record<Table['look'] | 'signatures', TableLook> = {
  summary: { borders: BETWEEN_STRONG, padding: { x: 5, top: 2, bottom: 1.5 } },
  grid: {
    borders: {
      ...BETWEEN_STRONG,
      left: fineBorder,
      right: fineBorder,
      insideHorizontal: fineBorder,
      insideVertical: fineBorder,
    },
    padding: { x: 6, top: 3, bottom: 3 },
  },
  form: {
    borders: { ...BETWEEN_STRONG, insideHorizontal: fineBorder },
    padding: { x: 5, top: 6.5, bottom: 3 },
  },
  signatures: { borders: NO_BORDERS, padding: { x: 0, top: 0, bottom: 0 } },
}

/** A row that isn't split across pages. A header row is repeated on each page. */
const tableRow = (cells: readonly (readonly Paragraph[])[], isHeader = false): TableRow =>
  new TableRow({
    cantSplit: true,
    tableHeader: isHeader || undefined,
    children: cells.map((children) => new TableCell({ children })),
  })

/** A table with fixed column widths. Widths and indent are in twips. */
const fixedTable = (
  look: keyof typeof LOOKS,
  columns: readonly number[],
  indent: number,
  rows: readonly TableRow[],
): WordTable => {
  const { borders, padding } = LOOKS[look]
  const x = twips(padding.x)
  return new WordTable({
    layout: 'fixed',
    columnWidths: columns,
    width: { size: columns.reduce((sum, width) => sum + width, 0), type: 'dxa' },
    indent: { size: indent, type: 'dxa' },
    borders,
    margins: { top: twips(padding.top), bottom: twips(padding.bottom), left: x, right: x },
    rows,
  })
}

const cellStyle = ({ look }: Table, column: number): StyleId =>
  look === 'summary' && column === 0 ? 'TableLabel' : 'TableText'

/** Tables with at most this many rows stay on one page. */
const MAX_WHOLE_ROWS = 14

/** A table in the style of its kind, with its header row repeated on each page. */
export const wordTable = (table: Table, context: BlockContext): WordTable => {
  const indent = context.isHanging ? HANGING_INDENT : 0
  const columns = table.widths.map((share) => twips(share * (TEXT_AREA.width - indent)))
  const staysWhole = context.staysWhole || table.rows.length <= MAX_WHOLE_ROWS
  const createCells = (cells: readonly Run[][], keepNext: boolean, style?: StyleId) =>
    columns.map((_, column) => [
      paragraph(style ?? cellStyle(table, column), {
        keepNext,
        alignment: table.align?.[column] === 'right' ? 'right' : undefined,
        children: wordRuns(printedRuns(cells[column] ?? [], table), context.bookmarks),
      }),
    ])
  const header = table.header
    ? [tableRow(createCells(table.header, true, 'TableHeader'), true)]
    : []
  const rows = table.rows.map(({ cells }, index) => {
    const isLast = index === table.rows.length - 1
    return tableRow(createCells(cells, shouldKeepNext({ ...context, staysWhole }, isLast)))
  })
  return fixedTable(table.look, columns, twips(indent), [...header, ...rows])
}

const GUTTER = twips(SIGNER_GUTTER)
const COLUMN_WIDTH = (TEXT_WIDTH - GUTTER) / 2
const COLUMNS = [COLUMN_WIDTH, GUTTER, COLUMN_WIDTH]

/** The border below the paragraph is the signature line, so a blank needs no underscores. */
const lineParagraphs = (
  line: Signer['lines'][number],
  { bookmarks }: BlockContext,
  keepNext: boolean,
): Paragraph[] => [
  paragraph('SignatureLine', {
    keepNext,
    children: isBlankLine(line) ? [] : wordRuns(line.value, bookmarks),
  }),
  paragraph('SignatureLabel', { keepNext, children: textRuns(line.label) }),
]

const signerCell = (
  signer: Signer | undefined,
  context: BlockContext,
  keepNext: boolean,
): Paragraph[] => [
  paragraph('Signer', { keepNext, children: signer ? textRuns(signer.role) : [] }),
  ...(signer?.lines ?? []).flatMap((line) => lineParagraphs(line, context, keepNext)),
]

/** The space between two pairs of signers, kept with the second one. */
const spaceRow = (): TableRow =>
  tableRow(COLUMNS.map(() => [paragraph('Signer', { keepNext: true, spacing: spacing(8, 0) })]))

/** Signers in two columns. A pair is one row, which Word doesn't split. */
export const signatureTable = ({ signers }: Signatures, context: BlockContext): WordTable => {
  const rows = pairSigners(signers).flatMap(([left, right], index, pairs) => {
    const keepNext = shouldKeepNext(context, index === pairs.length - 1)
    const row = tableRow([
      signerCell(left, context, keepNext),
      [paragraph('Signer', { keepNext })],
      signerCell(right, context, keepNext),
    ])
    return index > 0 ? [spaceRow(), row] : [row]
  })
  return fixedTable('signatures', COLUMNS, 0, rows)
}
