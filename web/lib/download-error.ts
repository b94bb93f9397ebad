import { BUYER_MESSAGES } from '../../shared/buyer-messages.ts'
import type { ApiError } from './api-error.ts'

const { notFound, expired, unexpected } = BUYER_MESSAGES.download

/** The specification's sentence for a download that cannot be shown. */
export const downloadErrorText = ({ status }: Pick<ApiError, 'status'>): string => {
  if (status === 404) return notFound
  return status === 410 ? expired : unexpected
}
