import { InMemoryWebStorage, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import * as z from 'zod'
import { ADMIN_GROUP } from '../../../../shared/api/route.ts'
import { paths } from '../../../lib/paths.ts'

const claims = z.object({ 'cognito:groups': z.array(z.string()) })

/**
 * Whether an ID token's claims name the admin group. It only decides what is shown: the API reads the
 * access token itself.
 */
export const isMember = (profile: unknown): boolean => {
  const parsed = claims.safeParse(profile)
  return parsed.success && parsed.data['cognito:groups'].includes(ADMIN_GROUP)
}

const ADMIN_PATHS = [paths.admin, paths.adminTemplates] as const

const returnState = z.object({ returnTo: z.enum(ADMIN_PATHS) })
type ReturnState = z.infer<typeof returnState>

/** The state of a sign-in is the admin page from which it began. */
export const returnStateOf = (pathname: string): ReturnState => {
  const page = pathname.replace(/(.)\/$/, '$1')
  return { returnTo: ADMIN_PATHS.find((path) => path === page) ?? paths.admin }
}

/** The page to which a finished sign-in returns: always an admin page, whatever the state says. */
export const returnPath = (state: unknown): string => {
  const parsed = returnState.safeParse(state)
  return parsed.success ? parsed.data.returnTo : paths.admin
}

const config = z.object({ adminIssuer: z.url(), adminClientId: z.string().min(1) })
export type AdminConfig = z.infer<typeof config>

/** The sign-in's address is served beside the site: one build fits every stage. Rejects when unusable. */
export const loadConfig = async (): Promise<AdminConfig> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return config.parse(await response.json())
}

/**
 * Authorization code with PKCE. Tokens live in memory and are gone with the page; only the state of
 * a sign-in under way waits in the tab's storage until the admin comes back. Revoking the refresh
 * token ends every token that came of it; Cognito revokes no access token by itself. The answer to a
 * revocation is empty (RFC 7009, 2.2), and may be labelled as text.
 */
export const oidcSettings = (
  { adminIssuer, adminClientId }: AdminConfig,
  { origin, session }: { origin: string; session: Storage },
): UserManagerSettings => ({
  authority: adminIssuer,
  client_id: adminClientId,
  redirect_uri: origin + paths.admin,
  post_logout_redirect_uri: origin + paths.home,
  response_type: 'code',
  scope: 'openid email',
  automaticSilentRenew: true,
  revokeTokenTypes: ['refresh_token'],
  revokeTokenAdditionalContentTypes: ['text/plain'],
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore: new WebStorageStateStore({ store: session }),
})

/** Cognito has parameters of its own for the sign-out; other providers ignore them. */
export const signOutQuery = ({ adminClientId }: AdminConfig, origin: string) => ({
  client_id: adminClientId,
  logout_uri: origin + paths.home,
})
