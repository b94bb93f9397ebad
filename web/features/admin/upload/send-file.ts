import type { UploadView } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../api/api-error.ts'

const { refused, uploadFailed, uploadError } = MESSAGES.templates

/** The file was rejected, with a message for the admin. */
export class UploadRejected extends Error {}

/** The connection to storage failed. */
class UploadInterrupted extends Error {}

/** The notice for a failed upload; undefined for other errors. */
export const uploadFailure = (
  error: unknown,
): { title: string; description: string } | undefined => {
  const wasRejected =
    error instanceof UploadRejected || (error instanceof ApiError && error.status !== 0)
  if (wasRejected) {
    return { title: uploadFailed.title, description: error.message || uploadFailed.text }
  }
  const wasInterrupted = error instanceof UploadInterrupted || error instanceof ApiError
  return wasInterrupted ? { title: uploadError.title, description: uploadError.text } : undefined
}

/**
 * S3's reasons for rejecting a file, by error code. Source: "Error responses", S3 API reference.
 */
const REASONS: Readonly<Record<string, string>> = {
  EntityTooLarge: refused.tooLarge,
  EntityTooSmall: refused.damaged,
}

const rejectionOf = (responseText: string): UploadRejected => {
  const code = /<Code>(\w+)<\/Code>/.exec(responseText)?.[1] ?? ''
  return new UploadRejected(REASONS[code] ?? uploadFailed.text)
}

/** Policy fields must precede the file: S3 ignores later ones. */
const toFormData = (fields: UploadView['fields'], file: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

type Watch = { onSent: (percent: number) => void; signal: AbortSignal }

/**
 * Posts a file directly to storage. `onSent` gets whole percents. Uses XMLHttpRequest because fetch
 * has no upload progress. Rejects with UploadRejected, or with UploadInterrupted, also when aborted.
 */
export const sendFile = (
  { url, fields }: Pick<UploadView, 'url' | 'fields'>,
  file: File,
  { onSent, signal }: Watch,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) => onSent(Math.floor((100 * loaded) / total))
    request.onload = () =>
      request.status < 300 ? resolve() : reject(rejectionOf(request.responseText))
    request.onerror = () => reject(new UploadInterrupted('No response'))
    request.onabort = () => reject(new UploadInterrupted('Aborted'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(toFormData(fields, file))
  })
