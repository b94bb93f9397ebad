import type { Answers } from '../../../shared/documents/template/template.ts'
import type { OpenOrder, OrderDraft } from './order.ts'

const sorted = (given: Answers | undefined) =>
  given && Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1))

/** Whether both hold the same answers, in whatever order. */
export const isSameAnswers = (a: Answers | undefined, b: Answers | undefined): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))

/** Whether an open order is the one that a repeated request asks for. */
export const isSamePurchase = (existing: OpenOrder, draft: OrderDraft): boolean =>
  existing.document_id === draft.document_id &&
  existing.amount === draft.amount &&
  existing.access_key === draft.access_key &&
  isSameAnswers(existing.document_data, draft.document_data)
