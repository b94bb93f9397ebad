import { BUYER, type HistoryEntry, STRIPE } from './history.ts'
import { LINK_LIFETIME, receiptKeyOf } from './link.ts'
import { later, type Purchase, purgeAt, type ReadyOrder, type RevokedOrder } from './order.ts'
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
 * paid or ready -> revoked, after a refund or a dispute: the link answers as expired. An order that becomes ready
 * before the first try is found by the second; none leads back to paid.
 */
export const revoke = async (
  id: string,
  now = new Date(),
  cause: Cause = { event: 'revoked' },
): Promise<boolean> =>
  (await revokeFrom('paid', id, now, cause)) || (await revokeFrom('ready', id, now, cause))

/**
 * Whether a dispute ended the link, which its entry of that very time tells, and no refund has settled it. A dispute
 * that was noted later ended nothing.
 */
const isEndedByDispute = (order: RevokedOrder): boolean => {
  const { history = [], revoked_at, refunded_amount = 0, amount } = order
  const hasEnded = history.some(({ event, at }) => event === 'disputed' && at === revoked_at)
  return hasEnded && refunded_amount < amount
}

/** A dispute is opened once; news of it that comes after its end changes nothing. */
export const isDisputeOver = ({ history = [] }: Pick<Purchase, 'history'>): boolean =>
  history.some(({ event }) => event === 'restored' || event === 'won')

const DISPUTE = new Set(['disputed', 'restored', 'won'])

/**
 * Writes down a dispute, or that it was won, of an order whose link had ended before: it moves money, and nothing
 * else. False when that is known, or when nobody knew of the dispute that was won.
 */
export const noteDispute = async (
  { id, revoked_at, history = [] }: RevokedOrder,
  event: 'disputed' | 'won',
  now = new Date(),
): Promise<boolean> => {
  const isOpen = history.findLast((entry) => DISPUTE.has(entry.event))?.event === 'disputed'
  if (isOpen === (event === 'disputed')) return false
  const entries: HistoryEntry[] = [{ event, at: now.toISOString(), by: STRIPE }]
  return change(id, { from: 'revoked', when: { revoked_at }, set: {}, entries })
}

/**
 * revoked -> ready, after a dispute was won: the same link works for seven days more. Where the files were
 * still to come, revoked -> paid: they are asked for again. False for a link that ended for another reason.
 */
export const restore = async (order: RevokedOrder, now = new Date()): Promise<boolean> => {
  const { id, revoked_at, download_token, token_start, ready_at } = order
  if (!isEndedByDispute(order) || !download_token || !token_start) return false
  const at = now.toISOString()
  const link = { download_token, token_start }
  const entries: HistoryEntry[] = [{ event: 'restored', at, by: STRIPE }]
  const { docx_url, pdf_url, instructions_url } = order
  if (ready_at && docx_url && pdf_url && instructions_url) {
    return change(id, {
      from: 'revoked',
      to: 'ready',
      when: { revoked_at },
      set: {
        ...link,
        ready_at,
        docx_url,
        pdf_url,
        instructions_url,
        expires_at: later(now, LINK_LIFETIME),
        purge_at: purgeAt(now),
      },
      remove: ['revoked_at'],
      entries,
    })
  }
  return change(id, {
    from: 'revoked',
    to: 'paid',
    when: { revoked_at },
    set: { ...link, awaiting: 'files', due_at: at, sweeps: 0 },
    remove: ['revoked_at', 'expires_at'],
    entries,
  })
}

type Erasable = Pick<ReadyOrder, 'id' | 'download_token' | 'history'>

/**
 * ready -> revoked, as the buyer wants it: answers, addresses and link are forgotten. What a receipt says stays, and
 * a key by which the bearer of the link finds it.
 */
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
      receipt_key: receiptKeyOf(download_token),
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
