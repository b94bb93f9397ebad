import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/** `until` is in milliseconds since 1970. */
const entry = z.object({ until: z.number(), payload: z.record(z.string(), z.unknown()) })
const entries = z.record(z.string(), entry)
type Payload = z.infer<typeof entry>['payload']

/**
 * Keeps the provider's sessions, grants and tokens in one JSON file: a sign-in survives a restart.
 * Written for a handful of people. https://github.com/panva/node-oidc-provider/blob/main/example/my_adapter.js
 */
export const fileAdapter = (file: string, now: () => number) => {
  const stored = existsSync(file) ? entries.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  const kept = new Map(Object.entries(stored).filter(([, { until }]) => until > now()))
  const save = () => writeFileSync(file, JSON.stringify(Object.fromEntries(kept)))
  const forget = (unwanted: (key: string, payload: Payload) => boolean) => {
    for (const [key, { payload }] of kept) if (unwanted(key, payload)) kept.delete(key)
    save()
  }
  return (model: string) => {
    const find = async (id: string) => {
      const found = kept.get(`${model}:${id}`)
      return found && found.until > now() ? found.payload : undefined
    }
    const findBy = async (property: string, value: string) =>
      [...kept].find(
        ([key, { payload }]) => key.startsWith(`${model}:`) && payload[property] === value,
      )?.[1].payload
    return {
      find,
      findByUid: (uid: string) => findBy('uid', uid),
      findByUserCode: (code: string) => findBy('userCode', code),
      upsert: async (id: string, payload: Payload, expiresIn: number) => {
        kept.set(`${model}:${id}`, { payload, until: now() + expiresIn * 1000 })
        save()
      },
      consume: async (id: string) => {
        const payload = await find(id)
        if (payload) payload.consumed = Math.floor(now() / 1000)
        save()
      },
      destroy: async (id: string) => forget((key) => key === `${model}:${id}`),
      revokeByGrantId: async (grant: string) => forget((_, { grantId }) => grantId === grant),
    }
  }
}
