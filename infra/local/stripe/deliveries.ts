import { Stripe } from 'stripe'
import { pause } from '../pause.ts'
import { newId } from './ids.ts'
import type { Event } from './objects.ts'
import type { Store } from './store.ts'
import { seconds } from './stripe.ts'

type Options = {
  store: Store
  webhookSecret: string
  now: () => Date
  webhookUrl?: string
}
export type Deliveries = ReturnType<typeof openDeliveries>

const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000
const TIMEOUT = 20_000

/**
 * Sends events to the webhook, each until it is answered with 2xx: at once, then after 0.5 s, 1 s,
 * 2 s and so on up to 30 s. Events without an answer are sent again after a restart.
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
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT)]),
    }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) store.deliveries.set(event.id, { event, delivered: true })
    return response?.status ?? 0
  }

  const deliverUntilAnswered = async (event: Event): Promise<void> => {
    let wait = FIRST_WAIT
    while (!isSuccess(await attempt(event)) && (await pause(wait, stopping.signal)))
      wait = Math.min(wait * 2, LONGEST_WAIT)
  }

  const start = (event: Event): void => {
    const run = deliverUntilAnswered(event).finally(() => running.delete(run))
    running.add(run)
  }

  return {
    emit: (type: string, object: Record<string, unknown>): Event => {
      const event = newEvent(type, object, now())
      store.deliveries.set(event.id, { event, delivered: false })
      start(event)
      return event
    },
    /** Sends one event once more, whatever came of it before; resolves with the status, 0 for none. */
    deliver: (eventId: string): Promise<number> => {
      const found = store.deliveries.get(eventId)
      if (!found) throw new Error(`No such event: ${eventId}`)
      return attempt(found.event)
    },
    sendTo: (url: string): void => {
      target = url
    },
    resume: (): void => {
      for (const { event, delivered } of store.deliveries.all()) if (!delivered) start(event)
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
  api_version: Stripe.API_VERSION,
  created: seconds(now),
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

const signature = (payload: string, secret: string, now: Date): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds(now) })
