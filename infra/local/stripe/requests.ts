import type { Context, Hono } from 'hono'
import type * as z from 'zod'
import type { StripeContext } from './context.ts'
import { stripeError } from './errors.ts'
import { readParams } from './form-encoding.ts'
import { chargeOf } from './refunds.ts'

type Json = Record<string, unknown>

/**
 * Replaces ids with objects as requested by `expand[]`: `payment_intent`,
 * `payment_intent.latest_charge`, `line_items`, and the same below `data.` in lists.
 * https://docs.stripe.com/api/expanding_objects
 */
const expandObject = (stripe: StripeContext, object: Json, paths: string[] = []): Json =>
  paths.reduce((result, path) => expandPath(stripe, result, path.split('.')), object)

const expandPath = (stripe: StripeContext, object: Json, [field = '', ...rest]: string[]): Json => {
  const value = object[field]
  if (field === 'data' && Array.isArray(value))
    return { ...object, data: value.map((item) => expandPath(stripe, item, rest)) }
  const found = isObject(value) ? value : expandedField(stripe, object, field)
  if (found === null) return object
  return { ...object, [field]: rest.length > 0 ? expandPath(stripe, found, rest) : found }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const expandedField = (stripe: StripeContext, object: Json, field: string): Json | null => {
  const id = String(object[field] ?? '')
  if (field === 'line_items') return lineItemList(stripe, String(object.id))
  if (!(field in object)) throw cannotExpandError(field)
  if (!id) return null
  const intent = stripe.store.paymentIntents.get(
    field === 'payment_intent' ? id : String(object.id),
  )
  if (field === 'payment_intent' && intent) return intent
  if (field === 'latest_charge' && intent) return chargeOf(stripe, intent)
  if (field === 'payment_link') return stripe.store.links.get(id)?.link ?? null
  throw cannotExpandError(field)
}

const lineItemList = ({ store }: StripeContext, id: string): Json => {
  const path = store.links.get(id) ? 'payment_links' : 'checkout/sessions'
  return {
    object: 'list',
    data: (store.links.get(id) ?? store.checkouts.get(id))?.lineItems ?? [],
    has_more: false,
    url: `/v1/${path}/${id}/line_items`,
  }
}

const cannotExpandError = (field: string) =>
  stripeError(400, `This property cannot be expanded (${field}).`, { param: 'expand' })

/**
 * Performs a POST once per Idempotency-Key. Repeating the request returns the first response, a
 * different request is rejected, and a failed one may be repeated.
 * https://docs.stripe.com/api/idempotent_requests
 */
const respondOnce = async (
  c: Context,
  { store }: StripeContext,
  perform: (body: string) => object,
): Promise<Response> => {
  const body = await c.req.text()
  const key = c.req.header('idempotency-key')
  if (!key) return c.json(perform(body))
  const request = `${c.req.path}?${new URLSearchParams([...new URLSearchParams(body)].sort())}`
  const earlier = store.responses.get(key)
  if (earlier && earlier.request !== request) throw keyReusedError(key)
  if (earlier) return c.json(Object(earlier.body), 200, { 'Idempotent-Replayed': 'true' })
  const response = perform(body)
  store.responses.set(key, { request, status: 200, body: response })
  return c.json(response)
}

const keyReusedError = (key: string) =>
  stripeError(
    400,
    'Keys for idempotent requests can only be used with the same parameters they were first used ' +
      `with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  )

export type ResponseBody = Record<string, unknown>
type Expandable = z.ZodType<{ expand?: string[] }>
type Perform<Schema extends Expandable> = (input: z.infer<Schema>, id: string) => ResponseBody
export type Endpoints = ReturnType<typeof createEndpoints>

/** Adds endpoints that parse parameters strictly, expand objects and support idempotency keys. */
export const createEndpoints = (app: Hono, stripe: StripeContext) => {
  const performExpanded = <Schema extends Expandable>(
    schema: Schema,
    text: string,
    perform: (input: z.infer<Schema>) => ResponseBody,
  ) => {
    const input = readParams(schema, text)
    return expandObject(stripe, perform(input), input.expand)
  }
  return {
    get: <Schema extends Expandable>(path: string, schema: Schema, perform: Perform<Schema>) =>
      app.get(path, (c) =>
        c.json(performExpanded(schema, queryOf(c), (input) => perform(input, idOf(c)))),
      ),
    post: <Schema extends Expandable>(path: string, schema: Schema, perform: Perform<Schema>) =>
      app.post(path, (c) =>
        respondOnce(c, stripe, (body) =>
          performExpanded(schema, body, (input) => perform(input, idOf(c))),
        ),
      ),
  }
}

const queryOf = (c: Context): string => new URL(c.req.url).search.slice(1)
const idOf = (c: Context): string => c.req.param('id') ?? ''

type Page = { limit: number; starting_after?: string }

/** A page of a list, newest first. https://docs.stripe.com/api/pagination */
export const listPage = (url: string, found: { id: string }[], page: Page): ResponseBody => {
  const all = found.toReversed()
  const from = page.starting_after ? all.findIndex(({ id }) => id === page.starting_after) + 1 : 0
  const data = all.slice(from, from + page.limit)
  return { object: 'list', data, has_more: from + data.length < all.length, url }
}
