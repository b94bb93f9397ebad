import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod'
import { MESSAGES } from '../../../shared/messages.ts'
import { environment, readEnvironment } from './env.ts'
import { AppError } from './errors.ts'
import { log } from './log.ts'
import { memoize } from './memoize.ts'

const settings = memoize(() =>
  readEnvironment(environment.pick({ ADMIN_ISSUER: true, ADMIN_CLIENT_ID: true })),
)

/** The public keys of the Cognito user pool. */
const keys = memoize(() =>
  createRemoteJWKSet(new URL(`${settings().ADMIN_ISSUER}/.well-known/jwks.json`)),
)

const verify = async (token: string): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, keys(), {
      issuer: settings().ADMIN_ISSUER,
      algorithms: ['RS256'],
      // jose accepts tokens without an expiry.
      requiredClaims: ['exp'],
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) {
      throw new AppError('unauthorized', MESSAGES.api.unauthorized)
    }
    throw error
  }
}

/** Claims of a Cognito access token. Source: Amazon Cognito, "Understanding the access token". */
const isAccessToken = (claims: JWTPayload) =>
  claims.token_use === 'access' && claims.client_id === settings().ADMIN_CLIENT_ID

const isInGroup = (claims: JWTPayload, group: string) => {
  const groups = claims['cognito:groups']
  return Array.isArray(groups) && groups.includes(group)
}

/** The admin's name isn't worth a longer wait. */
const USER_INFO_TIMEOUT_MS = 2000

const fetchJson = async <S extends z.ZodType>(schema: S, url: string, token?: string) => {
  const response = await fetch(url, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(USER_INFO_TIMEOUT_MS),
  })
  return response.ok ? schema.parse(await response.json()) : undefined
}

/** The userinfo endpoint. Source: OpenID Connect Discovery 1.0, 3. */
const userInfoUrl = memoize(async () => {
  const url = `${settings().ADMIN_ISSUER}/.well-known/openid-configuration`
  const discovery = await fetchJson(z.object({ userinfo_endpoint: z.url() }), url)
  if (!discovery) throw new Error('The OpenID provider has no discovery document')
  return discovery.userinfo_endpoint
})

/** Emails by subject. */
const emailCache = memoize(() => new Map<string, string>())

const fetchEmail = async (token: string): Promise<string | undefined> =>
  (await fetchJson(z.object({ email: z.string() }), await userInfoUrl(), token))?.email

/**
 * The email of the token's owner, for the history of purchases. Cognito access tokens don't include
 * it, so it is fetched once. Falls back to the subject.
 */
const resolveAdminName = async (
  { email, sub = '' }: JWTPayload,
  token: string,
): Promise<string> => {
  const known = typeof email === 'string' ? email : emailCache().get(sub)
  if (known) return known
  try {
    const address = await fetchEmail(token)
    if (address) emailCache().set(sub, address)
    return address ?? sub
  } catch (error) {
    log.error('admin.email-lookup-failed', error)
    return sub
  }
}

/**
 * A guard that accepts only members of the group and returns their email. It verifies the token
 * again after the API's authorizer.
 * @throws AppError unauthorized without a valid access token, forbidden outside the group
 */
export const requireGroup =
  (group: string) =>
  async (authorization: string | undefined): Promise<string> => {
    const token = authorization?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) throw new AppError('unauthorized', MESSAGES.api.unauthorized)
    const claims = await verify(token)
    if (!isAccessToken(claims)) throw new AppError('unauthorized', MESSAGES.api.unauthorized)
    if (!isInGroup(claims, group)) throw new AppError('forbidden', MESSAGES.api.forbidden)
    return resolveAdminName(claims, token)
  }
