import { awaitReviewOrNothing } from './attempts.ts'
import { BUYER } from './history.ts'
import { receiptKeyOf } from './link.ts'
import type { ReadyOrder, RevokedOrder } from './order.ts'
import { transition } from './writes.ts'

type Erasable = Pick<
  ReadyOrder | RevokedOrder,
  'id' | 'status' | 'download_token' | 'history' | 'last_write' | 'refund_failed_at'
>

/**
 * ready or revoked -> revoked, by the buyer or an admin. Removes answers, addresses and the link.
 * Receipt data stays, with a key by which the link's owner can find it. False if the row has
 * changed since it was read.
 */
export const eraseOrder = (
  { id, status, download_token, last_write, refund_failed_at, history = [] }: Erasable,
  now = new Date(),
  by = BUYER,
): Promise<boolean> => {
  const awaited = awaitReviewOrNothing({ refund_failed_at })
  return transition(id, {
    from: status,
    to: 'revoked',
    when: { download_token, last_write, refund_failed_at },
    set: {
      ...awaited.set,
      revoked_at: now.toISOString(),
      ...(download_token && { receipt_key: receiptKeyOf(download_token) }),
      history: [
        ...history.map(({ from: _from, to: _to, ...entry }) => entry),
        { event: 'revoked', at: now.toISOString(), by },
      ],
    },
    remove: [
      'document_data',
      'answers_version',
      'access_key',
      'email',
      'download_token',
      'token_start',
      'docx_url',
      'pdf_url',
      'instructions_url',
      'expires_at',
      ...awaited.remove,
    ],
  })
}
