import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { ADMIN_CLIENT_ID, type LocalServers } from '../../../bin/local/servers.ts'
import { loadKeys } from '../../../infra/local/oidc/storage.ts'

type Claims = {
  groups: readonly string[]
  tokenUse?: 'access' | 'id'
  clientId?: string
  /** Defaults to this store's sign-in server. */
  issuer?: string
  subject?: string
  /** Seconds until it expires; null for a token without an expiry. */
  lifetime?: number | null
}

/** A store's sign-in server: the folder with its keys, and its URL. */
type SignInStore = { dataDir: string; servers: Pick<LocalServers, 'signIn'> }

/** Creates a token like those of the sign-in server, signed with its key. */
export const mintToken = async (store: SignInStore, claims: Claims): Promise<string> => {
  const { signing } = loadKeys(join(store.dataDir, 'sign-in'))
  const { groups, tokenUse = 'access', clientId = ADMIN_CLIENT_ID, lifetime = 600 } = claims
  const token = new SignJWT({ token_use: tokenUse, client_id: clientId, 'cognito:groups': groups })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
    .setIssuer(claims.issuer ?? store.servers.signIn.url)
    .setSubject(claims.subject ?? 'test-admin')
  if (lifetime !== null) token.setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
  return token.sign(await importJWK(signing, 'RS256'))
}
