import type { StripeContext } from './context.ts'
import { noSuch, stripeError } from './errors.ts'
import { newId, type Price, type Product } from './objects.ts'
import type { CreatePrice, CreateProduct, ListPrices, UpdateProduct } from './params.ts'

/** @throws Stripe's error when the id is taken */
export const createProduct = ({ store }: StripeContext, params: CreateProduct): Product => {
  const id = params.id ?? newId('prod')
  if (store.products.get(id))
    throw stripeError(400, `Product already exists.`, { code: 'resource_already_exists' })
  const product: Product = {
    id,
    object: 'product',
    active: params.active ?? true,
    description: params.description ?? null,
    livemode: false,
    metadata: params.metadata ?? {},
    name: params.name,
  }
  store.products.set(id, product)
  return product
}

export const findProduct = ({ store }: StripeContext, id: string): Product => {
  const product = store.products.get(id)
  if (!product) throw noSuch('product', id, 'id')
  return product
}

export const updateProduct = (
  stripe: StripeContext,
  params: UpdateProduct,
  id: string,
): Product => {
  const { expand, metadata, ...changes } = params
  const before = findProduct(stripe, id)
  const product = { ...before, ...changes, metadata: { ...before.metadata, ...metadata } }
  stripe.store.products.set(id, product)
  return product
}

/** Creates a price. Prices are immutable, but a lookup key can be transferred to a new one. */
export const createPrice = (stripe: StripeContext, params: CreatePrice): Price => {
  findProduct(stripe, params.product)
  if (params.lookup_key) freeLookupKey(stripe, params.lookup_key, params.transfer_lookup_key)
  const price: Price = {
    id: newId('price'),
    object: 'price',
    active: true,
    currency: params.currency,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: params.metadata ?? {},
    product: params.product,
    type: 'one_time',
    unit_amount: params.unit_amount,
  }
  stripe.store.prices.set(price.id, price)
  return price
}

const freeLookupKey = ({ store }: StripeContext, key: string, transfer = false): void => {
  const holder = store.prices.all().find((price) => price.lookup_key === key)
  if (!holder) return
  if (!transfer)
    throw stripeError(400, `A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    })
  store.prices.set(holder.id, { ...holder, lookup_key: null })
}

export const listPrices = (
  { store }: StripeContext,
  { lookup_keys, active }: ListPrices,
): Price[] =>
  store.prices
    .all()
    .filter((price) => !lookup_keys || lookup_keys.includes(price.lookup_key ?? ''))
    .filter((price) => active === undefined || price.active === active)

export const findPrice = ({ store }: StripeContext, id: string): Price => {
  const price = store.prices.get(id)
  if (!price) throw noSuch('price', id)
  return price
}
