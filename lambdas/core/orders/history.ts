import * as z from 'zod'

/*
 * The events of a purchase, oldest first, stored in its row. One-time events, such as the payment,
 * have their own attributes; legacy records have only those.
 */

/** Events in the history. */
type ListedEvent =
  | 'mailed'
  | 'bounced'
  | 'complained'
  | 'corrected'
  | 'remade'
  | 'reissued'
  | 'readdressed'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'restored'
  | 'won'
  | 'revoked'
  | 'erased'
  | 'noted'
  | 'assigned'
  | 'released'
  | 'closed'

/** Actors that are not signed in. */
export const STRIPE = 'Stripe'
export const BUYER = 'the buyer'

const details = z.object({
  at: z.iso.datetime(),
  /** An admin's address or subject, Stripe or the buyer; absent for the store itself. */
  by: z.string().optional(),
  /** Cents. */
  amount: z.int().optional(),
  /** Stripe's refund id, so that a refund is recorded once. */
  refund: z.string().optional(),
  /** Addresses before and after, masked. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** An admin's note, or the id of the assigned order or payment. */
  text: z.string().optional(),
})

/** The event is any text, so that older code can read newer rows. */
export const storedEntry = details.extend({ event: z.string() })
type StoredEntry = z.infer<typeof storedEntry>
export type HistoryEntry = z.infer<typeof details> & { event: ListedEvent }

/** Each entry has about 100 bytes. The oldest are dropped first. */
export const MAX_HISTORY_ENTRIES = 100

/** "d***@example.com": enough to spot a mistyped domain, too little to write to. */
export const maskAddress = (address: string): string =>
  address.replace(/^(.)[^@]*/, (_, first: string) => `${first}***`)

const DISPUTE_EVENTS = new Set(['disputed', 'restored', 'won'])

/**
 * Whether a dispute of the payment is open or lost. Legacy records have only 'restored' for a won
 * dispute.
 */
export const isDisputed = ({ history = [] }: { history?: readonly StoredEntry[] }): boolean =>
  history.findLast(({ event }) => DISPUTE_EVENTS.has(event))?.event === 'disputed'
