import { stripeError } from './errors.ts'
import { chargeOf } from './refunds.ts'
import type { Stripe } from './stripe.ts'

type Json = Record<string, unknown>

/**
 * Replaces ids by the objects they name, as `expand[]` asks: `payment_intent`,
 * `payment_intent.latest_charge`, `line_items`, and the same below `data.` in lists.
 * https://docs.stripe.com/api/expanding_objects
 */
export const expandObject = (stripe: Stripe, object: Json, paths: string[] = []): Json =>
  paths.reduce((result, path) => expandPath(stripe, result, path.split('.')), object)

const expandPath = (stripe: Stripe, object: Json, [field = '', ...rest]: string[]): Json => {
  const value = object[field]
  if (field === 'data' && Array.isArray(value))
    return { ...object, data: value.map((item) => expandPath(stripe, item, rest)) }
  const found = isObject(value) ? value : lookUp(stripe, object, field)
  if (found === null) return object
  return { ...object, [field]: rest.length > 0 ? expandPath(stripe, found, rest) : found }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const lookUp = (stripe: Stripe, object: Json, field: string): Json | null => {
  const id = String(object[field] ?? '')
  if (field === 'line_items') return lineItemList(stripe, String(object.id))
  if (!(field in object)) throw cannotExpand(field)
  if (!id) return null
  const intent = stripe.store.paymentIntents.get(
    field === 'payment_intent' ? id : String(object.id),
  )
  if (field === 'payment_intent' && intent) return intent
  if (field === 'latest_charge' && intent) return chargeOf(stripe, intent)
  if (field === 'payment_link') return stripe.store.links.get(id)?.link ?? null
  throw cannotExpand(field)
}

const lineItemList = ({ store }: Stripe, id: string): Json => {
  const path = store.links.get(id) ? 'payment_links' : 'checkout/sessions'
  return {
    object: 'list',
    data: (store.links.get(id) ?? store.checkouts.get(id))?.lineItems ?? [],
    has_more: false,
    url: `/v1/${path}/${id}/line_items`,
  }
}

const cannotExpand = (field: string) =>
  stripeError(400, `This property cannot be expanded (${field}).`, { param: 'expand' })
