import {
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  Paragraph as WordParagraph,
  Table as WordTable,
} from 'docx'
import type { Signatures, Signer } from '../../../../shared/documents/model.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { TEXT_WIDTH, twips } from './units.ts'
import { xmlText } from './xml-text.ts'

const GUTTER = twips(36)
const SIDE = (TEXT_WIDTH - GUTTER) / 2
const WIDTHS = [SIDE, GUTTER, SIDE]

/** The border under the paragraph is the line to sign on, so a blank needs no underlined spaces. */
function lineParagraphs({ label, value }: Signer['lines'][number], setting: Setting) {
  const isBlank = value.every((run) => run.kind === 'blank')
  return [
    new WordParagraph({
      style: STYLE.signatureLine,
      children: isBlank ? [] : wordRuns(value, setting.bookmarks),
    }),
    new WordParagraph({ style: STYLE.signatureLabel, text: xmlText(label) }),
  ]
}

const signerParagraphs = (signer: Signer, setting: Setting): WordParagraph[] => [
  new WordParagraph({ style: STYLE.signer, children: [new TextRun(xmlText(signer.role))] }),
  ...signer.lines.flatMap((line) => lineParagraphs(line, setting)),
]

const cell = (size: number, children: WordParagraph[]) =>
  new TableCell({
    width: { size, type: WidthType.DXA },
    children: children.length > 0 ? children : [new WordParagraph({ style: STYLE.signer })],
  })

function pairRow(pair: readonly Signer[], setting: Setting): TableRow {
  const [left, right] = pair
  return new TableRow({
    cantSplit: true,
    children: [
      cell(SIDE, left ? signerParagraphs(left, setting) : []),
      cell(GUTTER, []),
      cell(SIDE, right ? signerParagraphs(right, setting) : []),
    ],
  })
}

const gapRow = () =>
  new TableRow({
    children: WIDTHS.map((size) =>
      cell(size, [new WordParagraph({ style: STYLE.signer, spacing: { before: twips(8) } })]),
    ),
  })

/** Signers two abreast; a pair is one row that Word does not split. */
export function wordSignatures(block: Signatures, setting: Setting): WordTable {
  const pairs = block.signers.flatMap((_, index) =>
    index % 2 === 0 ? [block.signers.slice(index, index + 2)] : [],
  )
  return new WordTable({
    style: STYLE.signatures,
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: WIDTHS,
    rows: pairs.flatMap((pair, index) => [
      ...(index > 0 ? [gapRow()] : []),
      pairRow(pair, setting),
    ]),
  })
}
