import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUCKETS } from '../../../infra/config/resources.ts'
import { temporaryFolder } from './folder.ts'
import { startStorage } from './storage.ts'

const Bucket = BUCKETS.documents
const Key = 'orders/Łukasz & 李+1.pdf'
let dataDir: string
let clock: Date | undefined
let s3: S3Client
let stop: () => Promise<void>

const start = async () => {
  const started = await startStorage(dataDir, () => clock ?? new Date())
  s3 = started.s3
  stop = started.stop
}

beforeEach(async () => {
  clock = undefined
  dataDir = await temporaryFolder()
  await start()
})
afterEach(() => stop())

const put = (text: string, extra = {}) =>
  s3.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: Buffer.from(text),
      ContentType: 'application/pdf',
      Metadata: { order: 'o1' },
      ...extra,
    }),
  )

const read = async () => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
  return Body?.transformToString()
}

test('an object keeps its bytes, type and metadata, also after a restart', async () => {
  await put('zero\u0000 one\ntwo')
  await stop()
  await start()
  expect(await read()).toBe('zero\u0000 one\ntwo')
  const head = await s3.send(new HeadObjectCommand({ Bucket, Key }))
  expect(head).toMatchObject({
    ContentType: 'application/pdf',
    ContentLength: 13,
    Metadata: { order: 'o1' },
  })
})

test('keys are listed by prefix and cannot leave their bucket', async () => {
  const keys = ['a/1', 'a/2', 'b']
  for (const key of keys) await put(key, { Key: key })
  const list = async (Prefix?: string) => {
    const { Contents } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }))
    return (Contents ?? []).map((item) => item.Key)
  }
  expect(await list('a/')).toEqual(['a/1', 'a/2'])
  expect(await list()).toEqual(keys)
  await expect(put('text', { Key: `../${BUCKETS.coreTemplates}/x` })).rejects.toThrow()
  const other = await s3.send(new ListObjectsV2Command({ Bucket: BUCKETS.coreTemplates }))
  expect(other.Contents ?? []).toEqual([])
})

const presigned = (parameters = {}, expiresIn = 300) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...parameters }), { expiresIn })

test('a presigned URL ends with its time and cannot be altered', async () => {
  await put('text')
  const signed = Date.now()
  const url = await presigned()
  expect((await fetch(url.replace('orders', 'others'))).status).toBe(403)
  expect((await fetch(url.replace('Expires=300', 'Expires=999'))).status).toBe(403)
  expect((await fetch(url.split('?')[0] ?? '')).status).toBe(403)
  clock = new Date(signed + 298_000)
  expect((await fetch(url)).status).toBe(200)
  clock = new Date(Date.now() + 301_000)
  const late = await fetch(url)
  expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('expired')])
})
