/**
 * The launch offer: the tiers' prices instead of their regular prices. `countdown` (seconds) and
 * `remaining` (documents) are what the pages show while nothing really ends. `endsAt` (ISO) and
 * `quota` (documents sold) make them real: the pages show what is truly left, and once either is
 * used up the store charges regular prices. An order keeps the price it was opened with.
 */
export type Offer = { countdown: number; remaining: number; endsAt?: string; quota?: number }

export const OFFER: Offer = { countdown: 7 * 3600 + 23 * 60 + 45, remaining: 14 }

/** The moment an offer is looked at; `sold` counts the documents sold under it so far. */
export type Circumstances = { now?: Date; sold?: number; offer?: Offer }

/** Whole seconds until the offer ends, never below zero; undefined when it has no end. */
export const secondsLeft = ({
  now = new Date(),
  offer = OFFER,
}: Circumstances = {}): number | undefined =>
  offer.endsAt === undefined
    ? undefined
    : Math.max(0, Math.ceil((Date.parse(offer.endsAt) - now.getTime()) / 1000))

/** Documents left at the reduced price. */
export const documentsLeft = ({ sold = 0, offer = OFFER }: Circumstances = {}): number =>
  offer.quota === undefined ? offer.remaining : Math.max(0, offer.quota - sold)

/** Whether the reduced prices will end without anybody's deed: text that is written once must not promise them. */
export const offerEnds = (offer: Offer = OFFER): boolean =>
  offer.endsAt !== undefined || offer.quota !== undefined

/** Whether the reduced prices hold. */
export const offerHolds = (at: Circumstances = {}): boolean =>
  secondsLeft(at) !== 0 && ((at.offer ?? OFFER).quota === undefined || documentsLeft(at) > 0)
