import type { SWRConfiguration } from 'swr'

/** How pages read: the API client retries by itself, and a page in the background stays as it is. */
export const READS: SWRConfiguration = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  dedupingInterval: 500,
}
