import { openApiDocument } from '../shared/api/openapi.ts'
import { routes } from '../shared/api/routes.ts'
import { BRAND } from '../shared/content/brand.ts'

/** Prints the whole API, calls of admins included, as an OpenAPI document. */
console.log(JSON.stringify(openApiDocument(routes, `${BRAND.name} API`), null, 2))
