import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { keyText, NO_CONTENT, REDIRECT, route } from './route.ts'

/** Stricter than a browser's email field: SES refuses consecutive dots and hosts without a dot. */
export const emailAddress = z.string().max(254).trim().toLowerCase().pipe(z.email())

/** The response is the same for every address and is sent before any lookup, so it reveals nothing. */
export const requestLinks = route({
  method: 'POST',
  path: '/api/link-requests',
  service: 'shop',
  access: 'public',
  summary: 'Email the links of one’s purchases again',
  rateLimit: LIMITS.requestsPerNetworkPerHour,
  body: z.strictObject({ email: emailAddress }),
  ...NO_CONTENT,
})

export const createSignup = route({
  method: 'POST',
  path: '/api/signups',
  service: 'shop',
  access: 'public',
  summary: 'Request the free guide by email',
  rateLimit: LIMITS.requestsPerNetworkPerHour,
  body: z.strictObject({ email: emailAddress }),
  ...NO_CONTENT,
})

/** The token is in each guide email and gives access to nothing else. */
const unsubscription = {
  path: '/api/unsubscriptions/{token}',
  service: 'shop',
  access: 'public',
  params: { token: keyText },
} as const

/** The one-click unsubscribe URL that email clients post to (RFC 8058). The body is ignored. */
export const unsubscribe = route({
  ...unsubscription,
  method: 'POST',
  summary: 'Unsubscribe the address behind a token from the guide',
  ...NO_CONTENT,
  errors: ['not_found'],
})

/** A GET changes nothing, because link scanners open every link of an email. */
export const openUnsubscription = route({
  ...unsubscription,
  method: 'GET',
  summary: 'Redirect to the unsubscribe page',
  ...REDIRECT,
  errors: ['not_found'],
})

export const resubscribe = route({
  ...unsubscription,
  method: 'DELETE',
  summary: 'Resubscribe to the guide',
  ...NO_CONTENT,
  errors: ['not_found'],
})
