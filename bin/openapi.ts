import description from '../lambdas/shop/api-description.build.ts'

/** Prints the whole API, calls of admins included, as an OpenAPI document. */
console.log(JSON.stringify(description, null, 2))
