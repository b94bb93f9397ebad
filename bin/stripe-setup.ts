/* `npm run stripe:setup`: creates the products, prices, payment links and webhook in Stripe, and prints what to configure. */
import * as z from 'zod'
import { envVarName } from '../infra/config/stage.ts'
import { buyButtonKey, cryptoLinkKey } from '../shared/site/config.ts'
import { type StripeSetup, setUpStripe, type TierSetup } from './stripe-setup/set-up-stripe.ts'

const settings = z.object({
  STRIPE_SECRET_KEY: z
    .string('is missing: a secret key of your Stripe account')
    .regex(/^(sk|rk)_/, 'must be a secret key, sk_... or rk_...'),
  SITE_URL: z
    .url('is missing or not a URL: the public URL of the site, such as https://shop.example.com')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Overrides Stripe's API URL. */
  STRIPE_API_URL: z.url('must be a URL').optional(),
})

const cryptoLines = ({ tier, crypto }: TierSetup) =>
  `  ${envVarName(cryptoLinkKey(tier))}=${crypto.url}`

const buttonLines = ({ tier, card }: TierSetup) =>
  `  ${envVarName(buyButtonKey(tier))}=buy_btn_...   from payment link ${card.id}  ${card.url}`

const webhookLines = ({ webhook }: StripeSetup): string[] => {
  if (!webhook) return []
  const secret =
    webhook.secret ?? 'shown when the endpoint was created, and in the Stripe Dashboard'
  return [
    '',
    `Stripe sends webhooks to ${webhook.url} (${webhook.id}).`,
    `  webhookSecret: ${secret}`,
    '  Store it with your secret key in the stage\'s secret: {"secretKey": "sk_...", "webhookSecret": "whsec_..."}',
  ]
}

/** The owner's next steps. */
const setupReport = (setup: StripeSetup): string =>
  [
    'Products, prices and payment links are set up in Stripe.',
    '',
    'Crypto links to deploy with (optional for each tier):',
    ...setup.tiers.map(cryptoLines),
    '',
    'Buy buttons cannot be created through the API. In the dashboard under Payment Links, open each link',
    'below, choose "Buy button", and deploy with the ids it shows and your publishable key:',
    `  ${envVarName('stripePublishableKey')}=pk_...`,
    ...setup.tiers.map(buttonLines),
    ...webhookLines(setup),
    '',
  ].join('\n')

const exitWithError = (lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const main = async () => {
  const { data, error } = settings.safeParse(process.env)
  if (!data) {
    return exitWithError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  }
  const setup = await setUpStripe({
    secretKey: data.STRIPE_SECRET_KEY,
    siteUrl: data.SITE_URL,
    apiUrl: data.STRIPE_API_URL,
  }).catch((cause: unknown) =>
    exitWithError([`Stripe: ${cause instanceof Error ? cause.message : cause}`]),
  )
  process.stdout.write(setupReport(setup))
}

await main()
