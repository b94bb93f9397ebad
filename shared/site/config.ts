import type { Tier } from '../catalog/types.ts'

/**
 * /config.json: the site's runtime configuration, so that one build works in every stage. It is
 * public. Payment options that are not configured are not offered.
 */
export type SiteConfig = {
  adminIssuer: string
  adminClientId: string
  buyButtons?: BuyButtons
  /** URLs of payment links. */
  cryptoLinks?: PerTier
}

export type PerTier = Partial<Record<Tier, string>>

/** Stripe's buy buttons: the script's URL, our publishable key, and a button id per tier. */
export type BuyButtons = { script: string; publishableKey: string; ids: PerTier }

/** The part that one document's page needs. */
export type BuyButton = { script: string; publishableKey: string; id: string }
export type PaymentOptions = { buyButton?: BuyButton; cryptoLink?: string }

type Capitalized<Name extends string> = Capitalize<Name>
const capitalize = <Name extends string>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalized<Name>

/** The configuration keys of a tier: standard -> buyButtonStandard, cryptoLinkStandard. */
export const buyButtonKey = (tier: Tier) => `buyButton${capitalize(tier)}` as const
export const cryptoLinkKey = (tier: Tier) => `cryptoLink${capitalize(tier)}` as const

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const textProperty = (value: unknown, key: string): string | undefined => {
  const text = property(value, key)
  return typeof text === 'string' && text !== '' ? text : undefined
}

const readBuyButton = (buttons: unknown, tier: Tier): BuyButton | undefined => {
  const script = textProperty(buttons, 'script')
  const publishableKey = textProperty(buttons, 'publishableKey')
  const id = textProperty(property(buttons, 'ids'), tier)
  return script && publishableKey && id ? { script, publishableKey, id } : undefined
}

/** The payment options for a tier, from an unvalidated /config.json. */
export const paymentOptions = (config: unknown, tier: Tier): PaymentOptions => ({
  buyButton: readBuyButton(property(config, 'buyButtons'), tier),
  cryptoLink: textProperty(property(config, 'cryptoLinks'), tier),
})

/** The variables that the site build reads (web/ui/browser/owner-links.ts). They are the same in every stage. */
export const BUILD_VARIABLES = ['STORE_ASSISTANT_URL', 'STORE_SOCIAL_URL'] as const
