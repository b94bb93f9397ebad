import { Hono } from 'hono'
import type * as z from 'zod'
import { createSession, expireSession, findCheckout } from './checkout-sessions.ts'
import type { StripeContext } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import * as params from './params.ts'
import { createLink, findLink, listLinks, updateLink } from './payment-links.ts'
import {
  createPrice,
  createProduct,
  findPrice,
  findProduct,
  listPrices,
  updateProduct,
} from './products.ts'
import { createRefund } from './refunds.ts'
import { createEndpoints, type Endpoints, listPage, type ResponseBody } from './requests.ts'
import { createEndpoint, updateEndpoint } from './webhooks.ts'

/** Stripe's HTTP API under /v1, as the `stripe` package speaks it. */
export const apiRoutes = (stripe: StripeContext, secretKey: string): Hono => {
  const app = new Hono()
  app.use(async (c, next) => {
    checkKey(c.req.header('authorization'), secretKey)
    await next()
  })
  const endpoints = createEndpoints(app, stripe)
  paymentRoutes(stripe, endpoints)
  catalogRoutes(stripe, endpoints)
  app.all('*', (c) => {
    throw stripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
  })
  return app
}

const paymentRoutes = (stripe: StripeContext, { get, post }: Endpoints): void => {
  post('/checkout/sessions', params.createSession, (input) => createSession(stripe, input).session)
  get('/checkout/sessions', params.listSessions, (input) => sessionList(stripe, input))
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
  post('/refunds', params.createRefund, (input) => createRefund(stripe, input))
  get('/refunds', params.listOfPayment, (input) =>
    listPage('/v1/refunds', filterByPayment(stripe.store.refunds.all(), input), input),
  )
  get('/disputes', params.listOfPayment, (input) =>
    listPage('/v1/disputes', filterByPayment(stripe.store.disputes.all(), input), input),
  )
  get('/events', params.listEvents, (input) => eventList(stripe, input))
}

const filterByPayment = <T extends { payment_intent: string }>(
  objects: readonly T[],
  { payment_intent: wanted }: { payment_intent?: string },
): T[] => objects.filter(({ payment_intent }) => !wanted || payment_intent === wanted)

const checkKey = (header: string | undefined, secretKey: string): void => {
  if (!header) throw stripeError(401, 'You did not provide an API key.')
  if (header !== `Bearer ${secretKey}`) throw stripeError(401, 'Invalid API Key provided.')
}

const sessionList = (
  { store }: StripeContext,
  input: z.infer<typeof params.listSessions>,
): ResponseBody => {
  const found = store.checkouts
    .all()
    .map(({ session }) => session)
    .filter((session) => !input.status || session.status === input.status)
    .filter((session) => !input.payment_intent || session.payment_intent === input.payment_intent)
    .filter((session) => !input.payment_link || session.payment_link === input.payment_link)
  return listPage('/v1/checkout/sessions', found, input)
}

const eventList = (
  { store }: StripeContext,
  input: z.infer<typeof params.listEvents>,
): ResponseBody => {
  const found = store.deliveries
    .all()
    .map(({ event, delivered }) => ({ ...event, pending_webhooks: delivered ? 0 : 1 }))
    .filter((event) => !input.type || event.type === input.type)
  return listPage('/v1/events', found, input)
}

const catalogRoutes = (stripe: StripeContext, { get, post }: Endpoints): void => {
  post('/products', params.createProduct, (input) => createProduct(stripe, input))
  get('/products/:id', params.expandOnly, (_, id) => findProduct(stripe, id))
  post('/products/:id', params.updateProduct, (input, id) => updateProduct(stripe, input, id))
  post('/prices', params.createPrice, (input) => createPrice(stripe, input))
  get('/prices', params.listPrices, (input) =>
    listPage('/v1/prices', listPrices(stripe, input), input),
  )
  get('/prices/:id', params.expandOnly, (_, id) => findPrice(stripe, id))
  post('/payment_links', params.createLink, (input) => createLink(stripe, input))
  get('/payment_links', params.listLinks, (input) =>
    listPage('/v1/payment_links', listLinks(stripe, input), input),
  )
  get('/payment_links/:id', params.expandOnly, (_, id) => findLink(stripe, id).link)
  post('/payment_links/:id', params.updateLink, (input, id) => updateLink(stripe, input, id))
  post('/webhook_endpoints', params.createEndpoint, (input) => createEndpoint(stripe, input))
  get('/webhook_endpoints', params.listEndpoints, (input) =>
    listPage('/v1/webhook_endpoints', stripe.store.endpoints.all(), input),
  )
  post('/webhook_endpoints/:id', params.updateEndpoint, (input, id) =>
    updateEndpoint(stripe, input, id),
  )
}
