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
 * ready or revoked -> revoked, by its buyer or an admin: the order forgets answers, addresses and link. What a
 * receipt says stays, and a key by which the bearer of the link finds it. False when the row has changed since it was
 * read.
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
