import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { MESSAGES } from '../../../shared/messages.ts'
import { environment, readEnvironment } from './env.ts'
import { AppError } from './errors.ts'
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

/** The address of whoever holds the token, or else the subject: Cognito puts an address in ID tokens only. */
const nameOf = ({ email, sub = '' }: JWTPayload): string =>
  typeof email === 'string' ? email : sub

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
    return nameOf(claims)
  }
