import { Stripe as StripeSdk } from 'stripe'
import { waitUnlessAborted } from '../schedule.ts'
import { type StripeContext, unixSeconds } from './context.ts'
import { noSuch } from './errors.ts'
import { type Event, newId, type WebhookEndpoint } from './objects.ts'
import type { CreateEndpoint, UpdateEndpoint } from './params.ts'
import type { Store } from './store.ts'

type Options = {
  store: Store
  webhookSecret: string
  now: () => Date
  webhookUrl?: string
}
export type Deliveries = ReturnType<typeof openDeliveries>

/** Milliseconds. */
const FIRST_RETRY_DELAY_MS = 500
const MAX_RETRY_DELAY_MS = 30_000
const TIMEOUT_MS = 20_000

/**
 * Sends each event to the webhook until it responds with 2xx: immediately, then after 0.5 s, 1 s, 2
 * s and so on up to 30 s. Undelivered events are sent again after a restart.
 */
export const openDeliveries = ({ store, webhookSecret, now, webhookUrl }: Options) => {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  let target = webhookUrl

  const attempt = async (event: Event): Promise<number> => {
    if (!target) return 0
    const body = JSON.stringify(event, null, 2)
    const response = await fetch(target, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': signature(body, webhookSecret, now()),
      },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) store.deliveries.set(event.id, { event, delivered: true })
    return response?.status ?? 0
  }

  const deliverUntilAccepted = async (event: Event): Promise<void> => {
    let delay = FIRST_RETRY_DELAY_MS
    while (!isSuccess(await attempt(event)) && (await waitUnlessAborted(delay, stopping.signal)))
      delay = Math.min(delay * 2, MAX_RETRY_DELAY_MS)
  }

  const startDelivery = (event: Event): void => {
    const run = deliverUntilAccepted(event).finally(() => running.delete(run))
    running.add(run)
  }

  return {
    emit: (type: string, object: Record<string, unknown>): Event => {
      const event = newEvent(type, object, now())
      store.deliveries.set(event.id, { event, delivered: false })
      startDelivery(event)
      return event
    },
    /** Resends one event, delivered or not; resolves with the status, or 0 without a response. */
    deliver: (eventId: string): Promise<number> => {
      const found = store.deliveries.get(eventId)
      if (!found) throw new Error(`No such event: ${eventId}`)
      return attempt(found.event)
    },
    sendTo: (url: string): void => {
      target = url
    },
    resume: (): void => {
      for (const { event, delivered } of store.deliveries.all())
        if (!delivered) startDelivery(event)
    },
    stop: async (): Promise<void> => {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

const newEvent = (type: string, object: Record<string, unknown>, now: Date): Event => ({
  id: newId('evt'),
  object: 'event',
  api_version: StripeSdk.API_VERSION,
  created: unixSeconds(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

const signature = (payload: string, secret: string, now: Date): string =>
  StripeSdk.webhooks.generateTestHeaderString({ payload, secret, timestamp: unixSeconds(now) })

/**
 * Creates a webhook endpoint. As at Stripe, only this response contains the secret. Events still go
 * to the URL given at start.
 */
export const createEndpoint = (stripe: StripeContext, params: CreateEndpoint) => {
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: params.api_version ?? null,
    enabled_events: params.enabled_events,
    livemode: false,
    metadata: params.metadata ?? {},
    status: 'enabled',
    url: params.url,
  }
  stripe.store.endpoints.set(endpoint.id, endpoint)
  return { ...endpoint, secret: stripe.webhookSecret }
}

export const updateEndpoint = (
  { store }: StripeContext,
  { url, enabled_events, metadata, disabled = false }: UpdateEndpoint,
  id: string,
): WebhookEndpoint => {
  const before = store.endpoints.get(id)
  if (!before) throw noSuch('webhook_endpoint', id, 'webhook_endpoint')
  const endpoint: WebhookEndpoint = {
    ...before,
    url,
    enabled_events,
    metadata: { ...before.metadata, ...metadata },
    status: disabled ? 'disabled' : 'enabled',
  }
  store.endpoints.set(id, endpoint)
  return endpoint
}
