import * as z from 'zod'
import { route } from './route.ts'
import { emailAddress } from './signups.ts'

const erased = z.object({
  id: z.string(),
  /** Such as "CW-0123ABCD"; absent for a payment that matched no order. */
  orderNumber: z.string().optional(),
  title: z.string(),
})

/**
 * The result of erasing a person's data. Times are ISO. `signup` is 'unsubscribed' if the address stays, so that no
 * further guide is sent.
 */
const personErasure = z.object({
  erasedAt: z.string(),
  /** The id of the record of this erasure, which doesn't contain the address. */
  record: z.string(),
  purchases: z.array(erased),
  payments: z.array(erased),
  signup: z.enum(['erased', 'unsubscribed', 'none']),
  /** Rows that concurrent changes prevented from being erased. */
  notErased: z.array(erased),
})
export type PersonErasure = z.infer<typeof personErasure>

/** Repeating it erases what was not erased before. */
export const erasePerson = route({
  method: 'POST',
  path: '/api/admin/erasures',
  service: 'admin',
  access: 'admin',
  summary: 'Erase the purchases, unmatched payments and sign-up of an email address',
  body: z.strictObject({ email: emailAddress }),
  response: personErasure,
})
