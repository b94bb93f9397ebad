import type { UploadView } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { UploadBroken, UploadRefused } from './upload-failure.ts'

const { refused, uploadFailed } = MESSAGES.templates

/** Why S3 took no file, by the code of its answer. Source: "Error responses", S3 API reference. */
const REASONS: Readonly<Record<string, string>> = {
  EntityTooLarge: refused.tooLarge,
  EntityTooSmall: refused.damaged,
}

const refusalOf = (answer: string): UploadRefused => {
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? ''
  return new UploadRefused(REASONS[code] ?? uploadFailed.text)
}

/** All fields of the policy first, then the file: S3 ignores what follows it. */
const formOf = (fields: UploadView['fields'], file: File): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', file)
  return form
}

type Watch = { onSent: (percent: number) => void; signal: AbortSignal }

/**
 * Posts a file straight to storage. `onSent` hears whole percents. fetch tells of no progress, so this
 * is an XMLHttpRequest. Rejects with UploadRefused or UploadBroken, the latter also when aborted.
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
