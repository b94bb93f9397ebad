/* `npm run stripe:setup`: brings a Stripe account in line with the store and prints what to configure. */
import * as z from 'zod'
import { setUpStripe } from '../lambdas/core/stripe-setup.ts'
import { setupReport } from './stripe-setup-report.ts'

const settings = z.object({
  STRIPE_SECRET_KEY: z
    .string('is missing: a secret key of your Stripe account')
    .regex(/^(sk|rk)_/, 'must be a secret key, sk_... or rk_...'),
  SITE_URL: z
    .url('is missing or no address: where visitors see the site, like https://shop.example.com')
    .transform((url) => url.replace(/\/+$/, '')),
  /** Only where Stripe's API is not at its usual address. */
  STRIPE_API_URL: z.url('must be an address').optional(),
})

const stop = (lines: string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exit(1)
}

const main = async () => {
  const { data, error } = settings.safeParse(process.env)
  if (!data) {
    return stop(error.issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  }
  const setup = await setUpStripe({
    secretKey: data.STRIPE_SECRET_KEY,
    siteUrl: data.SITE_URL,
    apiUrl: data.STRIPE_API_URL,
  }).catch((cause: unknown) => stop([`Stripe: ${cause instanceof Error ? cause.message : cause}`]))
  process.stdout.write(setupReport(setup))
}

await main()
