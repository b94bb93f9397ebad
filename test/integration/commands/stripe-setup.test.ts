import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import { setUpStripe } from '../../../bin/stripe-setup/set-up-stripe.ts'
import { TIER_ORDER, TIERS } from '../../../shared/catalog/tiers.ts'
import { temporaryFolder } from '../local-servers/folder.ts'
import {
  type RunningStripe,
  SECRET_KEY,
  startLocalStripe,
  submitPayPage,
  WEBHOOK_SECRET,
} from '../local-servers/stripe.ts'

const SITE = 'https://shop.example.com'
const root = fileURLToPath(new URL('../../..', import.meta.url))

let stripe: RunningStripe
beforeEach(async () => {
  stripe = await startLocalStripe(await temporaryFolder())
})

const setUp = (siteUrl = SITE) =>
  setUpStripe({ secretKey: SECRET_KEY, siteUrl, apiUrl: stripe.url })

/** All objects at Stripe, in comparable form. */
const account = async () => ({
  prices: (await stripe.sdk.prices.list({ limit: 100 })).data,
  links: (await stripe.sdk.paymentLinks.list({ limit: 100 })).data,
  endpoints: (await stripe.sdk.webhookEndpoints.list({ limit: 100 })).data,
})

describe('Stripe setup', () => {
  test('creates a product and a price per tier at the catalog price', async () => {
    const { tiers } = await setUp()
    expect(tiers.map(({ tier }) => tier)).toEqual(TIER_ORDER)
    const { prices } = await account()
    expect(prices).toHaveLength(TIER_ORDER.length)
    for (const { tier, price } of tiers) {
      const found = prices.find(({ id }) => id === price)
      expect(found).toMatchObject({
        unit_amount: TIERS[tier].price,
        currency: 'usd',
        lookup_key: `clausewell-${tier}`,
        product: `clausewell-${tier}`,
      })
      expect(await stripe.sdk.products.retrieve(`clausewell-${tier}`)).toMatchObject({
        active: true,
        name: expect.stringContaining(TIERS[tier].label),
      })
    }
  })

  test('creates payment links with that price, the order and a redirect to the site', async () => {
    const { tiers } = await setUp()
    for (const { tier, crypto } of tiers) {
      const link = await stripe.sdk.paymentLinks.retrieve(crypto.id, { expand: ['line_items'] })
      expect(link.payment_method_types).toEqual(['crypto'])
      expect(link.line_items?.data.map(({ amount_total }) => amount_total)).toEqual([
        TIERS[tier].price,
      ])
      const visit = await fetch(`${crypto.url}?client_reference_id=ord_1`, { redirect: 'manual' })
      const payPage = new URL(String(visit.headers.get('location')), crypto.url).href
      const paid = await submitPayPage(payPage, 'pay')
      const { data } = await stripe.sdk.checkout.sessions.list({ payment_link: crypto.id })
      expect(data).toMatchObject([{ client_reference_id: 'ord_1', payment_status: 'paid' }])
      expect(paid.headers.get('location')).toBe(
        `${SITE}/document-download?success=true&session_id=${data[0]?.id}`,
      )
    }
  })

  test('creates the webhook endpoint for the handled events and returns its secret once', async () => {
    expect((await setUp()).webhook).toEqual({
      id: expect.stringMatching(/^we_/),
      url: `${SITE}/api/stripe-webhook`,
      secret: WEBHOOK_SECRET,
    })
    expect((await setUp()).webhook?.secret).toBeUndefined()
    const { endpoints } = await account()
    expect(endpoints).toMatchObject([{ status: 'enabled', url: `${SITE}/api/stripe-webhook` }])
    expect(endpoints[0]?.enabled_events).toContain('checkout.session.async_payment_succeeded')
    expect(endpoints[0]?.enabled_events).toContain('charge.dispute.created')
    expect(endpoints[0]?.enabled_events).toContain('refund.failed')
  })

  test('changes nothing the second time', async () => {
    const first = await setUp()
    const before = await account()
    expect((await setUp()).tiers).toEqual(first.tiers)
    expect(await account()).toEqual(before)
  })

  test('moves the links and the webhook to a new site URL', async () => {
    const first = await setUp()
    const moved = await setUp('https://new.example.com')
    expect(moved.tiers).toEqual(first.tiers)
    const { links, endpoints } = await account()
    expect(
      new Set(
        links.map(({ after_completion: after }) => new URL(String(after.redirect?.url)).host),
      ),
    ).toEqual(new Set(['new.example.com']))
    expect(endpoints.map(({ url }) => url)).toEqual(['https://new.example.com/api/stripe-webhook'])
  })

  test('replaces and deactivates the links when a price changes', async () => {
    const price = await stripe.sdk.products
      .create({ id: 'clausewell-standard', name: 'Old name' })
      .then(({ id }) =>
        stripe.sdk.prices.create({
          product: id,
          currency: 'usd',
          unit_amount: 1500,
          lookup_key: 'clausewell-standard',
        }),
      )
    const old = await stripe.sdk.paymentLinks.create({
      line_items: [{ price: price.id, quantity: 1 }],
      metadata: { store: 'clausewell', tier: 'standard', purpose: 'crypto', price: price.id },
    })
    const { tiers } = await setUp()
    const standard = tiers.find(({ tier }) => tier === 'standard')
    expect(standard?.price).not.toBe(price.id)
    expect(await stripe.sdk.prices.retrieve(standard?.price ?? '')).toMatchObject({
      unit_amount: 1900,
    })
    expect(await stripe.sdk.paymentLinks.retrieve(old.id)).toMatchObject({ active: false })
    expect((await fetch(old.url)).status).toBe(404)
    expect(await stripe.sdk.products.retrieve('clausewell-standard')).not.toMatchObject({
      name: 'Old name',
    })
  })
})

type Run = { code: number | null; output: string }

const runCommand = (environment: Record<string, string>) =>
  new Promise<Run>((done) => {
    const { PATH = '' } = process.env
    const child = spawn(
      process.execPath,
      ['--import', './bin/loaders.mjs', 'bin/stripe-setup.ts'],
      { cwd: root, env: { PATH, ...environment } },
    )
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', (code) => done({ code, output }))
  })

describe('npm run stripe:setup', () => {
  const environmentOf = () => ({
    STRIPE_SECRET_KEY: SECRET_KEY,
    SITE_URL: `${SITE}/`,
    STRIPE_API_URL: stripe.url,
  })
  const withoutSecret = (text: string) => text.replace(/webhookSecret: .*/, '')

  test('prints the same configuration each time, and the secret when it is new', async () => {
    const first = await runCommand(environmentOf())
    expect(first).toMatchObject({ code: 0 })
    expect(first.output).toContain(`webhookSecret: ${WEBHOOK_SECRET}`)
    for (const tier of ['LUXURY', 'PREMIUM', 'STANDARD']) {
      expect(first.output).toMatch(new RegExp(`STORE_CRYPTO_LINK_${tier}=${stripe.url}/buy/plink_`))
      expect(first.output).toContain(`STORE_BUY_BUTTON_${tier}=buy_btn_...`)
    }
    expect(first.output).toContain('Buy buttons cannot be created through the API.')
    expect(first.output).not.toContain(SECRET_KEY)
    const second = await runCommand(environmentOf())
    expect(withoutSecret(second.output)).toBe(withoutSecret(first.output))
    expect(second.output).not.toContain(WEBHOOK_SECRET)
  })

  test('reports missing settings and Stripe errors in one line each', async () => {
    const bare = await runCommand({})
    expect(bare.code).toBe(1)
    expect(bare.output).toMatch(/^STRIPE_SECRET_KEY is missing.*\nSITE_URL is missing.*\n$/)
    const refused = await runCommand({ ...environmentOf(), STRIPE_SECRET_KEY: 'sk_test_other' })
    expect(refused).toEqual({ code: 1, output: 'Stripe: Invalid API Key provided.\n' })
  })
})
