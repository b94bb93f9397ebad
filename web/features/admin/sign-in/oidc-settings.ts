import { InMemoryWebStorage, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { paths } from '../../../lib/paths.ts'
import type { AdminConfig } from './config.ts'

/**
 * Authorization code with PKCE. Tokens live in memory and are gone with the page; only the state of
 * a sign-in under way waits in the tab's storage until the admin comes back. Signing out revokes the
 * refresh token, which ends every token that came of it (Cognito revokes no access token by itself).
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
  revokeTokensOnSignout: true,
  revokeTokenTypes: ['refresh_token'],
  userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  stateStore: new WebStorageStateStore({ store: session }),
})

/** Cognito wants its own names for where to go after signing out; others ignore them. */
export const signOutQuery = ({ adminClientId }: AdminConfig, origin: string) => ({
  client_id: adminClientId,
  logout_uri: origin + paths.home,
})
