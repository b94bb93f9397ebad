import { unreachableError } from './api-error.ts'

/**
 * Loads the API client and its schemas on a page's first call, because rendering doesn't need them. Rejects
 * with ApiError.
 */
export const loadApi = () =>
  import('./api.ts').catch(() => {
    throw unreachableError()
  })
