import type { OidcContext } from 'oidc-provider'
import { SITE_ROUTES } from '../../../shared/site/site-routes.ts'
import { problemPage, signedOutPage, signOutPage } from './sign-in-pages.ts'
import type { Keys } from './storage.ts'
import { accessClaims, findUser, idClaims } from './users.ts'

type Settings = { clientId: string; siteUrl: string; keys: Keys; adapter: unknown }

const SCOPES = 'openid email profile'
/** The provider issues JWTs as access tokens for a resource only. The API does not check this audience. */
const RESOURCE = 'urn:clausewell:api'
/** Cognito's userinfo endpoint, which identifies the owner of an access token. */
export const USER_INFO = '/oauth2/userInfo'
const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

/** Configures the provider like a Cognito user pool with one public client. */
export const providerConfiguration = ({ clientId, siteUrl, keys, adapter }: Settings) => ({
  adapter,
  jwks: { keys: [keys.signing] },
  cookies: { keys: [keys.cookie] },
  clients: [
    {
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [siteUrl + SITE_ROUTES.admin],
      post_logout_redirect_uris: [siteUrl, siteUrl + SITE_ROUTES.home],
    },
  ],
  scopes: SCOPES.split(' '),
  claims: {
    openid: ['sub', 'token_use', 'cognito:username', 'cognito:groups'],
    email: ['email', 'email_verified'],
    profile: ['name'],
  },
  conformIdTokenClaims: false,
  clientBasedCORS: (_: OidcContext, origin: string) => origin === siteUrl,
  findAccount: (_: OidcContext, id: string) => {
    const user = findUser(id)
    return user && { accountId: id, claims: () => idClaims(user) }
  },
  extraTokenClaims: (_: OidcContext, token: { accountId: string }) => {
    const user = findUser(token.accountId)
    return user && accessClaims(user)
  },
  issueRefreshToken: () => true,
  expiresWithSession: () => false,
  loadExistingGrant,
  interactions: { url: (_: OidcContext, { uid }: { uid: string }) => `/interaction/${uid}` },
  features: {
    devInteractions: { enabled: false },
    resourceIndicators,
    revocation,
    rpInitiatedLogout,
  },
  renderError: (context: OidcContext, { error_description, error }: Record<string, string>) =>
    sendPage(context, problemPage(error_description ?? error ?? 'Unknown problem')),
  routes: { jwks: '/.well-known/jwks.json', userinfo: USER_INFO },
  ttl: {
    AccessToken: HOUR_SECONDS,
    AuthorizationCode: 60,
    Grant: 30 * DAY_SECONDS,
    IdToken: HOUR_SECONDS,
    Interaction: HOUR_SECONDS,
    RefreshToken: 30 * DAY_SECONDS,
    Session: DAY_SECONDS,
  },
})

/** Grants every scope without asking for consent, because the site and its admin pages are one party. */
const loadExistingGrant = async ({ oidc: { client, session, provider } }: OidcContext) => {
  const existing = session.grantIdFor(client.clientId)
  if (existing) return provider.Grant.find(existing)
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  grant.addResourceScope(RESOURCE, SCOPES)
  await grant.save()
  return grant
}

const resourceIndicators = {
  enabled: true,
  defaultResource: () => RESOURCE,
  useGrantedResource: () => true,
  getResourceServerInfo: () => ({
    scope: SCOPES,
    accessTokenFormat: 'jwt',
    accessTokenTTL: HOUR_SECONDS,
    jwt: { sign: { alg: 'RS256' } },
  }),
}

/** A client may revoke its own tokens (RFC 7009, 2.1). */
const revocation = {
  enabled: true,
  allowedPolicy: (_: OidcContext, client: { clientId: string }, token: { clientId: string }) =>
    client.clientId === token.clientId,
}

const rpInitiatedLogout = {
  enabled: true,
  logoutSource: (context: OidcContext, form: string) => sendPage(context, signOutPage(form)),
  postLogoutSuccessSource: (context: OidcContext) => sendPage(context, signedOutPage()),
}

const sendPage = async (context: OidcContext, body: ReturnType<typeof signedOutPage>) => {
  context.type = 'html'
  context.body = String(await body)
}
