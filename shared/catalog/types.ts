export type Tier = 'standard' | 'premium' | 'luxury'
export type Category = 'business' | 'family' | 'individual'

/** One line of the catalog. Prices come from the tier, never from the entry. */
export type CatalogEntry = {
  id: string
  title: string
  description: string
  category: Category
  tier: Tier
  enabled: boolean
  aliases?: readonly string[]
}
