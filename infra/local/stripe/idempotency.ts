import type { Context } from 'hono'
import { stripeError } from './errors.ts'
import type { Stripe } from './stripe.ts'

/**
 * Answers a POST once per Idempotency-Key: the same request gets the first answer again, a different
 * one is refused; a request that failed may be repeated. https://docs.stripe.com/api/idempotent_requests
 */
export const answerOnce = async (
  c: Context,
  { store }: Stripe,
  perform: (body: string) => object,
): Promise<Response> => {
  const body = await c.req.text()
  const key = c.req.header('idempotency-key')
  if (!key) return c.json(perform(body))
  const request = `${c.req.path}?${new URLSearchParams([...new URLSearchParams(body)].sort())}`
  const earlier = store.answers.get(key)
  if (earlier && earlier.request !== request) throw reusedKey(key)
  if (earlier) return c.json(Object(earlier.body), 200, { 'Idempotent-Replayed': 'true' })
  const answer = perform(body)
  store.answers.set(key, { request, status: 200, body: answer })
  return c.json(answer)
}

const reusedKey = (key: string) =>
  stripeError(
    400,
    'Keys for idempotent requests can only be used with the same parameters they were first used ' +
      `with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )
