import { unreachable } from './api-error.ts'

/**
 * The API's client with its schemas, fetched when a page first asks something: pages are drawn
 * without. Rejects with ApiError.
 */
export const loadApi = () =>
  import('./api.ts').catch(() => {
    throw unreachable()
  })
