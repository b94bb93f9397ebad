import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  discardUpload,
  newUploadId,
  openUpload,
  readUpload,
} from '../../lambdas/admin/uploads/quarantine.ts'
import {
  eraseFiles,
  eraseReplacedFiles,
  keyOf,
  keyStart,
  mintFileLink,
  presentFormats,
  storeFiles,
} from '../../lambdas/core/files.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { MAX_UPLOAD_BYTES } from '../../shared/template-files.ts'
import { type Aws, startAws } from '../support/store/aws.ts'

let aws: Aws
beforeAll(async () => {
  aws = await startAws()
})
afterAll(() => aws.remove())

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the files of an order', () => {
  const order = { id: `ord_${randomUUID()}`, title: 'Bill of Sale, "final"' }

  it('are stored, downloaded under their name, and gone once erased', async () => {
    const files = await storeFiles(order, {
      docx: bytes('PK word'),
      pdf: bytes('%PDF agreement'),
      instructions: bytes('%PDF guide'),
    })
    const stored = { ...order, ...files }
    expect(await presentFormats(stored)).toEqual(['docx', 'pdf', 'instructions'])
    const link = await mintFileLink(stored, 'pdf')
    const response = await fetch(link)
    expect(await response.text()).toBe('%PDF agreement')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    await eraseFiles(order.id)
    expect(await presentFormats(stored)).toEqual([])
  })

  it('stored under the id of their order open, and are gone once erased', async () => {
    const Key = `${order.id}.pdf`
    await aws.s3.send(new PutObjectCommand({ Bucket: aws.documents, Key, Body: bytes('%PDF old') }))
    const old = { ...order, docx_url: 'none', pdf_url: Key, instructions_url: 'none' }
    expect(await (await fetch(await mintFileLink(old, 'pdf'))).text()).toBe('%PDF old')
    await eraseFiles(order.id)
    expect(await presentFormats(old)).toEqual([])
  })

  it('leave nothing to restore, however often they were written, deleted and moved', async () => {
    const contents = { docx: bytes('1'), pdf: bytes('2'), instructions: bytes('3') }
    const first = await storeFiles(order, contents)
    await storeFiles(order, contents)
    await storeFiles({ ...order, revision: 2 }, contents)
    await aws.s3.send(
      new PutObjectCommand({ Bucket: aws.documents, Key: `${order.id}.pdf`, Body: bytes('0') }),
    )
    for (const Key of [first.pdf_url, first.docx_url, `${order.id}.pdf`]) {
      await aws.s3.send(new DeleteObjectCommand({ Bucket: aws.documents, Key }))
    }
    const left = async () => [
      ...(await aws.storedVersions(keyStart(order.id))),
      ...(await aws.storedVersions(order.id)),
    ]
    expect(await left()).toHaveLength(13)
    await eraseReplacedFiles({ id: order.id, files_revision: 2 })
    const present = FILE_FORMATS.map((format) => keyOf(order.id, format, 2))
    expect((await left()).map(({ Key }) => Key).sort()).toEqual(present.sort())
    await eraseFiles(order.id)
    expect(await left()).toEqual([])
  })

  it('leave nothing to restore where one listing cannot name all their versions', async () => {
    const Key = keyOf(order.id, 'pdf')
    for (let batch = 0; batch < 21; batch++) {
      const markers = Array.from({ length: 50 }, () =>
        aws.s3.send(new DeleteObjectCommand({ Bucket: aws.documents, Key })),
      )
      await Promise.all(markers)
    }
    await eraseFiles(order.id)
    expect(await aws.storedVersions(keyStart(order.id))).toEqual([])
  })

  it('cannot be reached through a link that was altered', async () => {
    const contents = { docx: bytes('1'), pdf: bytes('2'), instructions: bytes('3') }
    const stored = { ...order, ...(await storeFiles(order, contents)) }
    const link = await mintFileLink(stored, 'pdf')
    for (const altered of [
      link.replace('.pdf', '.docx'),
      link.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=9999'),
      link.replace(/X-Amz-Signature=../, 'X-Amz-Signature=zz'),
    ]) {
      expect(altered).not.toBe(link)
      expect((await fetch(altered)).status).toBe(403)
    }
    await eraseFiles(order.id)
  })
})

describe('a write that may not replace', () => {
  it('lands once out of ten', async () => {
    const Key = `once/${randomUUID()}`
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        aws.s3.send(
          new PutObjectCommand({
            Bucket: aws.documents,
            Key,
            Body: bytes(`writer ${index}`),
            IfNoneMatch: '*',
          }),
        ),
      ),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { Body } = await aws.s3.send(new GetObjectCommand({ Bucket: aws.documents, Key }))
    expect(await Body?.transformToString()).toMatch(/^writer \d$/)
    await eraseFiles(Key)
  })
})

describe('an upload from a browser', () => {
  const post = async (changes: Record<string, string> = {}, size = 100) => {
    const upload = { documentId: 'bill-of-sale', uploadId: newUploadId(), type: 'pdf' as const }
    const { url, fields } = await openUpload(upload)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
    form.append('file', new File([new Uint8Array(size)], 'any name.pdf'))
    return { upload, status: (await fetch(url, { method: 'POST', body: form })).status }
  }

  it('lands at its place', async () => {
    const { upload, status } = await post()
    expect(status).toBe(204)
    expect(await readUpload(upload)).toBeDefined()
    await discardUpload(upload)
  })

  it.each([
    ['a larger file', {}, MAX_UPLOAD_BYTES + 1],
    ['an empty file', {}, 0],
    ['another key', { key: 'elsewhere.pdf' }, 100],
    ['another type', { 'Content-Type': 'text/html' }, 100],
    ['a forged signature', { 'X-Amz-Signature': '00' }, 100],
  ])('is refused with %s', async (_, changes, size) => {
    const { upload, status } = await post(changes, size)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await readUpload(upload)).toBeUndefined()
  })
})
