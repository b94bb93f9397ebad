import { InMemoryWebStorage, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import '../../../zod-config.ts'
import * as z from 'zod'
import { ADMIN_GROUP } from '../../../../shared/api/route.ts'
import { paths } from '../../../ui/browser/paths.ts'

const claims = z.object({ 'cognito:groups': z.array(z.string()) })

/**
 * Whether an ID token contains the admin group. For display only: the API checks the access token
 * itself.
 */
export const isMember = (profile: unknown): boolean => {
  const parsed = claims.safeParse(profile)
  return parsed.success && parsed.data['cognito:groups'].includes(ADMIN_GROUP)
}

const ADMIN_PATHS = [paths.admin, paths.adminTemplates] as const

const returnState = z.object({ returnTo: z.enum(ADMIN_PATHS) })
type ReturnState = z.infer<typeof returnState>

/** The OIDC state: the admin page where sign-in started. */
export const returnStateOf = (pathname: string): ReturnState => {
  const page = pathname.replace(/(.)\/$/, '$1')
  return { returnTo: ADMIN_PATHS.find((path) => path === page) ?? paths.admin }
}

/** The page to return to after sign-in: always an admin page, whatever the state contains. */
export const returnPath = (state: unknown): string => {
  const parsed = returnState.safeParse(state)
  return parsed.success ? parsed.data.returnTo : paths.admin
}

const config = z.object({ adminIssuer: z.url(), adminClientId: z.string().min(1) })
export type AdminConfig = z.infer<typeof config>

/**
 * Reads the provider's URL from config.json, so that one build works in every stage. Rejects if
 * unusable.
 */
export const loadConfig = async (): Promise<AdminConfig> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`)
  return config.parse(await response.json())
}

/**
 * Authorization code with PKCE. Tokens are in memory only; just the state of a pending sign-in is
 * in session storage. Revoking the refresh token revokes all tokens issued from it; Cognito can't
 * revoke access tokens separately. The revocation response is empty (RFC 7009, 2.2) and may be
 * labeled as text.
 */
export const oidcSettings = ({ adminIssuer, adminClientId }: AdminConfig): UserManagerSettings => ({
  authority: adminIssuer,
  client_id: adminClientId,
  redirect_uri: window.location.origin + paths.admin,
  post_logout_redirect_uri: window.location.origin + paths.home,
  response_type: 'code',
  scope: 'openid email',
  automaticSilentRenew: true,
  revokeTokenTypes: ['refresh_token'],
  revokeTokenAdditionalContentTypes: ['text/plain'],
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
})

/** Cognito-specific sign-out parameters, ignored by other providers. */
export const signOutQuery = ({ adminClientId }: AdminConfig) => ({
  client_id: adminClientId,
  logout_uri: window.location.origin + paths.home,
})
