import { useEffect } from 'react'
import { type Middleware, mutate, type SWRConfiguration, unstable_serialize } from 'swr'
import { keeper } from './keeper.ts'

/** What nothing shows any more is kept this long, in milliseconds (specification, Timing). */
const KEPT = 5 * 60_000

const cached = keeper(KEPT, (name) => {
  void mutate((key) => unstable_serialize(key) === name, undefined, { revalidate: false })
})

/** Lets go of data that no page has used for a while. */
const forgetUnused: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config)
  const name = unstable_serialize(key)
  useEffect(() => (name === '' ? undefined : cached.use(name)), [name])
  return answer
}

/** How pages read: the API client retries by itself, and a page in the background stays as it is. */
export const READS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 500,
  use: [forgetUnused],
}
