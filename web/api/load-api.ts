import { unreachable } from './api-error.ts'

/**
 * The API's client with its schemas, fetched with a page's first call, because rendering needs
 * neither. Rejects with ApiError.
 */
export const loadApi = () =>
  import('./api.ts').catch(() => {
    throw unreachable()
  })
