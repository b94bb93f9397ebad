import type { RecordVersionView, UploadView } from '../../shared/admin-api.ts'
import type { ErrorView, RouteName } from '../../shared/api.ts'
import { pathOf, routes } from '../../shared/api.ts'
import type { Store } from './store.ts'
import { mintToken } from './tokens.ts'

type CallOptions = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string
}

/** Calls one route of the API, as an admin unless another token is given. */
export const callAs = async <T>(store: Store, name: RouteName, options: CallOptions = {}) => {
  const token = options.token ?? (await mintToken(store, { groups: ['admin'] }))
  const search = new URLSearchParams(options.query).toString()
  const response = await fetch(
    `${store.site}${pathOf(name, options.params)}${search ? `?${search}` : ''}`,
    {
      method: routes[name].method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
      },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    },
  )
  return { status: response.status, body: (await response.json()) as T & ErrorView }
}

/** Sends bytes where an upload may go, as a browser does; resolves with what S3 answers. */
export const sendFile = async (
  { url, fields }: Pick<UploadView, 'url' | 'fields'>,
  bytes: Uint8Array,
): Promise<{ status: number; text: string }> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]))
  const response = await fetch(url, { method: 'POST', body: form })
  return { status: response.status, text: await response.text() }
}

type NewVersion = { id?: string; fileName?: string; version?: string; notes?: string }

/** Uploads a template the whole way: policy, file, inspection and record. */
export const uploadTemplate = async (
  store: Store,
  bytes: Uint8Array,
  { id = 'bill-of-sale', fileName = 'template.docx', ...more }: NewVersion = {},
) => {
  const params = { id }
  const upload = await callAs<UploadView>(store, 'createUpload', { params, body: { fileName } })
  const sent = await sendFile(upload.body, bytes)
  if (sent.status >= 300) throw new Error(`Not uploaded: ${sent.text}`)
  const body = { uploadId: upload.body.uploadId, fileName, ...more }
  return callAs<RecordVersionView>(store, 'recordVersion', { params, body })
}
