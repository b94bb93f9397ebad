import { pathAndQuery, type ResponseOf } from '../../../shared/api/address.ts'
import type { ErrorView } from '../../../shared/api/errors.ts'
import type { Route } from '../../../shared/api/route.ts'
import { type RouteName, routes } from '../../../shared/api/routes.ts'
import type { UploadView } from '../../../shared/api/template-versions.ts'
import { publishedDigest } from '../hostile/published-digest.ts'
import { mintToken } from './admin-token.ts'
import type { Store } from './store.ts'

/** The options of one call. Without a token, an admin's access token is created. */
type CallOptions = { params?: object; query?: object; body?: unknown; token?: string }

/** Calls one route of the API, as an admin by default. */
export const callAs = async <Name extends RouteName>(
  store: Store,
  name: Name,
  { params, query, body, token }: CallOptions = {},
) => {
  const bearer = token ?? (await mintToken(store, { groups: ['admin'] }))
  const route: Route = routes[name]
  const response = await fetch(`${store.site}${pathAndQuery(route, { ...params, ...query })}`, {
    method: route.method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = (await response.json()) as ResponseOf<(typeof routes)[Name]> & ErrorView
  return { status: response.status, body: answer }
}

/** Sends bytes to an upload URL like a browser; resolves with S3's response. */
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

/** Uploads a template in all its steps: policy, file, inspection and record. */
export const uploadTemplate = async (
  store: Store,
  bytes: Uint8Array,
  { id = 'bill-of-sale', fileName = 'template.docx', ...more }: NewVersion = {},
) => {
  const params = { id }
  const upload = await callAs(store, 'createUpload', { params, body: { fileName } })
  const sent = await sendFile(upload.body, bytes)
  if (sent.status >= 300) throw new Error(`Not uploaded: ${sent.text}`)
  const digest = await publishedDigest(fileName, bytes)
  const body = { uploadId: upload.body.uploadId, fileName, digest, ...more }
  return callAs(store, 'recordVersion', { params, body })
}
