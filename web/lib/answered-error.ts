import { errorResponse } from '../../shared/api.ts'
import { ApiError, UNREADABLE } from './api-error.ts'

/** The error for an answer that is not 2xx; a body that is not ours gets the general message. */
export const apiErrorOf = (status: number, body: unknown): ApiError => {
  const view = errorResponse.safeParse(body)
  return new ApiError(status, view.success ? view.data : UNREADABLE)
}
