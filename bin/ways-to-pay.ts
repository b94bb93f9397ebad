import { setUpStripe } from '../lambdas/core/stripe-setup.ts'
import type { SiteConfig } from '../shared/site-config.ts'
import { STRIPE_KEYS, type StandIns } from './stand-ins.ts'

const PUBLISHABLE_KEY = 'pk_test_local'

/** Sets the payment stand-in up as an owner sets up Stripe, buy buttons included. */
export const setUpWaysToPay = async (
  stripe: StandIns['stripe'],
  siteUrl: string,
): Promise<Required<Pick<SiteConfig, 'buyButtons' | 'cryptoLinks'>>> => {
  const { secretKey } = STRIPE_KEYS
  const { tiers } = await setUpStripe({ secretKey, siteUrl, apiUrl: stripe.url, webhook: false })
  return {
    buyButtons: {
      script: `${stripe.url}/v3/buy-button.js`,
      publishableKey: PUBLISHABLE_KEY,
      ids: Object.fromEntries(tiers.map(({ tier, card }) => [tier, stripe.buyButton(card.id).id])),
    },
    cryptoLinks: Object.fromEntries(tiers.map(({ tier, crypto }) => [tier, crypto.url])),
  }
}
