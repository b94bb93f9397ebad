import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../lib/api-error.ts'

const { uploadFailed, uploadError } = MESSAGES.templates

/** The file was refused; the message says why, in words for the admin. */
export class UploadRefused extends Error {}

/** The connection to storage broke. */
export class UploadBroken extends Error {}

/** What a toast says of a failed upload; undefined for what is no failure of an upload. */
export const uploadFailure = (
  error: unknown,
): { title: string; description: string } | undefined => {
  const refused =
    error instanceof UploadRefused || (error instanceof ApiError && error.status !== 0)
  if (refused) return { title: uploadFailed.title, description: error.message }
  const broken = error instanceof UploadBroken || error instanceof ApiError
  return broken ? { title: uploadError.title, description: uploadError.text } : undefined
}
