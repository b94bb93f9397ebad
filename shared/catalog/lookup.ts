import { groupThousands } from '../group-thousands.ts'
import { ENABLED_ENTRIES } from './entries.ts'
import { type Circumstances, OFFER, offerEnds, offerHolds } from './offer.ts'
import { TIER_ORDER, TIERS } from './tiers.ts'
import type { CatalogEntry, Category, Tier } from './types.ts'

const BY_NAME: ReadonlyMap<string, CatalogEntry> = new Map(
  ENABLED_ENTRIES.flatMap((entry) =>
    [entry.id, ...(entry.aliases ?? [])].map((name) => [name, entry]),
  ),
)

/** The entry with this id or alias if it is shown and sold. Safe for any string, also `__proto__`. */
export const findEnabledEntry = (idOrAlias: string): CatalogEntry | undefined =>
  BY_NAME.get(idOrAlias)

/** Enabled entries, luxury first, then premium, then standard; of one category if given. */
export const enabledEntries = (category?: Category): CatalogEntry[] =>
  ENABLED_ENTRIES.filter((entry) => !category || entry.category === category).sort(
    (a, b) => TIER_ORDER.indexOf(a.tier) - TIER_ORDER.indexOf(b.tier),
  )

/** What a tier costs in cents while the offer holds, or does not. */
export const tierPrice = (tier: Tier, holds: boolean): number =>
  holds ? TIERS[tier].price : TIERS[tier].regularPrice

/** The entry's current price in cents: the regular price once the offer is over. */
export const priceOf = (entry: CatalogEntry, at: Circumstances = {}): number =>
  tierPrice(entry.tier, offerHolds(at))

/** The price in cents that text which is written once may name: the regular one where the offer ends. */
export const lastingPriceOf = (entry: CatalogEntry, offer = OFFER): number =>
  tierPrice(entry.tier, !offerEnds(offer))

/** The struck-through price, in cents. */
export const regularPriceOf = (entry: CatalogEntry): number => TIERS[entry.tier].regularPrice

/** 1900 -> "$19", 1950 -> "$19.50". */
export const formatPrice = (cents: number): string =>
  `$${groupThousands((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))}`
