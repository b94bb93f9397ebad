import { openApiDocument } from '../../shared/api/openapi.ts'
import { routes } from '../../shared/api/routes.ts'
import { BRAND } from '../../shared/content/brand.ts'

/** All of the API. A bundle holds this description, and not what makes it. */
export default openApiDocument(routes, `${BRAND.name} API`)
