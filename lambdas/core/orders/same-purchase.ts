import type { OpenOrder } from './order.ts'

export type OrderDraft = Pick<
  OpenOrder,
  | 'id'
  | 'document_id'
  | 'title'
  | 'answers_version'
  | 'us_state'
  | 'amount'
  | 'currency'
  | 'access_key'
>

/** Whether a repeated request matches an open order. */
export const isSamePurchase = (existing: OpenOrder, draft: OrderDraft): boolean =>
  existing.document_id === draft.document_id &&
  existing.amount === draft.amount &&
  existing.access_key === draft.access_key &&
  existing.answers_version === draft.answers_version
