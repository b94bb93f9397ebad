import { getOpenApi, withoutAdminRoutes } from '../../shared/api/openapi.ts'
import { ADMIN_GROUP } from '../../shared/api/route.ts'
import { requireGroup } from '../core/platform/admin-access.ts'
import { handle } from '../core/platform/handle.ts'
import { apiDescription } from './api-description.ts'

/**
 * An invalid admin token is rejected rather than ignored, so that the public part isn't mistaken
 * for the whole.
 */
export default handle(getOpenApi, async ({ headers: { authorization } }) => {
  if (authorization === undefined) return withoutAdminRoutes(apiDescription())
  await requireGroup(ADMIN_GROUP)(authorization)
  return apiDescription()
})
