import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { noSuch, stripeError } from './errors.ts'
import { expandObject } from './expand.ts'
import { readParams } from './form.ts'
import { answerOnce } from './idempotency.ts'
import { createLink } from './links.ts'
import * as params from './params.ts'
import { createRefund } from './refunds.ts'
import { createSession, expireSession, findCheckout } from './sessions.ts'
import type { Stripe } from './stripe.ts'

type Answer = Record<string, unknown>
type Expandable = z.ZodType<{ expand?: string[] }>

/** Stripe's HTTP API under /v1, as the `stripe` package speaks it. */
export const apiRoutes = (stripe: Stripe, secretKey: string): Hono => {
  const app = new Hono()
  const query = (c: Context) => new URL(c.req.url).search.slice(1)
  const show = <Schema extends Expandable>(
    schema: Schema,
    text: string,
    perform: (given: z.infer<Schema>) => Answer,
  ) => {
    const given = readParams(schema, text)
    return expandObject(stripe, perform(given), given.expand)
  }
  const get = <Schema extends Expandable>(
    path: string,
    schema: Schema,
    perform: (given: z.infer<Schema>, id: string) => Answer,
  ) => app.get(path, (c) => c.json(show(schema, query(c), (given) => perform(given, idOf(c)))))
  const post = <Schema extends Expandable>(
    path: string,
    schema: Schema,
    perform: (given: z.infer<Schema>, id: string) => Answer,
  ) =>
    app.post(path, (c) =>
      answerOnce(c, stripe, (body) => show(schema, body, (given) => perform(given, idOf(c)))),
    )

  app.use(async (c, next) => {
    checkKey(c.req.header('authorization'), secretKey)
    await next()
  })
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
  post('/payment_links', params.createLink, (given) => createLink(stripe, given))
  get('/payment_links/:id', params.expandOnly, (_, id) => {
    const found = stripe.store.links.get(id)
    if (!found) throw noSuch('payment_link', id)
    return found.link
  })
  get('/events', params.listEvents, (given) => eventList(stripe, given))
  app.all('*', (c) => {
    throw stripeError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`)
  })
  return app
}

const idOf = (c: Context): string => c.req.param('id') ?? ''

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
  return newestFirst('/v1/checkout/sessions', found, given.limit)
}

const eventList = ({ store }: Stripe, given: z.infer<typeof params.listEvents>): Answer => {
  const found = store.deliveries
    .all()
    .map(({ event, delivered }) => ({ ...event, pending_webhooks: delivered ? 0 : 1 }))
    .filter((event) => !given.type || event.type === given.type)
  return newestFirst('/v1/events', found, given.limit)
}

const newestFirst = (url: string, found: object[], limit: number): Answer => ({
  object: 'list',
  data: found.toReversed().slice(0, limit),
  has_more: found.length > limit,
  url,
})
