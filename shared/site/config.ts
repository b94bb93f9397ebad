import type { Tier } from '../catalog/types.ts'

/**
 * /config.json: what the site learns at run time, so that its build knows no stage; public by nature.
 * A way to pay that is not configured is not offered.
 */
export type SiteConfig = {
  adminIssuer: string
  adminClientId: string
  buyButtons?: BuyButtons
  /** Addresses of payment links. */
  cryptoLinks?: PerTier
}

export type PerTier = Partial<Record<Tier, string>>

/** Stripe's buy buttons: where their script is, our publishable key, and the button of each tier. */
export type BuyButtons = { script: string; publishableKey: string; ids: PerTier }

/** What one document's page needs of it. */
export type BuyButton = { script: string; publishableKey: string; id: string }
export type PaymentWays = { buyButton?: BuyButton; cryptoLink?: string }

type Capitalized<Name extends string> = Capitalize<Name>
const capitalize = <Name extends string>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalized<Name>

/** The names of a stage's values: standard -> buyButtonStandard, cryptoLinkStandard. */
export const buyButtonKey = (tier: Tier) => `buyButton${capitalize(tier)}` as const
export const cryptoLinkKey = (tier: Tier) => `cryptoLink${capitalize(tier)}` as const

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const textAt = (value: unknown, key: string): string | undefined => {
  const found = at(value, key)
  return typeof found === 'string' && found !== '' ? found : undefined
}

const buyButtonOf = (buttons: unknown, tier: Tier): BuyButton | undefined => {
  const script = textAt(buttons, 'script')
  const publishableKey = textAt(buttons, 'publishableKey')
  const id = textAt(at(buttons, 'ids'), tier)
  return script && publishableKey && id ? { script, publishableKey, id } : undefined
}

/** The ways to pay for a document of a tier, from /config.json as it was read. */
export const paymentWays = (config: unknown, tier: Tier): PaymentWays => ({
  buyButton: buyButtonOf(at(config, 'buyButtons'), tier),
  cryptoLink: textAt(at(config, 'cryptoLinks'), tier),
})
