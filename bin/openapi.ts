import { apiDescription } from '../lambdas/shop/api-description.ts'

/** Prints the whole API, including admin routes, as an OpenAPI document. */
console.log(JSON.stringify(apiDescription(), null, 2))
