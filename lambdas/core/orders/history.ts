import * as z from 'zod'

/*
 * What happened to a purchase after it was made, oldest first, in its row. What happens once, such as its
 * payment, stands in an attribute of its own; rows of before the history have only those.
 */

/** Events that the history of a row lists. */
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
  | 'noted'
  | 'assigned'
  | 'released'
  | 'closed'

/** Who acts without being signed in. */
export const STRIPE = 'Stripe'
export const BUYER = 'the buyer'

const details = z.object({
  at: z.iso.datetime(),
  /** An admin's address or subject, Stripe or the buyer; absent for the store itself. */
  by: z.string().optional(),
  /** Cents. */
  amount: z.int().optional(),
  /** Stripe's id of a refund, by which it is recorded once. */
  refund: z.string().optional(),
  /** Addresses before and after, masked. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** What an admin wrote, or the id of the order or payment that was assigned. */
  text: z.string().optional(),
})

/** The event is any text, so that older code reads the rows of newer code. */
export const storedEntry = details.extend({ event: z.string() })
type StoredEntry = z.infer<typeof storedEntry>
export type HistoryEntry = z.infer<typeof details> & { event: ListedEvent }

/** A row keeps so many entries, some 100 bytes each. The oldest go first. */
export const MAX_HISTORY_ENTRIES = 100

/** "d***@example.com": enough to see a mistyped domain, too little to write to. */
export const maskAddress = (address: string): string =>
  address.replace(/^(.)[^@]*/, (_, first: string) => `${first}***`)

const DISPUTE_EVENTS = new Set(['disputed', 'restored', 'won'])

/** Whether a dispute of the payment is open or lost. Legacy records note a dispute that was won as 'restored' alone. */
export const isDisputed = ({ history = [] }: { history?: readonly StoredEntry[] }): boolean =>
  history.findLast(({ event }) => DISPUTE_EVENTS.has(event))?.event === 'disputed'
