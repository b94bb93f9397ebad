import * as z from 'zod'
import { route } from './route.ts'

/** The signature covers the raw bytes of the body. https://docs.stripe.com/webhooks/signature */
export const stripeWebhook = route({
  method: 'POST',
  path: '/api/stripe-webhook',
  service: 'payments',
  access: 'stripe',
  summary: 'Receive an event from Stripe',
  headers: { 'stripe-signature': z.string().optional() },
  body: z.string(),
  raw: true,
  response: z.object({ received: z.literal(true) }),
  errors: ['bad_request'],
})
