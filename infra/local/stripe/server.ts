import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { startSchedule } from '../schedule.ts'
import { close, listen, type StandIn } from '../serve.ts'
import { apiRoutes } from './api.ts'
import { buyButtonFor } from './buy-buttons.ts'
import type { BuyButton } from './catalog-objects.ts'
import { openDeliveries } from './deliveries.ts'
import type { Event } from './objects.ts'
import { payRoutes } from './pay-routes.ts'
import { settleDue } from './payments.ts'
import { openDispute } from './refunds.ts'
import { openStore } from './store.ts'
import type { Stripe } from './stripe.ts'

type Options = {
  port: number
  dataDir: string
  secretKey: string
  webhookSecret: string
  /** Where events go; can also be told later with `sendEventsTo`. */
  webhookUrl?: string
  /** Milliseconds a payment that takes time needs to end. */
  delay?: number
  now?: () => Date
}

/** Controls for tests; everything else goes through Stripe's own API and the pay page. */
export type StripeStandIn = StandIn & {
  sendEventsTo(webhookUrl: string): void
  /** All events, oldest first. */
  events(): Event[]
  /** Sends an event once more; resolves with the webhook's status, 0 when it did not answer. */
  deliver(eventId: string): Promise<number>
  dispute(paymentIntentId: string): Event
  /** The buy button of a payment link, made now if there is none yet: a click in Stripe's dashboard. */
  buyButton(paymentLinkId: string): BuyButton
}

const LOOK_EVERY = 200

/** Stripe for one machine: its API, its pay pages and its signed events. */
export const startStripe = async (options: Options): Promise<StripeStandIn> => {
  const server = createServer()
  const url = await listen(server, options.port)
  const now = options.now ?? (() => new Date())
  const store = openStore(options.dataDir)
  const deliveries = openDeliveries({ ...options, store, now })
  const { webhookSecret, delay = 5000 } = options
  const stripe: Stripe = { store, deliveries, url, webhookSecret, now, delay }
  const app = new Hono()
  app.route('/v1', apiRoutes(stripe, options.secretKey))
  app.route('/', payRoutes(stripe))
  server.on(
    'request',
    getRequestListener((request) => app.fetch(request)),
  )
  deliveries.resume()
  const clock = startSchedule({
    name: 'stripe',
    milliseconds: LOOK_EVERY,
    run: async () => settleDue(stripe),
  })
  return {
    url,
    sendEventsTo: deliveries.sendTo,
    events: () => store.deliveries.all().map(({ event }) => event),
    deliver: deliveries.deliver,
    dispute: (paymentIntentId) => openDispute(stripe, paymentIntentId),
    buyButton: (paymentLinkId) => buyButtonFor(stripe, paymentLinkId),
    stop: async () => {
      await clock.stop()
      await close(server)
      await deliveries.stop()
    },
  }
}
