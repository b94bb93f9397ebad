import { createHash, randomUUID } from 'node:crypto'
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import {
  discardUpload,
  newUploadId,
  openUpload,
  readUpload,
} from '../../lambdas/admin/uploads/quarantine.ts'
import { findDelivered, recordDelivered } from '../../lambdas/core/delivered-files.ts'
import {
  filePrefixOf,
  findFileName,
  findFileNames,
  keyOf,
  presignFileUrl,
  storeFiles,
} from '../../lambdas/core/files.ts'
import { UnreadableRow } from '../../lambdas/core/platform/rows.ts'
import { eraseFiles, eraseReplacedFiles } from '../../lambdas/erasure/erase-files.ts'
import { FILE_FORMATS } from '../../shared/api/downloads.ts'
import { MAX_UPLOAD_BYTES } from '../../shared/template-files.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { countAwsCalls, interceptCalls } from '../support/store/intercept-calls.ts'

setUpAws()

/** A header with characters of several scripts, quotes and spaces. */
const NAMES = {
  docx: 'Bill_of_Sale_Łukasz_李小龍.docx',
  pdf: 'Bill "of" Sale.pdf',
  instructions: 'Bill_of_Sale_instructions.pdf',
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('order files', () => {
  const order = { id: `ord_${randomUUID()}`, title: 'Bill of Sale, "final"' }

  it('are stored, download under their file names and are gone once erased', async () => {
    const files = await storeFiles(
      order,
      {
        docx: bytes('PK word'),
        pdf: bytes('%PDF agreement'),
        instructions: bytes('%PDF guide'),
      },
      NAMES,
    )
    const stored = { ...order, ...files }
    expect(await findFileNames(stored)).toEqual(NAMES)
    const link = await presignFileUrl(stored, 'pdf')
    const response = await fetch(link)
    expect(await response.text()).toBe('%PDF agreement')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    await eraseFiles(order.id)
    expect(await findFileNames(stored)).toEqual({})
  })

  it('open under a legacy key based on the order id and are gone once erased', async () => {
    const Key = `${order.id}.pdf`
    await aws.s3.send(new PutObjectCommand({ Bucket: aws.documents, Key, Body: bytes('%PDF old') }))
    const old = { ...order, docx_url: 'none', pdf_url: Key, instructions_url: 'none' }
    expect(await (await fetch(await presignFileUrl(old, 'pdf'))).text()).toBe('%PDF old')
    expect(await findFileName(old, 'pdf')).toBe('Bill_of_Sale,_"final"_template.pdf')
    await eraseFiles(order.id)
    expect(await findFileNames(old)).toEqual({})
  })

  it('leave no restorable version after overwrites, deletes and moves', async () => {
    const contents = { docx: bytes('1'), pdf: bytes('2'), instructions: bytes('3') }
    const first = await storeFiles(order, contents, NAMES)
    await storeFiles(order, contents, NAMES)
    await storeFiles({ ...order, revision: 2 }, contents, NAMES)
    await aws.s3.send(
      new PutObjectCommand({ Bucket: aws.documents, Key: `${order.id}.pdf`, Body: bytes('0') }),
    )
    for (const Key of [first.pdf_url, first.docx_url, `${order.id}.pdf`]) {
      await aws.s3.send(new DeleteObjectCommand({ Bucket: aws.documents, Key }))
    }
    const findRemaining = async () => [
      ...(await aws.storedVersions(filePrefixOf(order.id))),
      ...(await aws.storedVersions(order.id)),
    ]
    expect(await findRemaining()).toHaveLength(13)
    await eraseReplacedFiles({ id: order.id, files_revision: 2 })
    const present = FILE_FORMATS.map((format) => keyOf(order.id, format, 2))
    expect((await findRemaining()).map(({ Key }) => Key).sort()).toEqual(present.sort())
    await eraseFiles(order.id)
    expect(await findRemaining()).toEqual([])
  })

  it('leave no restorable version when the versions span several listing pages', async () => {
    for (let batch = 0; batch < 21; batch++) {
      const markers = Array.from({ length: 50 }, (_, number) => {
        const Key = `${filePrefixOf(order.id)}${batch}-${number}.pdf`
        return aws.s3.send(new DeleteObjectCommand({ Bucket: aws.documents, Key }))
      })
      await Promise.all(markers)
    }
    await eraseFiles(order.id)
    expect(await aws.storedVersions(filePrefixOf(order.id))).toEqual([])
  })

  it('return 403 for a tampered link', async () => {
    const contents = { docx: bytes('1'), pdf: bytes('2'), instructions: bytes('3') }
    const stored = { ...order, ...(await storeFiles(order, contents, NAMES)) }
    const link = await presignFileUrl(stored, 'pdf')
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

describe('a single order file', () => {
  const contents = {
    docx: bytes('PK word'),
    pdf: bytes('%PDF agreement'),
    instructions: bytes('3'),
  }
  const order = { id: `ord_${randomUUID()}`, title: 'Bill of Sale' }
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

  it.each([
    ['docx', word, 'PK word'],
    ['pdf', 'application/pdf', '%PDF agreement'],
    ['instructions', 'application/pdf', '3'],
  ] as const)(
    'downloads with its content type through a five-minute link: %s',
    async (format, type, text) => {
      const stored = { ...order, ...(await storeFiles(order, contents, NAMES)) }
      const link = await presignFileUrl(stored, format)
      expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('300')
      const response = await fetch(link)
      expect(await response.text()).toBe(text)
      expect(response.headers.get('content-type')).toBe(type)
      const disposition = response.headers.get('content-disposition') ?? ''
      expect(disposition).toMatch(/^attachment; filename[\x20-\x7e]+$/)
      expect(parse(disposition).parameters.filename).toBe(NAMES[format])
      const kept = await aws.s3.send(
        new GetObjectCommand({ Bucket: aws.documents, Key: keyOf(order.id, format) }),
      )
      expect(kept.ContentType).toBe(type)
      await eraseFiles(order.id)
    },
  )

  it('has a separate key per revision that does not reveal the order id', () => {
    const start = filePrefixOf(order.id)
    expect(start).toMatch(/^file_[0-9a-f]{32}$/)
    expect(start).not.toBe(filePrefixOf(`ord_${randomUUID()}`))
    expect(FILE_FORMATS.map((format) => keyOf(order.id, format))).toEqual([
      `${start}.docx`,
      `${start}.pdf`,
      `${start}_instructions.pdf`,
    ])
    expect(keyOf(order.id, 'pdf', 1)).toBe(`${start}.pdf`)
    expect(keyOf(order.id, 'pdf', 2)).toBe(`${start}_v2.pdf`)
  })

  it('is not reported missing when S3 fails', async () => {
    const stored = { ...order, ...(await storeFiles(order, contents, NAMES)) }
    expect(stored.pdf_url).toBe(keyOf(order.id, 'pdf'))
    interceptCalls(() => Promise.reject(new Error('S3 is away')))
    await expect(findFileName(stored, 'pdf')).rejects.toThrow('S3 is away')
    interceptCalls((_, send) => send())
    expect(await findFileName(stored, 'pdf')).toBe(NAMES.pdf)
    await eraseFiles(order.id)
    expect(await findFileName(stored, 'pdf')).toBeUndefined()
  })

  it('skips the cleanup of replaced files when no answers were corrected', async () => {
    const calls = countAwsCalls()
    await eraseReplacedFiles({ id: order.id })
    await eraseReplacedFiles({ id: order.id, files_revision: 1 })
    expect(calls).toEqual([])
  })
})

describe('a delivered file', () => {
  const contents = { docx: bytes('word'), pdf: bytes('agreement'), instructions: bytes('guide') }
  const document = { document_id: 'bill-of-sale', title: 'Bill of Sale' }
  const delivered_on = '2026-11-21'

  it('is found by its SHA-256, without personal data, and no other file is', async () => {
    const now = new Date(`${delivered_on}T23:59:59.999Z`)
    await recordDelivered(document, contents, now)
    const { sha256 } = await storeFiles({ id: `ord_${randomUUID()}` }, contents, NAMES)
    for (const format of FILE_FORMATS) {
      const digest = createHash('sha256').update(contents[format]).digest('hex')
      expect(sha256?.[format]).toBe(digest)
      expect(await findDelivered(digest)).toEqual({ ...document, format, delivered_on })
    }
    expect(await findDelivered('0'.repeat(64))).toBeUndefined()
  })

  it.each([
    ['another format', { format: 'exe' }],
    ['no day', { delivered_on: 'Friday' }],
    ['no title', { title: 7 }],
    ['no document', { document_id: 7 }],
  ])('throws UnreadableRow when its record has %s', async (_, changes) => {
    const sha256 = randomUUID()
    const row = { sha256, ...document, format: 'pdf', delivered_on, ...changes }
    await aws.putRow(row, process.env.DELIVERED_FILES_TABLE)
    await expect(findDelivered(sha256)).rejects.toThrow(UnreadableRow)
  })
})

describe('conditional writes', () => {
  it('let exactly one of ten concurrent writers succeed', async () => {
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

describe('browser uploads', () => {
  const post = async (changes: Record<string, string> = {}, size = 100) => {
    const upload = { documentId: 'bill-of-sale', uploadId: newUploadId(), type: 'pdf' as const }
    const { url, fields } = await openUpload(upload)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value)
    form.append('file', new File([new Uint8Array(size)], 'any name.pdf'))
    return { upload, status: (await fetch(url, { method: 'POST', body: form })).status }
  }

  it('are stored in quarantine', async () => {
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
  ])('are rejected with %s', async (_, changes, size) => {
    const { upload, status } = await post(changes, size)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(await readUpload(upload)).toBeUndefined()
  })
})
