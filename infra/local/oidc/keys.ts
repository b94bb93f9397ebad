import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const keys = z.object({
  /** The private RSA key that signs tokens. */
  signing: z.looseObject({ kid: z.string() }),
  /** Signs the provider's cookies. */
  cookie: z.string(),
})
export type Keys = z.infer<typeof keys>

/** The keys of this folder, made on the first start. */
export const loadKeys = (folder: string): Keys => {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600 })
  return keys.parse(JSON.parse(readFileSync(file, 'utf8')))
}

const newKeys = (): Keys => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  return {
    signing: { ...jwk, kid: randomUUID(), use: 'sig', alg: 'RS256' },
    cookie: randomBytes(32).toString('base64url'),
  }
}
