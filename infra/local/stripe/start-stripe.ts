import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { startSchedule } from '../schedule.ts'
import { close, type LocalServer, listen } from '../serve.ts'
import { apiRoutes } from './api-routes.ts'
import type { StripeContext } from './context.ts'
import type { BuyButton, Dispute, Event } from './objects.ts'
import { buyButtonFor } from './payment-links.ts'
import { paymentPageRoutes } from './payment-page-routes.ts'
import { settleDuePayments } from './payments.ts'
import { closeDisputes, failRefund, openDispute } from './refunds.ts'
import { openStore } from './store.ts'
import { openDeliveries } from './webhooks.ts'

type Options = {
  port: number
  dataDir: string
  secretKey: string
  webhookSecret: string
  /** The URL to send events to; `sendEventsTo` sets it later. */
  webhookUrl?: string
  /** Milliseconds until an asynchronous payment succeeds or fails; 5,000 by default. */
  delay?: number
  now?: () => Date
}

/** Test controls for actions that neither Stripe's API nor the payment pages offer. */
export type LocalStripe = LocalServer & {
  sendEventsTo(webhookUrl: string): void
  /** Keeps asynchronous payments unpaid even after they are due. */
  holdPayments(held: boolean): void
  /** All events, oldest first. */
  events(): Event[]
  /** Resends an event; resolves with the webhook's status, or 0 without a response. */
  deliver(eventId: string): Promise<number>
  dispute(paymentIntentId: string, status?: Dispute['status']): Event
  /** Closes the disputes of a payment. */
  closeDisputes(paymentIntentId: string, status: Dispute['status']): void
  /** Makes a succeeded refund fail. */
  failRefund(refundId: string): void
  /** The buy button of a payment link, as created in Stripe's dashboard. */
  buyButton(paymentLinkId: string): BuyButton
}

/** The interval for settling due payments and expiring sessions. */
const CHECK_INTERVAL_MS = 200

/** A local Stripe: API, payment pages and signed events. */
export const startStripe = async (options: Options): Promise<LocalStripe> => {
  const server = createServer()
  const url = await listen(server, options.port)
  const now = options.now ?? (() => new Date())
  const store = openStore(options.dataDir)
  const deliveries = openDeliveries({ ...options, store, now })
  const { webhookSecret, delay = 5000 } = options
  const stripe: StripeContext = {
    store,
    deliveries,
    url,
    webhookSecret,
    now,
    delay,
    paymentsHeld: false,
  }
  const app = new Hono()
  app.route('/v1', apiRoutes(stripe, options.secretKey))
  app.route('/', paymentPageRoutes(stripe))
  server.on(
    'request',
    getRequestListener((request) => app.fetch(request)),
  )
  deliveries.resume()
  const schedule = startSchedule({
    name: 'stripe',
    milliseconds: CHECK_INTERVAL_MS,
    run: async () => settleDuePayments(stripe),
  })
  return {
    url,
    sendEventsTo: deliveries.sendTo,
    holdPayments: (held) => {
      stripe.paymentsHeld = held
    },
    events: () => store.deliveries.all().map(({ event }) => event),
    deliver: deliveries.deliver,
    dispute: (paymentIntentId, status) => openDispute(stripe, paymentIntentId, status),
    closeDisputes: (paymentIntentId, status) => closeDisputes(stripe, paymentIntentId, status),
    failRefund: (refundId) => failRefund(stripe, refundId),
    buyButton: (paymentLinkId) => buyButtonFor(stripe, paymentLinkId),
    stop: async () => {
      await schedule.stop()
      await close(server)
      await deliveries.stop()
    },
  }
}
