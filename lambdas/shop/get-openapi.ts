import { getOpenApi, openApiDocument } from '../../shared/api/openapi.ts'
import { ADMIN_GROUP, type Route } from '../../shared/api/route.ts'
import { routes } from '../../shared/api/routes.ts'
import { BRAND } from '../../shared/content/brand.ts'
import { onlyGroup } from '../core/platform/admin-access.ts'
import { handle } from '../core/platform/handle.ts'

const TITLE = `${BRAND.name} API`

const publicRoutes = Object.fromEntries(
  Object.entries<Route>(routes).filter(([, { access }]) => access !== 'admin'),
)

/** A token that is no admin's is refused, so that nobody takes the public part for the whole. */
export default handle(getOpenApi, async ({ headers: { authorization } }) => {
  if (authorization === undefined) return openApiDocument(publicRoutes, TITLE)
  await onlyGroup(ADMIN_GROUP)(authorization)
  return openApiDocument(routes, TITLE)
})
