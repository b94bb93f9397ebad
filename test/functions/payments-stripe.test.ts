import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  EDGE_SECRET,
  EDGE_SECRET_NAME,
  STRIPE_KEYS,
  STRIPE_SECRET_NAME,
} from '../../bin/local/servers.ts'
import { startSecrets } from '../../infra/local/secrets.ts'
import { resetMemoized } from '../../lambdas/core/platform/memoize.ts'
import { sweep } from '../../lambdas/payments/sweep.ts'
import { functions, rowOf, setUpFunctions } from '../support/functions/functions.ts'
import { asService } from '../support/functions/permissions.ts'
import { payAt, purchase, sessionOf, signEvent } from '../support/store/store.ts'
import { type StripeProxy, startStripeProxy } from '../support/store/stripe-proxy.ts'

const LIVE_KEYS = { ...STRIPE_KEYS, secretKey: 'sk_live_local' }

setUpFunctions()
let proxy: StripeProxy
/** Has a live mode key, like production. */
let secrets: Awaited<ReturnType<typeof startSecrets>>
beforeAll(async () => {
  proxy = await startStripeProxy(functions.servers.stripe.url)
  secrets = await startSecrets({
    port: 0,
    secrets: { [STRIPE_SECRET_NAME]: LIVE_KEYS, [EDGE_SECRET_NAME]: EDGE_SECRET },
  })
  process.env.AWS_ENDPOINT_URL_SECRETS_MANAGER = secrets.url
})
afterAll(async () => {
  await secrets.stop()
  await proxy.stop()
})

const inLiveMode = (session: object) => ({ ...session, livemode: true })

const open = async () => {
  const { url, orderId } = await functions.call('createCheckout', purchase())
  return { url, orderId, sessionId: sessionOf(url) }
}

const signedEvent = (sessionId: string) => {
  const { body, signature } = signEvent('checkout.session.completed', { id: sessionId })
  return [body, { headers: { 'Stripe-Signature': signature } }] as const
}
const sendEvent = (sessionId: string) => functions.call('stripeWebhook', ...signedEvent(sessionId))

const dayFromNow = () => new Date(Date.now() + 24 * 60 * 60 * 1000)

describe('in production with a live key', () => {
  afterEach(() => proxy.alter())

  it('a buyer who paid real money gets the document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter(inLiveMode)
    await sendEvent(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid', session_id: sessionId })
  })

  it('a test card payment does not deliver a document', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await sendEvent(sessionId)
    expect(await rowOf(orderId)).toMatchObject({ status: 'open' })
    expect(await rowOf(`unmatched_${sessionId}`)).toMatchObject({ status: 'unmatched' })
  })

  it.each(['requires_payment_method', 'canceled'])(
    'an order fails when its delayed payment is %s',
    async (status) => {
      const { orderId, sessionId } = await open()
      const payment = { status: 'complete', payment_status: 'unpaid', payment_intent: { status } }
      proxy.alter((session) => ({ ...inLiveMode(session), ...payment }))
      await sendEvent(sessionId)
      expect(await rowOf(orderId)).toMatchObject({ status: 'failed' })
    },
  )
})

it('unknown sessions cause at most 60 calls to Stripe a minute', async () => {
  const before = proxy.requests()
  const inventedIds = Array.from({ length: 125 }, (_, index) => `cs_test_made_${index}`)
  for (const [times, reference] of inventedIds.entries()) {
    await functions.expectError('getPurchase', 'not_found', { reference })
    if (times === 0) expect(proxy.requests()).toBe(before + 1)
  }
  const requestCount = proxy.requests() - before
  expect(requestCount).toBeGreaterThanOrEqual(60)
  // A new minute may begin meanwhile.
  expect(requestCount).toBeLessThanOrEqual(120)
})

it('repeated requests for an open order cause at most 300 calls to Stripe a minute', async () => {
  const { orderId, sessionId } = await open()
  const before = proxy.requests()
  for (let times = 0; times < 620; times += 1) {
    const reference = times % 2 === 0 ? orderId : sessionId
    expect((await functions.call('getPurchase', { reference })).status).toBe('open')
  }
  // A new minute may begin once meanwhile, before 300 requests.
  expect(proxy.requests() - before).toBeLessThanOrEqual(600)
})

describe('after a rotation of the webhook secret', () => {
  const FORMER_SECRET = 'whsec_former'
  /** Clears memoized values, which expire after a few minutes. */
  const rotateSecret = (values: Record<string, string>) => {
    secrets.addSecret(STRIPE_SECRET_NAME, { ...LIVE_KEYS, ...values })
    resetMemoized()
  }
  afterEach(() => rotateSecret({}))
  const signedWith = (secret?: string) => {
    const { body, signature } = signEvent('invoice.paid', { id: 'in_1' }, { secret })
    return [body, { headers: { 'Stripe-Signature': signature } }] as const
  }

  it('events signed with either secret are accepted until the old one is removed', async () => {
    rotateSecret({ formerWebhookSecret: FORMER_SECRET })
    await functions.call('stripeWebhook', ...signedWith(FORMER_SECRET))
    await functions.call('stripeWebhook', ...signedWith())
    await functions.expectError('stripeWebhook', 'bad_request', ...signedWith('whsec_other'))
    rotateSecret({})
    await functions.expectError('stripeWebhook', 'bad_request', ...signedWith(FORMER_SECRET))
  })
})

describe('during a Stripe outage', () => {
  it('the webhook fails, so that Stripe redelivers the event', async () => {
    const { url, orderId, sessionId } = await open()
    await payAt(url, 'pay')
    await proxy.duringOutage(() =>
      functions.expectError('stripeWebhook', 'unexpected', ...signedEvent(sessionId)),
    )
    proxy.alter(inLiveMode)
    await sendEvent(sessionId)
    proxy.alter()
    expect(await rowOf(orderId)).toMatchObject({ status: 'paid' })
  })

  it('the sweep tries every order, then fails and raises the alarm', async () => {
    const opened = await Promise.all([open(), open()])
    const swept = proxy.duringOutage(() => asService('payments', () => sweep(dayFromNow())))
    await expect(swept).rejects.toThrow(AggregateError)
    for (const { orderId } of opened) {
      expect(await rowOf(orderId)).toMatchObject({ status: 'open', sweeps: 1 })
    }
  })

  it('a buyer who has paid still sees the purchase', async () => {
    const { url, sessionId } = await open()
    await payAt(url, 'pay')
    proxy.alter(inLiveMode)
    await sendEvent(sessionId)
    proxy.alter()
    const seen = await proxy.duringOutage(() =>
      functions.call('getPurchase', { reference: sessionId }),
    )
    expect(seen.status).toBe('paid')
  })
})
