import { Hono } from 'hono'
import { serveApp } from '../../../infra/local/serve.ts'

type Session = Record<string, unknown>
export type StripeProxy = Awaited<ReturnType<typeof startStripeProxy>>

/**
 * A proxy between the functions and Stripe that changes Stripe's answers about a session; it is started before
 * the first request of a store. `altered` counts the sessions it has changed.
 */
export const startStripeProxy = async (stripeUrl: string) => {
  let change: ((session: Session) => Session) | undefined
  let count = 0
  const app = new Hono()
  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const answer = await fetch(stripeUrl + pathname + search, {
      method: c.req.method,
      headers: c.req.raw.headers,
      body: ['GET', 'HEAD'].includes(c.req.method) ? undefined : await c.req.text(),
    })
    const body = (await answer.json()) as Session
    const isSession = c.req.method === 'GET' && body.object === 'checkout.session'
    if (isSession && change) count += 1
    return new Response(JSON.stringify(isSession && change ? change(body) : body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    })
  })
  const { url, stop } = await serveApp(app, 0)
  process.env.STRIPE_API_URL = url
  return {
    /** Sets the change of sessions from now on; without one they stay as they are. */
    alter: (how?: (session: Session) => Session) => {
      change = how
    },
    altered: () => count,
    stop,
  }
}
