import * as z from 'zod'
import { NO_CONTENT, route } from './route.ts'

/** An address is checked as browsers check a field of type email, so that nothing they accept is refused. */
export const mailAddress = z
  .string()
  .max(254)
  .trim()
  .toLowerCase()
  .pipe(z.email({ pattern: z.regexes.html5Email }))

/** The answer is the same for every address, and comes before anybody has looked for it. */
export const requestLinks = route({
  method: 'POST',
  path: '/api/link-requests',
  service: 'shop',
  access: 'public',
  summary: 'Have the links of one’s purchases mailed again',
  body: z.strictObject({ email: mailAddress }),
  ...NO_CONTENT,
})

export const createSignup = route({
  method: 'POST',
  path: '/api/signups',
  service: 'shop',
  access: 'public',
  summary: 'Ask for the free guide by e-mail',
  body: z.strictObject({ email: mailAddress }),
  ...NO_CONTENT,
})
