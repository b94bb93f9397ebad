import { groupThousands } from '../group-thousands.ts'
import { ENABLED_ENTRIES } from './entries.ts'
import { canOfferEnd, isOfferActive, OFFER, type OfferContext } from './offer.ts'
import { TIER_ORDER, TIERS } from './tiers.ts'
import type { CatalogEntry, Category, Tier } from './types.ts'

const BY_NAME: ReadonlyMap<string, CatalogEntry> = new Map(
  ENABLED_ENTRIES.flatMap((entry) =>
    [entry.id, ...(entry.aliases ?? [])].map((name) => [name, entry]),
  ),
)

/** The enabled entry with this id or alias. Safe for any string, including `__proto__`. */
export const findEnabledEntry = (idOrAlias: string): CatalogEntry | undefined =>
  BY_NAME.get(idOrAlias)

/** Enabled entries, luxury first, then premium, then standard. Optionally of one category. */
export const enabledEntries = (category?: Category): CatalogEntry[] =>
  ENABLED_ENTRIES.filter((entry) => !category || entry.category === category).sort(
    (a, b) => TIER_ORDER.indexOf(a.tier) - TIER_ORDER.indexOf(b.tier),
  )

/** The price of a tier in cents, with or without the launch offer. */
export const tierPrice = (tier: Tier, atOfferPrice: boolean): number =>
  atOfferPrice ? TIERS[tier].price : TIERS[tier].regularPrice

/** The entry's current price in cents: the regular price once the offer is over. */
export const priceOf = (entry: CatalogEntry, context: OfferContext = {}): number =>
  tierPrice(entry.tier, isOfferActive(context))

/**
 * The price in cents for prerendered text: the regular price if the offer can end before the text
 * is rebuilt.
 */
export const staticPriceOf = (entry: CatalogEntry, offer = OFFER): number =>
  tierPrice(entry.tier, !canOfferEnd(offer))

/** The struck-through price, in cents. */
export const regularPriceOf = (entry: CatalogEntry): number => TIERS[entry.tier].regularPrice

/** 1900 -> "$19", 1950 -> "$19.50". */
export const formatPrice = (cents: number): string =>
  `$${groupThousands((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2))}`

const PRICE = /^\$?(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/

/** "$1,900", "19" or "9.5" as cents; undefined for anything else. */
export const parsePrice = (text: string): number | undefined => {
  const [, dollars, cents = ''] = PRICE.exec(text.trim()) ?? []
  return dollars === undefined
    ? undefined
    : Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
}
