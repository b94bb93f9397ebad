import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { type Context, Hono } from 'hono'
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../local/credentials.ts'
import { type Xml, xml } from './xml.ts'

/** Where `cdk bootstrap` would have made room for what a deployment uploads. */
export const ASSETS_BUCKET = `cdk-hnb659fds-assets-${LOCAL_ACCOUNT}-${LOCAL_REGION}`

const answer = (c: Context, content: Xml, status: 200 | 404 = 200) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>${xml(content)}`, status, {
    'Content-Type': 'application/xml',
  })

const keyOf = (c: Context): string => c.req.param('key') ?? ''

/** The bucket of uploaded bundles, and the bundles unpacked. Big files come in parts. */
export const openAssets = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  const place = (key: string) => join(folder, encodeURIComponent(key))
  const uploads = new Map<string, Map<number, Buffer>>()
  const bodyOf = async (c: Context) => Buffer.from(await c.req.arrayBuffer())

  const app = new Hono({ strict: false })
  app.get(`/${ASSETS_BUCKET}`, (c) => {
    if (c.req.query('encryption') !== undefined) {
      const rule = { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }
      return answer(c, { ServerSideEncryptionConfiguration: { Rule: rule } })
    }
    const prefix = c.req.query('prefix') ?? ''
    const Contents = existsSync(place(prefix)) ? [{ Key: prefix }] : []
    return answer(c, { ListBucketResult: { Contents, KeyCount: Contents.length } })
  })
  app.post(`/${ASSETS_BUCKET}/:key{.+}`, async (c) => {
    const { uploadId } = c.req.query()
    if (uploadId === undefined) {
      const UploadId = randomUUID()
      uploads.set(UploadId, new Map())
      return answer(c, { InitiateMultipartUploadResult: { Key: keyOf(c), UploadId } })
    }
    const parts = [...(uploads.get(uploadId) ?? [])].sort(([one], [other]) => one - other)
    uploads.delete(uploadId)
    await writeFile(place(keyOf(c)), Buffer.concat(parts.map(([, bytes]) => bytes)))
    return answer(c, { CompleteMultipartUploadResult: { Key: keyOf(c), ETag: 'whole' } })
  })
  app.put(`/${ASSETS_BUCKET}/:key{.+}`, async (c) => {
    const { uploadId, partNumber } = c.req.query()
    const bytes = await bodyOf(c)
    if (uploadId === undefined) await writeFile(place(keyOf(c)), bytes)
    else uploads.get(uploadId)?.set(Number(partNumber), bytes)
    return c.body(null, 200, { ETag: `"${bytes.length}"` })
  })
  app.notFound((c) => answer(c, { Error: { Code: 'NoSuchKey', Message: c.req.path } }, 404))

  return {
    app,
    read: (key: string) => readFile(place(key)),
    /** The folder of an unpacked bundle, unpacked once. */
    unpack: async (key: string): Promise<string> => {
      const unpacked = `${place(key)}.d`
      if (existsSync(unpacked)) return unpacked
      for (const [name, bytes] of Object.entries(unzipSync(await readFile(place(key))))) {
        await mkdir(dirname(join(unpacked, name)), { recursive: true })
        if (!name.endsWith('/')) await writeFile(join(unpacked, name), bytes)
      }
      return unpacked
    },
  }
}
export type Assets = Awaited<ReturnType<typeof openAssets>>
