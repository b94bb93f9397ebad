import { openApiDocument } from '../../shared/api/openapi.ts'
import { routes } from '../../shared/api/routes.ts'
import { BRAND } from '../../shared/content/brand.ts'

/** Describes all routes, including those of admins, as an OpenAPI document. */
export const apiDescription = () => openApiDocument(routes, `${BRAND.name} API`)
