import type { WebhookEndpoint } from './catalog-objects.ts'
import type { CreateEndpoint, UpdateEndpoint } from './catalog-params.ts'
import { noSuch } from './errors.ts'
import { newId } from './ids.ts'
import type { Stripe } from './stripe.ts'

/**
 * Writes a webhook endpoint down; its secret is told this once, as Stripe does. Events go where the
 * stand-in was told when it started.
 */
export const createEndpoint = (stripe: Stripe, params: CreateEndpoint) => {
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
  { store }: Stripe,
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
