import * as z from 'zod'
import { ADMIN_GROUP } from '../../../../shared/api.ts'

const claims = z.object({ 'cognito:groups': z.array(z.string()) })

/**
 * Whether an ID token's claims name the admin group. It only decides what is shown: the API reads the
 * access token itself.
 */
export const isMember = (profile: unknown): boolean => {
  const parsed = claims.safeParse(profile)
  return parsed.success && parsed.data['cognito:groups'].includes(ADMIN_GROUP)
}
