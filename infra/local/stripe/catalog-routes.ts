import {
  createPrice,
  createProduct,
  findPrice,
  findProduct,
  pricesFor,
  updateProduct,
} from './catalog.ts'
import * as params from './catalog-params.ts'
import { createEndpoint, updateEndpoint } from './endpoints.ts'
import { createLink, findLink, linksFor, updateLink } from './links.ts'
import { expandOnly } from './params.ts'
import type { Stripe } from './stripe.ts'
import { newestFirst, type Verbs } from './verbs.ts'

/** What a seller sets up: products, prices, payment links, webhook endpoints. */
export const catalogRoutes = (stripe: Stripe, { get, post }: Verbs): void => {
  post('/products', params.createProduct, (given) => createProduct(stripe, given))
  get('/products/:id', expandOnly, (_, id) => findProduct(stripe, id))
  post('/products/:id', params.updateProduct, (given, id) => updateProduct(stripe, given, id))
  post('/prices', params.createPrice, (given) => createPrice(stripe, given))
  get('/prices', params.listPrices, (given) =>
    newestFirst('/v1/prices', pricesFor(stripe, given), given),
  )
  get('/prices/:id', expandOnly, (_, id) => findPrice(stripe, id))
  post('/payment_links', params.createLink, (given) => createLink(stripe, given))
  get('/payment_links', params.listLinks, (given) =>
    newestFirst('/v1/payment_links', linksFor(stripe, given), given),
  )
  get('/payment_links/:id', expandOnly, (_, id) => findLink(stripe, id).link)
  post('/payment_links/:id', params.updateLink, (given, id) => updateLink(stripe, given, id))
  post('/webhook_endpoints', params.createEndpoint, (given) => createEndpoint(stripe, given))
  get('/webhook_endpoints', params.listEndpoints, (given) =>
    newestFirst('/v1/webhook_endpoints', stripe.store.endpoints.all(), given),
  )
  post('/webhook_endpoints/:id', params.updateEndpoint, (given, id) =>
    updateEndpoint(stripe, given, id),
  )
}
