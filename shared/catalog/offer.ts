/**
 * The launch offer charges each tier's price instead of its regular price. `countdown` (seconds)
 * and `remaining` (documents) are what pages show while the offer has no end. `endsAt` (ISO) and
 * `quota` (documents sold) give it one: pages then show the actual time and documents left, and
 * regular prices apply once either runs out. An order keeps the price it was opened with.
 */
export type Offer = { countdown: number; remaining: number; endsAt?: string; quota?: number }

export const OFFER: Offer = { countdown: 7 * 3600 + 23 * 60 + 45, remaining: 14 }

/** What decides whether an offer is active; `sold` counts the documents sold under it so far. */
export type OfferContext = { now?: Date; sold?: number; offer?: Offer }

/** Whole seconds until the offer ends, never below zero; undefined when it has no end. */
export const secondsLeft = ({
  now = new Date(),
  offer = OFFER,
}: OfferContext = {}): number | undefined =>
  offer.endsAt === undefined
    ? undefined
    : Math.max(0, Math.ceil((Date.parse(offer.endsAt) - now.getTime()) / 1000))

/** Documents left at the offer price. */
export const documentsLeft = ({ sold = 0, offer = OFFER }: OfferContext = {}): number =>
  offer.quota === undefined ? offer.remaining : Math.max(0, offer.quota - sold)

/** Whether the offer can end on its own. Prerendered text must not promise its prices then. */
export const canOfferEnd = (offer: Offer = OFFER): boolean =>
  offer.endsAt !== undefined || offer.quota !== undefined

/** Whether the offer prices apply. */
export const isOfferActive = (context: OfferContext = {}): boolean =>
  secondsLeft(context) !== 0 &&
  ((context.offer ?? OFFER).quota === undefined || documentsLeft(context) > 0)
