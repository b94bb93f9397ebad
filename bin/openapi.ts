import { apiDescription } from '../lambdas/shop/api-description.ts'

/** Prints the whole API, calls of admins included, as an OpenAPI document. */
console.log(JSON.stringify(apiDescription(), null, 2))
