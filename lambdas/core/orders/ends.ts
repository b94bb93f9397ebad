import { BUYER } from './history.ts'
import { later, type ReadyOrder } from './order.ts'
import { change } from './writes.ts'

/* What ends the link of an order that was paid for; the drawing in moves.ts holds both. */

/** Why a link ends, and who ended it. */
type Cause = { event: 'revoked' | 'disputed'; by?: string }

const revokeFrom = (
  from: 'paid' | 'ready',
  id: string,
  now: Date,
  cause: Cause,
): Promise<boolean> =>
  change(id, {
    from,
    to: 'revoked',
    set: { revoked_at: now.toISOString(), expires_at: later(now, -1) },
    remove: ['awaiting', 'due_at'],
    entries: [{ ...cause, at: now.toISOString() }],
  })

/**
 * paid or ready -> revoked, after a refund or a dispute: the link answers as expired. The third try is for
 * an order that becomes ready between the first two.
 */
export const revoke = async (
  id: string,
  now = new Date(),
  cause: Cause = { event: 'revoked' },
): Promise<boolean> =>
  (await revokeFrom('ready', id, now, cause)) ||
  (await revokeFrom('paid', id, now, cause)) ||
  (await revokeFrom('ready', id, now, cause))

type Erasable = Pick<ReadyOrder, 'id' | 'download_token' | 'history'>

/** ready -> revoked, as the buyer wants it: answers, addresses and link are forgotten. */
export const erase = (
  { id, download_token, history = [] }: Erasable,
  now = new Date(),
): Promise<boolean> =>
  change(id, {
    from: 'ready',
    to: 'revoked',
    when: { download_token },
    set: {
      revoked_at: now.toISOString(),
      history: [
        ...history.map(({ from: _from, to: _to, ...entry }) => entry),
        { event: 'revoked', at: now.toISOString(), by: BUYER },
      ],
    },
    remove: [
      'document_data',
      'email',
      'download_token',
      'token_start',
      'docx_url',
      'pdf_url',
      'instructions_url',
      'expires_at',
      'awaiting',
      'due_at',
    ],
  })
