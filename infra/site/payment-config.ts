import { TIER_ORDER } from '../../shared/catalog/tiers.ts'
import {
  type BuyButtons,
  buyButtonKey,
  cryptoLinkKey,
  type PerTier,
  type SiteConfig,
} from '../../shared/site/config.ts'
import type { Stage } from '../config/stage.ts'

/** The script of <stripe-buy-button>. https://docs.stripe.com/payment-links/buy-button */
export const BUY_BUTTON_SCRIPT = 'https://js.stripe.com/v3/buy-button.js'

/** The configured value of each tier; undefined when no tier has one. */
const perTier = (configured: (tier: keyof PerTier) => string | undefined): PerTier | undefined => {
  const values = TIER_ORDER.flatMap((tier) => {
    const value = configured(tier)
    return value === undefined ? [] : [[tier, value]]
  })
  return values.length > 0 ? Object.fromEntries(values) : undefined
}

/** The buy buttons of a stage. If undefined, no page needs Stripe's script. */
export const buyButtonsOf = (stage: Stage): BuyButtons | undefined => {
  const ids = perTier((tier) => stage[buyButtonKey(tier)])
  const publishableKey = stage.stripePublishableKey
  return ids && publishableKey ? { script: BUY_BUTTON_SCRIPT, publishableKey, ids } : undefined
}

/** The part of config.json with payment options other than hosted checkout. */
export const paymentConfig = (stage: Stage): Pick<SiteConfig, 'buyButtons' | 'cryptoLinks'> => {
  const buyButtons = buyButtonsOf(stage)
  const cryptoLinks = perTier((tier) => stage[cryptoLinkKey(tier)])
  return { ...(buyButtons && { buyButtons }), ...(cryptoLinks && { cryptoLinks }) }
}
