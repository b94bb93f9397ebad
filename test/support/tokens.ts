import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { ADMIN_CLIENT_ID } from '../../bin/stand-ins.ts'
import { loadKeys } from '../../infra/local/oidc/keys.ts'
import type { Store } from './store.ts'

type Claims = {
  groups: readonly string[]
  tokenUse?: 'access' | 'id'
  clientId?: string
  /** Seconds from now until it ends. */
  lifetime?: number
}

/** A token signed with the sign-in's own key, as it would issue it. */
export const mintToken = async (store: Store, claims: Claims): Promise<string> => {
  const { signing } = loadKeys(join(store.dataDir, 'sign-in'))
  const { groups, tokenUse = 'access', clientId = ADMIN_CLIENT_ID, lifetime = 600 } = claims
  return new SignJWT({ token_use: tokenUse, client_id: clientId, 'cognito:groups': groups })
    .setProtectedHeader({ alg: 'RS256', kid: signing.kid })
    .setIssuer(store.parts.signIn.url)
    .setSubject('somebody')
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(await importJWK(signing, 'RS256'))
}
