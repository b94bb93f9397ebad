import { createHash } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUCKETS } from '../../../infra/config/resources.ts'
import { temporaryFolder } from './folder.ts'
import { startStorage } from './storage.ts'

const Bucket = BUCKETS.documents
const Key = 'orders/Łukasz & 李+1.pdf'
let dataDir: string
let s3: S3Client
let stop: () => Promise<void>

const start = async () => {
  const started = await startStorage(dataDir)
  s3 = started.s3
  stop = started.stop
}

beforeEach(async () => {
  dataDir = await temporaryFolder()
  await start()
})
afterEach(() => stop())

const put = async (text: string, more = {}) =>
  (await s3.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(text), ...more }))).VersionId

const read = async (VersionId?: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, VersionId }))
  return Body?.transformToString()
}

const remove = (VersionId?: string) => s3.send(new DeleteObjectCommand({ Bucket, Key, VersionId }))

const list = (more = {}) => s3.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key, ...more }))

test('each write is a version of its own, the newest first, also after a restart', async () => {
  const ids = [await put('one'), await put('two'), await put('three')]
  await stop()
  await start()
  ids.push(await put('four'))
  const { Versions = [], DeleteMarkers } = await list()
  expect(Versions.map(({ VersionId }) => VersionId)).toEqual(ids.toReversed())
  expect(Versions.map(({ IsLatest }) => IsLatest)).toEqual([true, false, false, false])
  expect(Versions.map(({ Size }) => Size)).toEqual([4, 5, 3, 3])
  expect(DeleteMarkers).toBeUndefined()
  expect(await read()).toBe('four')
  expect(await Promise.all(ids.map(read))).toEqual(['one', 'two', 'three', 'four'])
})

test('deleting hides the object behind a marker, and the versions stay', async () => {
  const first = await put('one')
  const { DeleteMarker, VersionId: marker } = await remove()
  expect(DeleteMarker).toBe(true)
  await expect(read()).rejects.toBeInstanceOf(NoSuchKey)
  await expect(s3.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
    name: 'NotFound',
  })
  expect((await s3.send(new ListObjectsV2Command({ Bucket }))).Contents).toBeUndefined()
  expect(await read(first)).toBe('one')
  await expect(read(marker)).rejects.toMatchObject({ name: 'MethodNotAllowed' })
  expect(await list()).toMatchObject({
    Versions: [{ Key, VersionId: first, IsLatest: false }],
    DeleteMarkers: [{ Key, VersionId: marker, IsLatest: true }],
  })
  expect(await remove(marker)).toMatchObject({ DeleteMarker: true, VersionId: marker })
  expect(await read()).toBe('one')
})

test('a marker may hide nothing, and a write after it is the newest', async () => {
  await remove()
  await remove()
  expect((await list()).DeleteMarkers).toHaveLength(2)
  const id = await put('again', { IfNoneMatch: '*' })
  expect(await read()).toBe('again')
  await expect(put('once more', { IfNoneMatch: '*' })).rejects.toThrow('pre-conditions')
  expect((await list()).Versions).toMatchObject([{ VersionId: id, IsLatest: true }])
})

test('deleting every version and marker leaves nothing of the key, and its neighbours', async () => {
  await put('one')
  await remove()
  await put('two')
  await put('other', { Key: `${Key}.other` })
  const { Versions = [], DeleteMarkers = [] } = await list()
  for (const found of [...Versions, ...DeleteMarkers]) {
    if (found.Key === Key) await remove(found.VersionId)
  }
  expect((await list()).Versions).toMatchObject([{ Key: `${Key}.other`, IsLatest: true }])
  expect((await list()).DeleteMarkers).toBeUndefined()
  const names = (await readdir(join(dataDir, Bucket))).map(decodeURIComponent)
  expect(names).toEqual([`${Key}.other.versions`])
  await expect(read()).rejects.toBeInstanceOf(NoSuchKey)
})

test('a version that is not there has no bytes, can be deleted, and leads nowhere else', async () => {
  const id = (await put('one')) ?? ''
  await remove(id)
  await expect(read(id)).rejects.toMatchObject({ name: 'NoSuchVersion' })
  await remove(id)
  await put('two')
  for (const wrong of ['../../x', 'none', `${id}/..`]) {
    await expect(read(wrong)).rejects.toMatchObject({ name: 'InvalidArgument' })
    await expect(remove(wrong)).rejects.toMatchObject({ name: 'InvalidArgument' })
  }
  expect(await read()).toBe('two')
})

test('versions are listed page by page', async () => {
  for (const text of ['1', '2', '3']) await put(text)
  await remove()
  await put('x', { Key: `${Key}.x` })
  const found: (string | undefined)[] = []
  let next: object | undefined = {}
  while (next) {
    const page: Awaited<ReturnType<typeof list>> = await list({ MaxKeys: 2, ...next })
    const all = [...(page.Versions ?? []), ...(page.DeleteMarkers ?? [])]
    expect(all.length).toBeLessThanOrEqual(2)
    found.push(...all.map(({ VersionId }) => VersionId))
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page
    next = page.IsTruncated ? { KeyMarker, VersionIdMarker } : undefined
  }
  expect(found).toHaveLength(5)
  expect(new Set(found).size).toBe(5)
})

test('an object of a bucket that had no versions is its oldest version, called null', async () => {
  const body = Buffer.from('%PDF former')
  const etag = `"${createHash('md5').update(body).digest('hex')}"`
  const head = {
    headers: { 'content-type': 'application/pdf' },
    etag,
    modified: 'Sun, 01 Nov 2026 09:00:00 GMT',
  }
  const folder = join(dataDir, Bucket)
  await mkdir(folder, { recursive: true })
  const file = join(folder, `${encodeURIComponent(Key)}.object`)
  await writeFile(file, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
  const { Body, ContentType, ETag, VersionId } = await s3.send(
    new GetObjectCommand({ Bucket, Key }),
  )
  expect(await Body?.transformToString()).toBe('%PDF former')
  expect({ ContentType, ETag, VersionId }).toEqual({
    ContentType: 'application/pdf',
    ETag: etag,
    VersionId: 'null',
  })
  await expect(put('new', { IfNoneMatch: '*' })).rejects.toThrow('pre-conditions')
  const id = await put('new')
  expect(await read()).toBe('new')
  expect(await read('null')).toBe('%PDF former')
  expect((await list()).Versions?.map(({ VersionId }) => VersionId)).toEqual([id, 'null'])
  await remove(id)
  expect(await read()).toBe('%PDF former')
  await remove('null')
  await expect(read()).rejects.toBeInstanceOf(NoSuchKey)
})
