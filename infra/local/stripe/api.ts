import { Hono } from 'hono'
import type * as z from 'zod'
import { catalogRoutes } from './catalog-routes.ts'
import { noSuch, stripeError } from './errors.ts'
import * as params from './params.ts'
import { createRefund } from './refunds.ts'
import { createSession, expireSession, findCheckout } from './sessions.ts'
import type { Stripe } from './stripe.ts'
import { type Answer, newestFirst, type Verbs, verbsOf } from './verbs.ts'

/** Stripe's HTTP API under /v1, as the `stripe` package speaks it. */
export const apiRoutes = (stripe: Stripe, secretKey: string): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    checkKey(c.req.header('authorization'), secretKey)
    await next()
  })
  const verbs = verbsOf(app, stripe)
  sessionRoutes(stripe, verbs)
  catalogRoutes(stripe, verbs)
  app.all('*', (c) => {
    throw stripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
  })
  return app
}

const sessionRoutes = (stripe: Stripe, { get, post }: Verbs): void => {
  post('/checkout/sessions', params.createSession, (given) => createSession(stripe, given).session)
  get('/checkout/sessions', params.listSessions, (given) => sessionList(stripe, given))
  get('/checkout/sessions/:id', params.expandOnly, (_, id) => findCheckout(stripe, id).session)
  post(
    '/checkout/sessions/:id/expire',
    params.expandOnly,
    (_, id) => expireSession(stripe, id).session,
  )
  get('/payment_intents/:id', params.expandOnly, (_, id) => {
    const intent = stripe.store.paymentIntents.get(id)
    if (!intent) throw noSuch('payment_intent', id, 'intent')
    return intent
  })
  post('/refunds', params.createRefund, (given) => createRefund(stripe, given))
  get('/events', params.listEvents, (given) => eventList(stripe, given))
}

const checkKey = (header: string | undefined, secretKey: string): void => {
  if (!header) throw stripeError(401, 'You did not provide an API key.')
  if (header !== `Bearer ${secretKey}`) throw stripeError(401, 'Invalid API Key provided.')
}

const sessionList = ({ store }: Stripe, given: z.infer<typeof params.listSessions>): Answer => {
  const found = store.checkouts
    .all()
    .map(({ session }) => session)
    .filter((session) => !given.status || session.status === given.status)
    .filter((session) => !given.payment_intent || session.payment_intent === given.payment_intent)
    .filter((session) => !given.payment_link || session.payment_link === given.payment_link)
  return newestFirst('/v1/checkout/sessions', found, given)
}

const eventList = ({ store }: Stripe, given: z.infer<typeof params.listEvents>): Answer => {
  const found = store.deliveries
    .all()
    .map(({ event, delivered }) => ({ ...event, pending_webhooks: delivered ? 0 : 1 }))
    .filter((event) => !given.type || event.type === given.type)
  return newestFirst('/v1/events', found, given)
}
