import { Hono } from 'hono'
import { STRIPE_KEYS } from '../../../bin/local/servers.ts'
import { serveApp } from '../../../infra/local/serve.ts'

/** A session, or a list of refunds. */
type StripeObject = Record<string, unknown>
export type StripeProxy = Awaited<ReturnType<typeof startStripeProxy>>

const isAlterable = (object: unknown, path: string) =>
  object === 'checkout.session' || (object === 'list' && path === '/v1/refunds')

/**
 * A proxy between the functions and Stripe that changes Stripe's responses about sessions and refunds; start it before
 * a store's first request. `altered` counts the changed responses. It uses the local server's key, so the functions may
 * hold a live mode key.
 */
export const startStripeProxy = async (stripeUrl: string) => {
  let alterResponse: ((original: StripeObject) => StripeObject) | undefined
  let alteredMethod = 'GET'
  let count = 0
  let requests = 0
  let isDown = false
  const app = new Hono()
  app.all('*', async (c) => {
    requests += 1
    if (isDown)
      return c.json({ error: { type: 'api_error', message: 'Service unavailable.' } }, 503)
    const { pathname, search } = new URL(c.req.url)
    const answer = await fetch(stripeUrl + pathname + search, {
      method: c.req.method,
      headers: { ...c.req.header(), authorization: `Bearer ${STRIPE_KEYS.secretKey}` },
      body: ['GET', 'HEAD'].includes(c.req.method) ? undefined : await c.req.text(),
    })
    const body = (await answer.json()) as StripeObject
    const how =
      c.req.method === alteredMethod && isAlterable(body.object, pathname)
        ? alterResponse
        : undefined
    if (how) count += 1
    return new Response(JSON.stringify(how ? how(body) : body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    })
  })
  const { url, stop } = await serveApp(app, 0)
  process.env.STRIPE_API_URL = url
  return {
    /** The number of requests so far. */
    requests: () => requests,
    /** Sets the change of responses to requests with this method; without one they stay unchanged. */
    alter: (how?: (original: StripeObject) => StripeObject, method = 'GET') => {
      alterResponse = how
      alteredMethod = method
    },
    /** Runs `act` while Stripe responds to everything with 503. */
    duringOutage: async <T>(act: () => Promise<T>): Promise<T> => {
      isDown = true
      try {
        return await act()
      } finally {
        isDown = false
      }
    },
    countAltered: () => count,
    stop,
  }
}
