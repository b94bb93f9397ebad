import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { type Context, Hono } from 'hono'
import {
  LOCAL_ACCOUNT,
  LOCAL_CREDENTIALS,
  LOCAL_REGION,
  localArn,
} from '../../../infra/local/account.ts'
import { type Xml, xml, xmlDocument } from '../../../infra/local/xml.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A newer version than the CDK requires, so that the account counts as bootstrapped. */
const BOOTSTRAP_VERSION = '99'

/** STS: every caller is the deployer and may assume every role. */
export const sts = (now: () => Date): Hono => {
  const responses: Record<string, () => string> = {
    GetCallerIdentity: () =>
      xml({ Account: LOCAL_ACCOUNT, UserId: 'deployer', Arn: localArn('iam', 'user/deployer') }),
    AssumeRole: () =>
      xml({
        Credentials: {
          AccessKeyId: LOCAL_CREDENTIALS.accessKeyId,
          SecretAccessKey: LOCAL_CREDENTIALS.secretAccessKey,
          SessionToken: 'local',
          Expiration: new Date(now().getTime() + DAY_MS).toISOString(),
        },
      }),
  }
  const app = new Hono()
  app.post('*', async (c) => {
    const action = new URLSearchParams(await c.req.text()).get('Action') ?? ''
    const result = responses[action]?.()
    if (result === undefined) return c.body(null, 400)
    const body = `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`
    return c.body(body, 200, { 'Content-Type': 'text/xml' })
  })
  return app
}

/** Systems Manager with one parameter: the version of the bootstrap stack. */
export const ssm = (): Hono => {
  const app = new Hono()
  app.post('*', (c) =>
    c.json({ Parameter: { Name: 'bootstrap', Type: 'String', Value: BOOTSTRAP_VERSION } }),
  )
  return app
}

/** The bucket that `cdk bootstrap` creates for assets. */
export const ASSETS_BUCKET = `cdk-hnb659fds-assets-${LOCAL_ACCOUNT}-${LOCAL_REGION}`

const answer = (c: Context, content: Xml, status: 200 | 404 = 200) =>
  c.body(xmlDocument(content), status, {
    'Content-Type': 'application/xml',
  })

const keyOf = (c: Context): string => c.req.param('key') ?? ''

/** The asset bucket. The CDK sends large files as multipart uploads. */
export const openAssets = async (folder: string) => {
  await mkdir(folder, { recursive: true })
  const fileOf = (key: string) => join(folder, encodeURIComponent(key))
  const uploads = new Map<string, Map<number, Buffer>>()
  const bodyOf = async (c: Context) => Buffer.from(await c.req.arrayBuffer())

  const app = new Hono({ strict: false })
  app.get(`/${ASSETS_BUCKET}`, (c) => {
    if (c.req.query('encryption') !== undefined) {
      const rule = { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }
      return answer(c, { ServerSideEncryptionConfiguration: { Rule: rule } })
    }
    const prefix = c.req.query('prefix') ?? ''
    const Contents = existsSync(fileOf(prefix)) ? [{ Key: prefix }] : []
    return answer(c, { ListBucketResult: { Contents, KeyCount: Contents.length } })
  })
  app.get(`/${ASSETS_BUCKET}/:key{.+}`, async (c) => {
    const file = fileOf(keyOf(c))
    return existsSync(file) ? c.body(new Uint8Array(await readFile(file))) : c.notFound()
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
    await writeFile(fileOf(keyOf(c)), Buffer.concat(parts.map(([, bytes]) => bytes)))
    return answer(c, { CompleteMultipartUploadResult: { Key: keyOf(c), ETag: 'multipart' } })
  })
  app.put(`/${ASSETS_BUCKET}/:key{.+}`, async (c) => {
    const { uploadId, partNumber } = c.req.query()
    const bytes = await bodyOf(c)
    if (uploadId === undefined) await writeFile(fileOf(keyOf(c)), bytes)
    else uploads.get(uploadId)?.set(Number(partNumber), bytes)
    return c.body(null, 200, { ETag: `"${bytes.length}"` })
  })
  app.notFound((c) => answer(c, { Error: { Code: 'NoSuchKey', Message: c.req.path } }, 404))

  return {
    app,
    read: (key: string) => readFile(fileOf(key)),
    /** The folder of a bundle, unpacked on first use. */
    unpack: async (key: string): Promise<string> => {
      const unpacked = `${fileOf(key)}.d`
      if (existsSync(unpacked)) return unpacked
      for (const [name, bytes] of Object.entries(unzipSync(await readFile(fileOf(key))))) {
        await mkdir(dirname(join(unpacked, name)), { recursive: true })
        if (!name.endsWith('/')) await writeFile(join(unpacked, name), bytes)
      }
      return unpacked
    },
  }
}
export type Assets = Awaited<ReturnType<typeof openAssets>>
