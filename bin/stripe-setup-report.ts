import { variableOf } from '../infra/stage.ts'
import type { StripeSetup, TierSetup } from '../lambdas/core/stripe-setup.ts'
import { buyButtonKey, cryptoLinkKey } from '../shared/site-config.ts'

const cryptoLines = ({ tier, crypto }: TierSetup) =>
  `  ${variableOf(cryptoLinkKey(tier))}=${crypto.url}`

const buttonLines = ({ tier, card }: TierSetup) =>
  `  ${variableOf(buyButtonKey(tier))}=buy_btn_...   made from ${card.id}  ${card.url}`

const webhookLines = ({ webhook }: StripeSetup): string[] => {
  if (!webhook) return []
  const secret =
    webhook.secret ?? 'Stripe told it when the endpoint was made; its dashboard shows it'
  return [
    '',
    `Stripe calls ${webhook.url} (${webhook.id}).`,
    `  webhookSecret: ${secret}`,
    '  It belongs, with your secret key, in the stage\'s secret: {"secretKey": "sk_...", "webhookSecret": "whsec_..."}',
  ]
}

/** What the owner has to configure now; the same for the same account, but for a new webhook's secret. */
export const setupReport = (setup: StripeSetup): string =>
  [
    'Stripe knows the products, prices and payment links of the store.',
    '',
    'Crypto links, to deploy with (a tier without one is not offered it):',
    ...setup.tiers.map(cryptoLines),
    '',
    'Buy buttons cannot be made through the API. In the dashboard under Payment Links open each link',
    'below, choose "Buy button", and deploy with the ids it shows and your publishable key:',
    `  ${variableOf('stripePublishableKey')}=pk_...`,
    ...setup.tiers.map(buttonLines),
    ...webhookLines(setup),
    '',
  ].join('\n')
