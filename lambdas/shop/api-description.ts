import { openApiDocument } from '../../shared/api/openapi.ts'
import { routes } from '../../shared/api/routes.ts'
import { BRAND } from '../../shared/content/brand.ts'

/** The OpenAPI document of all routes, including admin routes. */
export const apiDescription = () => openApiDocument(routes, `${BRAND.name} API`)
