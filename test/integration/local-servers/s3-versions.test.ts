import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  DeleteObjectCommand,
  GetObjectCommand,
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
