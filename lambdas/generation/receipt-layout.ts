import { BRAND } from '../../shared/content/brand.ts'
import {
  type Fact,
  fingerprintFacts,
  RECEIPT,
  type Receipt,
  receiptFacts,
} from '../../shared/content/receipt.ts'
import type { AssembledDocument, Block, Run } from '../../shared/documents/engine/model.ts'

const run = (text: string, bold = false): Run => ({
  kind: 'text',
  text,
  source: 'answer',
  ...(bold && { bold }),
})

const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  look: 'body',
  fields: [],
  runs: [run(text)],
})

const table = (facts: readonly Fact[], share: number): Block => ({
  kind: 'table',
  look: 'summary',
  fields: [],
  widths: [share, 1 - share],
  rows: facts.map(([name, value]) => ({ fields: [], cells: [[run(name, true)], [run(value)]] })),
})

/** The receipt as a printable document. */
export const layOutReceipt = (receipt: Receipt): AssembledDocument => {
  const fingerprints = fingerprintFacts(receipt)
  return {
    title: `${RECEIPT.title} ${receipt.orderNumber}`,
    footer: [run(BRAND.name)],
    initials: [],
    blocks: [
      { kind: 'title', fields: [], runs: [run(RECEIPT.title)] },
      { kind: 'subtitle', fields: [], runs: [run(BRAND.name)] },
      table(receiptFacts(receipt), 0.28),
      ...(receipt.erasedAt ? [paragraph(RECEIPT.erased(receipt.erasedAt))] : []),
      ...(fingerprints.length > 0
        ? [paragraph(RECEIPT.fingerprints), table(fingerprints, 0.18)]
        : []),
      paragraph(RECEIPT.closing),
    ],
  }
}
