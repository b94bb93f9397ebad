import { getOpenApi, withoutAdminRoutes } from '../../shared/api/openapi.ts'
import { ADMIN_GROUP } from '../../shared/api/route.ts'
import { onlyGroup } from '../core/platform/admin-access.ts'
import { handle } from '../core/platform/handle.ts'
import { apiDescription } from './api-description.ts'

/** A token that is no admin's is refused, so that nobody takes the public part for the whole. */
export default handle(getOpenApi, async ({ headers: { authorization } }) => {
  if (authorization === undefined) return withoutAdminRoutes(apiDescription())
  await onlyGroup(ADMIN_GROUP)(authorization)
  return apiDescription()
})
