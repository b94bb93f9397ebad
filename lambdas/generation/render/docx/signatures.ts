import type { Signatures, Signer } from '../../../../shared/documents/model.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { runXml } from './run-xml.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'
import { cellXml, rowXml, tableXml } from './table-xml.ts'
import { TEXT_WIDTH, twips } from './units.ts'

const GUTTER = twips(36)
const SIDE = (TEXT_WIDTH - GUTTER) / 2
const COLUMNS = [SIDE, GUTTER, SIDE]

type Line = Signer['lines'][number]

/** The border under the paragraph is the line to sign on, so a blank needs no underlined spaces. */
function lineXml({ label, value }: Line, { bookmarks, keepNext }: Setting): string {
  const isBlank = value.every((run) => run.kind === 'blank')
  const written = isBlank ? '' : wordRuns(value, bookmarks)
  return (
    paragraphXml({ style: STYLE.signatureLine, keepNext }, written) +
    paragraphXml({ style: STYLE.signatureLabel, keepNext }, runXml(label))
  )
}

function signerCell(signer: Signer | undefined, setting: Setting): string {
  const look = { style: STYLE.signer, keepNext: setting.keepNext }
  if (!signer) return cellXml(SIDE, paragraphXml(look))
  const lines = signer.lines.map((line) => lineXml(line, setting)).join('')
  return cellXml(SIDE, paragraphXml(look, runXml(signer.role)) + lines)
}

function pairRow([left, right]: readonly Signer[], setting: Setting): string {
  const gutter = cellXml(GUTTER, paragraphXml({ style: STYLE.signer, keepNext: setting.keepNext }))
  return rowXml(signerCell(left, setting) + gutter + signerCell(right, setting))
}

/** Room between two pairs, on the page of the one below. */
const GAP_ROW = rowXml(
  COLUMNS.map((width) =>
    cellXml(
      width,
      paragraphXml({ style: STYLE.signer, keepNext: true, spacing: { before: twips(8) } }),
    ),
  ).join(''),
)

/** Signers two abreast; a pair is one row that Word does not split. */
export function wordSignatures({ signers }: Signatures, setting: Setting): string {
  const pairs = signers.flatMap((_, index) =>
    index % 2 === 0 ? [signers.slice(index, index + 2)] : [],
  )
  const keeps = (index: number) =>
    setting.keepNext || (setting.staysWhole && index < pairs.length - 1)
  const rows = pairs
    .map((pair, index) => pairRow(pair, { ...setting, keepNext: keeps(index) }))
    .join(GAP_ROW)
  return tableXml({ style: STYLE.signatures, indent: 0, columns: COLUMNS }, rows)
}
