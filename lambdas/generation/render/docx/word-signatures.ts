import type { Paragraph, Table, TableRow } from 'docx'
import type { Signatures, Signer } from '../../../../shared/documents/engine/model.ts'
import { isBlank, pairsOf } from '../layout/signatures.ts'
import { SIGNER_GUTTER } from '../layout/style-sheet.ts'
import { type BlockContext, keepsNext } from './block-context.ts'
import { TEXT_WIDTH, twips, WORD_SPACING } from './measures.ts'
import { textRuns, wordRuns } from './runs.ts'
import { paragraph } from './word-paragraphs.ts'
import { fixedTable, tableRow } from './word-tables.ts'

const GUTTER = twips(SIGNER_GUTTER)
const SIDE = (TEXT_WIDTH - GUTTER) / 2
const COLUMNS = [SIDE, GUTTER, SIDE]

/** The border under the paragraph is the line to sign on, so a blank needs no low lines. */
const lineParagraphs = (
  line: Signer['lines'][number],
  { bookmarks }: BlockContext,
  keepNext: boolean,
): Paragraph[] => [
  paragraph('SignatureLine', {
    keepNext,
    children: isBlank(line) ? [] : wordRuns(line.value, bookmarks),
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

/** The space between two pairs, on the page of the one below. */
const spaceRow = (): TableRow =>
  tableRow(
    COLUMNS.map(() => [paragraph('Signer', { keepNext: true, spacing: WORD_SPACING.nextSigner })]),
  )

/** Signers in two columns; a pair is one row, which Word does not split. */
export const signatureTable = ({ signers }: Signatures, context: BlockContext): Table => {
  const rows = pairsOf(signers).flatMap(([left, right], index, pairs) => {
    const keepNext = keepsNext(context, index === pairs.length - 1)
    const row = tableRow([
      signerCell(left, context, keepNext),
      [paragraph('Signer', { keepNext })],
      signerCell(right, context, keepNext),
    ])
    return index > 0 ? [spaceRow(), row] : [row]
  })
  return fixedTable('signatures', COLUMNS, 0, rows)
}
