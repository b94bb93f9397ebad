import type { Context } from 'hono'
import { signupRequest } from '../../shared/api.ts'
import { readBody } from '../core/http.ts'
import { signUp } from '../core/signups.ts'

/** Stores an address and mails it the guide. The answer does not tell whether it was known. */
export const createSignup = async (c: Context) => {
  const { email } = await readBody(c, signupRequest)
  await signUp(email)
  return c.body(null, 204)
}
