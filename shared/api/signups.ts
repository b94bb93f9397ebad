import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { keyText, NO_CONTENT, REDIRECT, route } from './route.ts'

/** Stricter than a browser's email field: SES refuses consecutive dots and hosts without a dot. */
export const mailAddress = z.string().max(254).trim().toLowerCase().pipe(z.email())

/** The answer is the same for every address, and comes before anybody has looked for it. */
export const requestLinks = route({
  method: 'POST',
  path: '/api/link-requests',
  service: 'shop',
  access: 'public',
  summary: 'Have the links of one’s purchases mailed again',
  rateLimit: LIMITS.requestsPerNetworkPerHour,
  body: z.strictObject({ email: mailAddress }),
  ...NO_CONTENT,
})

export const createSignup = route({
  method: 'POST',
  path: '/api/signups',
  service: 'shop',
  access: 'public',
  summary: 'Ask for the free guide by e-mail',
  rateLimit: LIMITS.requestsPerNetworkPerHour,
  body: z.strictObject({ email: mailAddress }),
  ...NO_CONTENT,
})

/** The token stands in each mail of the guide, and opens nothing else. */
const unsubscription = {
  path: '/api/unsubscriptions/{token}',
  service: 'shop',
  access: 'public',
  params: { token: keyText },
} as const

/** Where a mail program posts to when its reader unsubscribes in one click (RFC 8058). What it posts is not read. */
export const unsubscribe = route({
  ...unsubscription,
  method: 'POST',
  summary: 'Have no more guides mailed to the address of a mail',
  ...NO_CONTENT,
  errors: ['not_found'],
})

/** Programs that look at every link of a mail change nothing. */
export const openUnsubscription = route({
  ...unsubscription,
  method: 'GET',
  summary: 'Go to the page on which a person unsubscribes',
  ...REDIRECT,
  errors: ['not_found'],
})

export const allowGuide = route({
  ...unsubscription,
  method: 'DELETE',
  summary: 'Let the guide be mailed again',
  ...NO_CONTENT,
  errors: ['not_found'],
})
