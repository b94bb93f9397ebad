import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import { readState, replaceFile } from '../state-files.ts'

const keys = z.object({
  /** The private RSA key that signs tokens. */
  signing: z.looseObject({ kid: z.string() }),
  /** Signs the provider's cookies. */
  cookie: z.string(),
})
export type Keys = z.infer<typeof keys>

/** The keys of a data folder, created on first start. */
export const loadKeys = (folder: string): Keys => {
  const file = join(folder, 'keys.json')
  const existing = readState(file, keys)
  if (existing) return existing
  const created = newKeys()
  replaceFile(file, JSON.stringify(created), 0o600)
  return created
}

const newKeys = (): Keys => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  return {
    signing: { ...jwk, kid: randomUUID(), use: 'sig', alg: 'RS256' },
    cookie: randomBytes(32).toString('base64url'),
  }
}

/** `until` is the expiry in milliseconds since 1970. */
const entry = z.object({ until: z.number(), payload: z.record(z.string(), z.unknown()) })
const entries = z.record(z.string(), entry)
type Payload = z.infer<typeof entry>['payload']

/**
 * The provider's sessions, grants and tokens in one JSON file, so that a sign-in survives a restart.
 * Each change writes the whole file, which is enough for a handful of users.
 * https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js
 */
export const fileAdapter = (file: string, now: () => number) => {
  const stored = readState(file, entries) ?? {}
  const entriesByKey = new Map(Object.entries(stored).filter(([, { until }]) => until > now()))
  const save = () => replaceFile(file, JSON.stringify(Object.fromEntries(entriesByKey)), 0o600)
  const removeWhere = (matches: (key: string, payload: Payload) => boolean) => {
    for (const [key, { payload }] of entriesByKey)
      if (matches(key, payload)) entriesByKey.delete(key)
    save()
  }
  return (model: string) => {
    const find = async (id: string) => {
      const found = entriesByKey.get(`${model}:${id}`)
      return found && found.until > now() ? found.payload : undefined
    }
    const findBy = async (property: string, value: string) =>
      [...entriesByKey].find(
        ([key, { payload }]) => key.startsWith(`${model}:`) && payload[property] === value,
      )?.[1].payload
    return {
      find,
      findByUid: (uid: string) => findBy('uid', uid),
      findByUserCode: (code: string) => findBy('userCode', code),
      upsert: async (id: string, payload: Payload, expiresIn: number) => {
        entriesByKey.set(`${model}:${id}`, { payload, until: now() + expiresIn * 1000 })
        save()
      },
      consume: async (id: string) => {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(now() / 1000)
        save()
      },
      destroy: async (id: string) => removeWhere((key) => key === `${model}:${id}`),
      revokeByGrantId: async (grant: string) => removeWhere((_, { grantId }) => grantId === grant),
    }
  }
}
