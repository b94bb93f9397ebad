import type { UploadView } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { ApiError } from '../../../api/api-error.ts'

const { refused, uploadFailed, uploadError } = MESSAGES.templates

/** The file was rejected, with a message for the admin. */
export class UploadRefused extends Error {}

/** The connection to storage failed. */
class UploadBroken extends Error {}

/** The notice for a failed upload; undefined for other errors. */
export const uploadFailure = (
  error: unknown,
): { title: string; description: string } | undefined => {
  const wasRefused =
    error instanceof UploadRefused || (error instanceof ApiError && error.status !== 0)
  if (wasRefused) {
    return { title: uploadFailed.title, description: error.message || uploadFailed.text }
  }
  const broken = error instanceof UploadBroken || error instanceof ApiError
  return broken ? { title: uploadError.title, description: uploadError.text } : undefined
}

/**
 * S3's reasons for rejecting a file, by error code. Source: "Error responses", S3 API reference.
 */
const REASONS: Readonly<Record<string, string>> = {
  EntityTooLarge: refused.tooLarge,
  EntityTooSmall: refused.damaged,
}

const refusalOf = (answer: string): UploadRefused => {
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? ''
  return new UploadRefused(REASONS[code] ?? uploadFailed.text)
}

/** Policy fields must precede the file: S3 ignores later ones. */
const formOf = (fields: UploadView['fields'], file: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

type Watch = { onSent: (percent: number) => void; signal: AbortSignal }

/**
 * Posts a file directly to storage. `onSent` gets whole percents. Uses XMLHttpRequest because fetch
 * has no upload progress. Rejects with UploadRefused, or UploadBroken, also when aborted.
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
      request.status < 300 ? resolve() : reject(refusalOf(request.responseText))
    request.onerror = () => reject(new UploadBroken('No answer'))
    request.onabort = () => reject(new UploadBroken('Aborted'))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', url)
    request.send(formOf(fields, file))
  })
