import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { BUCKETS } from '../../config/resources.ts'
import { type LocalServer, serveApp } from '../serve.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { checkPolicy } from './post-policy.ts'
import {
  listResponse,
  objectResponse,
  s3Error,
  versionHeaders,
  versionsResponse,
} from './responses.ts'
import { checkSignature } from './signature.ts'
import { isVersionId } from './versions.ts'

type Options = {
  port: number
  dataDir: string
  /** The site's origin, from which browsers may upload and download (CORS). */
  origin: string
  /** A prefix of the bucket names of resources.ts. */
  prefix?: string
  now?: () => Date
}

type LocalS3 = LocalServer & {
  /** Creates an additional bucket, unless it exists. */
  addBucket(name: string): Promise<void>
  /** Makes this many uploads fail with 503, as S3 does under load. */
  failNextPuts(count: number): void
  /** Failed uploads since the last `failNextPuts`. */
  failedPuts(): number
}

/**
 * S3's HTTP API with path-style addresses: objects in versioned buckets, ranges, presigned GET and browser
 * uploads (POST policies). Signatures, expiry and policies are enforced as S3 does.
 */
export const startS3 = async (options: Options): Promise<LocalS3> => {
  const buckets = new Map<string, Bucket>()
  const addBucket = async (name: string) => {
    await mkdir(join(options.dataDir, name), { recursive: true })
    buckets.set(name, openBucket(join(options.dataDir, name)))
  }
  for (const bucket of Object.values(BUCKETS)) await addBucket(`${options.prefix ?? ''}${bucket}`)
  let failures = { left: 0, count: 0 }
  const shouldFail = () => {
    if (failures.left === 0) return false
    failures = { left: failures.left - 1, count: failures.count + 1 }
    return true
  }
  const server = await serveApp(s3App(buckets, options, shouldFail), options.port)
  return {
    ...server,
    addBucket,
    failNextPuts: (left) => {
      failures = { left, count: 0 }
    },
    failedPuts: () => failures.count,
  }
}

const s3App = (
  buckets: Map<string, Bucket>,
  { origin, now = () => new Date() }: Options,
  shouldFail: () => boolean,
): Hono => {
  const app = new Hono({ strict: false })
  const bucketOf = (c: Context): Bucket => {
    const bucket = buckets.get(c.req.param('bucket') ?? '')
    if (!bucket) throw s3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
    return bucket
  }
  app.use(cors({ origin, allowMethods: ['GET', 'HEAD', 'PUT', 'POST'], exposeHeaders: ['ETag'] }))
  app.post('/:bucket', (c) => postObject(c, bucketOf(c), now()))
  app.use(async (c, next) => {
    checkSignature(c.req.raw, now())
    await next()
  })
  app.get('/:bucket', async (c) => {
    if (c.req.query('versions') !== undefined) return listVersions(c, bucketOf(c))
    const keys = await bucketOf(c).keys(c.req.query('prefix') ?? '')
    return listResponse(c.req.param('bucket'), keys)
  })
  app.get('/:bucket/:key{.+}', (c) => getObject(c, bucketOf(c)))
  app.put('/:bucket/:key{.+}', (c) => {
    if (shouldFail()) throw s3Error(503, 'SlowDown', 'Please reduce your request rate.')
    return putObject(c, bucketOf(c), now())
  })
  app.delete('/:bucket/:key{.+}', (c) => deleteObject(c, bucketOf(c), now()))
  app.notFound(() =>
    s3Error(501, 'NotImplemented', 'Not implemented by this local server').getResponse(),
  )
  return app
}

/**
 * Versions per page. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectVersions.html
 */
const PAGE_SIZE = 1000

const listVersions = async (c: Context, bucket: Bucket): Promise<Response> => {
  const all = await bucket.versions(c.req.query('prefix') ?? '')
  const [key, id] = [c.req.query('key-marker'), c.req.query('version-id-marker')]
  const start = key ? all.findIndex((version) => version.key === key && version.id === id) + 1 : 0
  const end = start + Number(c.req.query('max-keys') ?? PAGE_SIZE)
  return versionsResponse(c.req.param('bucket') ?? '', all.slice(start, end), end < all.length)
}

/** The requested version id, if any. */
const versionIdOf = (c: Context): string | undefined => {
  const id = c.req.query('versionId')
  if (id !== undefined && !isVersionId(id)) {
    throw s3Error(400, 'InvalidArgument', 'Invalid version id specified')
  }
  return id
}

const getObject = async (c: Context, bucket: Bucket): Promise<Response> => {
  const id = versionIdOf(c)
  const version = await bucket.get(c.req.param('key') ?? '', id)
  if (!version && id) {
    throw s3Error(404, 'NoSuchVersion', 'The specified version does not exist.')
  }
  if (version && !version.isMarker) return objectResponse(version, c.req.raw)
  const headers = version && versionHeaders(version)
  if (version && id) {
    throw s3Error(405, 'MethodNotAllowed', 'A delete marker has no content', headers)
  }
  throw s3Error(404, 'NoSuchKey', 'The specified key does not exist.', headers)
}

/** Without a version id, adds a delete marker; with one, permanently deletes that version. */
const deleteObject = async (c: Context, bucket: Bucket, now: Date): Promise<Response> => {
  const key = c.req.param('key') ?? ''
  const id = versionIdOf(c)
  if (!id) {
    const { versionId } = await bucket.hide(key, now)
    return c.body(null, 204, versionHeaders({ id: versionId, isMarker: true }))
  }
  const removed = await bucket.remove(key, id)
  return c.body(null, 204, versionHeaders({ id, isMarker: removed?.isMarker }))
}

const STORED_HEADER = /^(content-type|content-disposition|cache-control|x-amz-meta-.+)$/

const putObject = async (c: Context, bucket: Bucket, now: Date): Promise<Response> => {
  if (c.req.header('x-amz-copy-source') || c.req.header('content-encoding') === 'aws-chunked')
    throw s3Error(
      501,
      'NotImplemented',
      'Copies and chunked bodies are not implemented by this local server',
    )
  const headers = Object.entries(c.req.header()).filter(([name]) => STORED_HEADER.test(name))
  const body = Buffer.from(await c.req.arrayBuffer())
  const written = await bucket.put(c.req.param('key') ?? '', body, Object.fromEntries(headers), {
    onlyIfAbsent: c.req.header('if-none-match') === '*',
    now,
  })
  if (!written)
    throw s3Error(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    )
  return c.body(null, 200, { ETag: written.etag, 'x-amz-version-id': written.versionId })
}

const postObject = async (c: Context, bucket: Bucket, now: Date): Promise<Response> => {
  const form = [...(await c.req.formData())]
  const file = form.find(([name, value]) => name === 'file' && value instanceof File)?.[1]
  if (!(file instanceof File)) throw s3Error(400, 'InvalidArgument', 'POST requires one file')
  const fields = Object.fromEntries(
    form.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
    ),
  )
  checkPolicy({ bucket: c.req.param('bucket') ?? '', fields, size: file.size, now })
  const headers = Object.entries(fields).filter(([name]) => STORED_HEADER.test(name))
  const body = Buffer.from(await file.arrayBuffer())
  const written = await bucket.put(fields.key ?? '', body, Object.fromEntries(headers), { now })
  return c.body(null, 204, {
    ETag: written?.etag ?? '',
    'x-amz-version-id': written?.versionId ?? '',
  })
}
