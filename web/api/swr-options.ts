import { useEffect } from 'react'
import { type Middleware, mutate, type SWRConfiguration, unstable_serialize } from 'swr'

/**
 * Counts the components that use a cache key. `retain(name)` returns a function that releases one use. When a key
 * has been unused for `delayMs` milliseconds, `evict` is called with it.
 */
export const evictUnused = (delayMs: number, evict: (name: string) => void) => {
  const users = new Map<string, number>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const release = (name: string) => {
    const left = (users.get(name) ?? 0) - 1
    users.set(name, left)
    if (left > 0) return
    timers.set(
      name,
      setTimeout(() => evict(name), delayMs),
    )
  }
  return {
    retain: (name: string): (() => void) => {
      clearTimeout(timers.get(name))
      users.set(name, (users.get(name) ?? 0) + 1)
      return () => release(name)
    },
  }
}

/** How long unused data stays cached (specification, Timing). */
const CACHE_LIFETIME_MS = 5 * 60_000

const cached = evictUnused(CACHE_LIFETIME_MS, (name) => {
  void mutate((key) => unstable_serialize(key) === name, undefined, { revalidate: false })
})

/** Evicts data that no component has used for a while. SWR itself never evicts. */
const evictAfterUse: Middleware = (useNext) => (key, fetcher, config) => {
  const response = useNext(key, fetcher, config)
  const name = unstable_serialize(key)
  useEffect(() => (name === '' ? undefined : cached.retain(name)), [name])
  return response
}

/** The API client already retries, and nothing is refetched on focus. */
export const SWR_OPTIONS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 500,
  use: [evictAfterUse],
}
