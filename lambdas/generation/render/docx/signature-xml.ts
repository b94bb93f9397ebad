import type { Signatures, Signer } from '../../../../shared/documents/engine/model.ts'
import { SIGNER_GUTTER } from '../layout/style-sheet.ts'
import { type BlockContext, keepsNext } from './block-context.ts'
import {
  cellElement,
  paragraphElement,
  rowElement,
  runElement,
  tableElement,
  xmlOfEach,
} from './elements.ts'
import { runsXml } from './run-xml.ts'
import { STYLE } from './style-ids.ts'
import { TEXT_WIDTH, twips, WORD_SPACING } from './style-values.ts'

const GUTTER = twips(SIGNER_GUTTER)
const SIDE = (TEXT_WIDTH - GUTTER) / 2
const COLUMNS = [SIDE, GUTTER, SIDE]

type SignatureLine = Signer['lines'][number]

/** The border under the paragraph is the line to sign on, so a blank needs no low lines. */
const lineXml = (
  { label, value }: SignatureLine,
  { bookmarks, keepNext }: BlockContext,
): string => {
  const isBlank = value.every((run) => run.kind === 'blank')
  const written = isBlank ? '' : runsXml(value, bookmarks)
  return (
    paragraphElement({ style: STYLE.signatureLine, keepNext }, written) +
    paragraphElement({ style: STYLE.signatureLabel, keepNext }, runElement(label))
  )
}

const signerCell = (signer: Signer | undefined, context: BlockContext): string => {
  const properties = { style: STYLE.signer, keepNext: context.keepNext }
  if (!signer) return cellElement(SIDE, paragraphElement(properties))
  const lines = xmlOfEach(signer.lines, (line) => lineXml(line, context))
  return cellElement(SIDE, paragraphElement(properties, runElement(signer.role)) + lines)
}

const pairRow = ([left, right]: readonly Signer[], context: BlockContext): string => {
  const empty = paragraphElement({ style: STYLE.signer, keepNext: context.keepNext })
  return rowElement(
    signerCell(left, context) + cellElement(GUTTER, empty) + signerCell(right, context),
  )
}

/** The space between two pairs, on the page of the one below. */
const SPACE_ROW = rowElement(
  COLUMNS.map((width) =>
    cellElement(
      width,
      paragraphElement({
        style: STYLE.signer,
        keepNext: true,
        spacing: WORD_SPACING.nextSigner,
      }),
    ),
  ).join(''),
)

/** Signers in two columns; a pair is one row that Word does not split. */
export const signaturesXml = ({ signers }: Signatures, context: BlockContext): string => {
  const pairs = signers.flatMap((_, index) =>
    index % 2 === 0 ? [signers.slice(index, index + 2)] : [],
  )
  const last = pairs.length - 1
  const rows = pairs.map((pair, index) => {
    return pairRow(pair, { ...context, keepNext: keepsNext(context, index === last) })
  })
  return tableElement(
    { style: STYLE.signatures, indent: 0, columns: COLUMNS },
    rows.join(SPACE_ROW),
  )
}
