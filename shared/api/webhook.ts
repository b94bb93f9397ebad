import * as z from 'zod'
import { route } from './route.ts'

/** The signature is over the bytes of the body. https://docs.stripe.com/webhooks/signature */
export const stripeWebhook = route({
  method: 'POST',
  path: '/api/stripe-webhook',
  service: 'payments',
  access: 'stripe',
  summary: 'Hear of an event at Stripe',
  headers: { 'stripe-signature': z.string().optional() },
  body: z.string(),
  raw: true,
  answer: z.object({ received: z.literal(true) }),
  errors: ['bad_request'],
})
