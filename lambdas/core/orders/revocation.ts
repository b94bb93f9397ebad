import { pendingWorkAfterFiles } from './attempts.ts'
import { erasureDue } from './erasure.ts'
import { BUYER } from './history.ts'
import { receiptKeyOf } from './link.ts'
import type { BoughtOrder } from './order.ts'
import { transition } from './writes.ts'

type Erasable = Pick<
  BoughtOrder,
  'id' | 'status' | 'download_token' | 'history' | 'last_write' | 'refund_failed_at'
>

const PERSONAL_ATTRIBUTES = [
  'document_data',
  'answers_version',
  'us_state',
  'access_key',
  'email',
  'payment_method',
  'download_token',
  'token_start',
] as const
const FILE_ATTRIBUTES = ['docx_url', 'pdf_url', 'instructions_url', 'expires_at'] as const

/**
 * paid, ready or revoked -> revoked, by the buyer or an admin. Removes answers, addresses and link, and marks
 * files and answers for the erasure function. The receipt's data stays, with a key derived from the link's
 * token. False if the row has changed since it was read.
 */
export const eraseOrder = (
  { id, status, download_token, last_write, refund_failed_at, history = [] }: Erasable,
  now = new Date(),
  by = BUYER,
): Promise<boolean> => {
  const pendingWork = pendingWorkAfterFiles({ refund_failed_at })
  const change = {
    to: 'revoked' as const,
    when: { download_token, last_write, refund_failed_at },
    set: {
      ...pendingWork.set,
      ...erasureDue(now),
      revoked_at: now.toISOString(),
      ...(download_token && { receipt_key: receiptKeyOf(download_token) }),
      history: [
        ...history.map(({ from: _from, to: _to, ...entry }) => entry),
        { event: 'erased', at: now.toISOString(), by },
      ],
    },
  }
  const remove = [...PERSONAL_ATTRIBUTES, ...pendingWork.remove]
  return status === 'paid'
    ? transition(id, { from: status, ...change, remove })
    : transition(id, { from: status, ...change, remove: [...remove, ...FILE_ATTRIBUTES] })
}
