import { createHmac } from 'node:crypto'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUCKETS } from '../../../infra/config/resources.ts'
import { LOCAL_CREDENTIALS } from '../../../infra/local/account.ts'
import type { LocalS3 } from '../../../infra/local/s3/start-s3.ts'
import { temporaryFolder } from './folder.ts'
import { ORIGIN, startStorage } from './storage.ts'

const Bucket = BUCKETS.documents
const Key = 'orders/Łukasz & 李+1.pdf'
let dataDir: string
let clock: Date | undefined
let standIn: LocalS3
let s3: S3Client
let stop: () => Promise<void>

const start = async () => {
  const started = await startStorage(dataDir, () => clock ?? new Date())
  standIn = started.standIn
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

test('a deleted object is gone and deleting again is fine', async () => {
  await put('text')
  for (const _ of [1, 2]) await s3.send(new DeleteObjectCommand({ Bucket, Key }))
  await expect(read()).rejects.toBeInstanceOf(NoSuchKey)
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

test('of ten concurrent writes with If-None-Match exactly one lands', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => put(`writer ${n}`, { IfNoneMatch: '*' })),
  )
  expect(tries.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1)
  expect(tries.filter((attempt) => attempt.status === 'rejected')[0]?.reason).toMatchObject({
    name: 'PreconditionFailed',
  })
})

test('exactly the next so many uploads fail; the SDK makes three tries of each', async () => {
  standIn.failNextPuts(4)
  await expect(put('lost')).rejects.toMatchObject({ name: 'SlowDown' })
  await put('kept')
  expect(standIn.failedPuts()).toBe(4)
  expect(await read()).toBe('kept')
})

const presigned = (parameters = {}, expiresIn = 300) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...parameters }), { expiresIn })

test('a presigned URL downloads under the given file name, with CORS for the site', async () => {
  await put('text')
  const disposition = `attachment; filename="Bill_of_Sale.pdf"; filename*=UTF-8''Kaufvertrag_%C5%81%20%E2%82%AC.pdf`
  const url = await presigned({ ResponseContentDisposition: disposition })
  const response = await fetch(url, { headers: { origin: ORIGIN } })
  expect(response.headers.get('content-disposition')).toBe(disposition)
  expect(response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(await response.text()).toBe('text')
})

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

test.each([
  ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-2', 206, '89', 'bytes 8-9/10'],
  ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
  ['bytes=10-', 416, expect.stringContaining('InvalidRange'), null],
])('range %s', async (range, status, text, contentRange) => {
  await put('0123456789')
  const response = await fetch(await presigned(), { headers: { range } })
  expect([response.status, await response.text()]).toEqual([status, text])
  expect(response.headers.get('content-range')).toBe(contentRange)
})

const credential = `${LOCAL_CREDENTIALS.accessKeyId}/20260101/us-east-1/s3/aws4_request`
const policy = {
  expiration: '2126-01-01T00:00:00.000Z',
  conditions: [
    { bucket: Bucket },
    { 'X-Amz-Credential': credential },
    ['eq', '$key', 'uploads/1.pdf'],
    ['eq', '$Content-Type', 'application/pdf'],
    ['content-length-range', 2, 10],
  ],
}

/** Posts as a browser form would; the signature is made as the S3 documentation describes. */
const post = (content: string, changes: Record<string, string> = {}, document: object = policy) => {
  const encoded = Buffer.from(JSON.stringify(document)).toString('base64')
  const hmac = (key: Buffer | string, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const dateKey = hmac(`AWS4${LOCAL_CREDENTIALS.secretAccessKey}`, '20260101')
  const key = hmac(hmac(hmac(dateKey, 'us-east-1'), 's3'), 'aws4_request')
  const fields = {
    key: 'uploads/1.pdf',
    'Content-Type': 'application/pdf',
    'X-Amz-Credential': credential,
    Policy: encoded,
    'X-Amz-Signature': hmac(key, encoded).toString('hex'),
    ...changes,
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([content], 'own-name.pdf'))
  return fetch(`${standIn.url}/${Bucket}`, { method: 'POST', body: form })
}

test('a browser upload lands under the signed key with its type', async () => {
  expect((await post('0123456789')).status).toBe(204)
  const object = await s3.send(new GetObjectCommand({ Bucket, Key: 'uploads/1.pdf' }))
  expect(object.ContentType).toBe('application/pdf')
  expect(await object.Body?.transformToString()).toBe('0123456789')
})

test.each([
  ['one byte too many', () => post('0123456789+'), 'EntityTooLarge'],
  ['too few bytes', () => post('0'), 'EntityTooSmall'],
  ['another key', () => post('0123', { key: 'uploads/2.pdf' }), 'Policy Condition failed'],
  ['another type', () => post('0123', { 'Content-Type': 'text/html' }), 'Condition failed'],
  ['an unsigned field', () => post('0123', { acl: 'public-read' }), 'Extra input fields: acl'],
  ['no policy', () => post('0123', { Policy: '' }), 'AccessDenied'],
  ['a forged signature', () => post('0123', { 'X-Amz-Signature': '00' }), 'SignatureDoesNotMatch'],
  [
    'an expired policy',
    () => post('0123', {}, { ...policy, expiration: '2026-01-01T00:00:00.000Z' }),
    'Policy expired',
  ],
])('a browser upload is refused: %s', async (_, upload, message) => {
  const response = await upload()
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(await response.text()).toContain(message)
  await expect(
    s3.send(new GetObjectCommand({ Bucket, Key: 'uploads/1.pdf' })),
  ).rejects.toBeInstanceOf(NoSuchKey)
})
