import { getReceipt } from '../../shared/api/downloads.ts'
import { BRAND } from '../../shared/content/brand.ts'
import {
  type Fact,
  fingerprintFacts,
  RECEIPT,
  type Receipt,
  receiptFacts,
} from '../../shared/content/receipt.ts'
import type { AssembledDocument, Block, Run } from '../../shared/documents/engine/model.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { recordReceipt } from '../core/delivered-files.ts'
import { isToken } from '../core/orders/link.ts'
import { isBought } from '../core/orders/order.ts'
import { findByToken, findErased } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { receiptOf } from '../core/receipt.ts'
import { renderPdf } from './render/pdf/write-pdf.ts'

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
const layOutReceipt = (receipt: Receipt): AssembledDocument => {
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

const findBoughtOrder = async (token: string) => {
  const order = isToken(token) && ((await findByToken(token)) ?? (await findErased(token)))
  if (order && isBought(order)) return order
  throw new AppError('not_found', MESSAGES.download.notFound)
}

/**
 * Generated per request, so that it shows the current state. Two receipts of the same day are identical unless
 * something happened in between.
 */
export default handle(getReceipt, async ({ params: { token }, now }) => {
  const order = await findBoughtOrder(token)
  const createdAt = new Date(now.toISOString().slice(0, 10))
  const receipt = await renderPdf(layOutReceipt(receiptOf(order, now)), { createdAt })
  await recordReceipt(order, receipt, now)
  return receipt
})
