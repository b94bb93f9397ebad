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

/** Where Cognito keeps a user pool's public keys. */
const keys = memoize(() =>
  createRemoteJWKSet(new URL(`${settings().ADMIN_ISSUER}/.well-known/jwks.json`)),
)

const verify = async (token: string): Promise<JWTPayload> => {
  try {
    const { payload } = await jwtVerify(token, keys(), {
      issuer: settings().ADMIN_ISSUER,
      algorithms: ['RS256'],
      // jose takes a token without an end for one that never ends.
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

/** Milliseconds: the name of an admin is worth no longer wait. */
const JWKS_TIMEOUT_MS = 2000

const answerOf = async <S extends z.ZodType>(schema: S, url: string, token?: string) => {
  const response = await fetch(url, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(JWKS_TIMEOUT_MS),
  })
  return response.ok ? schema.parse(await response.json()) : undefined
}

/** Where the sign-in tells whose token it is. Source: OpenID Connect Discovery 1.0, 3. */
const userInfoUrl = memoize(async () => {
  const url = `${settings().ADMIN_ISSUER}/.well-known/openid-configuration`
  const found = await answerOf(z.object({ userinfo_endpoint: z.url() }), url)
  if (!found) throw new Error('The sign-in has no discovery document')
  return found.userinfo_endpoint
})

/** The addresses that were asked for, by subject. */
const addresses = memoize(() => new Map<string, string>())

const askAddress = async (token: string): Promise<string | undefined> =>
  (await answerOf(z.object({ email: z.string() }), await userInfoUrl(), token))?.email

/**
 * The address of whoever holds the token, for the history of purchases. Cognito puts it into no access token of its
 * own accord, so that the sign-in is asked once; when it does not say, the subject has to do.
 */
const nameOf = async ({ email, sub = '' }: JWTPayload, token: string): Promise<string> => {
  const known = typeof email === 'string' ? email : addresses().get(sub)
  if (known) return known
  try {
    const address = await askAddress(token)
    if (address) addresses().set(sub, address)
    return address ?? sub
  } catch (error) {
    log.error('admin.unnamed', error)
    return sub
  }
}

/**
 * A guard that admits only members of the group, and says who it is. It checks the token a second time, after the
 * API's authorizer.
 * @throws AppError unauthorized without a valid access token, forbidden outside the group.
 */
export const onlyGroup =
  (group: string) =>
  async (authorization: string | undefined): Promise<string> => {
    const token = authorization?.match(/^Bearer (\S+)$/)?.[1]
    if (!token) throw new AppError('unauthorized', MESSAGES.api.unauthorized)
    const claims = await verify(token)
    if (!isAccessToken(claims)) throw new AppError('unauthorized', MESSAGES.api.unauthorized)
    if (!isInGroup(claims, group)) throw new AppError('forbidden', MESSAGES.api.forbidden)
    return nameOf(claims, token)
  }
