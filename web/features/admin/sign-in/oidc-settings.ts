import { InMemoryWebStorage, type UserManagerSettings, WebStorageStateStore } from 'oidc-client-ts'
import { paths } from '../../../lib/paths.ts'
import type { AdminConfig } from './config.ts'

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

/** Cognito wants its own names for where to go after signing out; others ignore them. */
export const signOutQuery = ({ adminClientId }: AdminConfig, origin: string) => ({
  client_id: adminClientId,
  logout_uri: origin + paths.home,
})
