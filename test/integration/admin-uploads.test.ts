import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readObject } from '../../lambdas/core/templates/bucket.ts'
import { storeVersion } from '../../lambdas/core/templates/store-version.ts'
import { DEFAULT_STATE } from '../../lambdas/core/templates/versions.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { MAX_UPLOAD_BYTES } from '../../shared/template-files.ts'
import { cleaned } from '../support/hostile/cleaned.ts'
import { wordFile } from '../support/hostile/docx.ts'
import { pdfFile } from '../support/hostile/pdf.ts'
import { publishedDigest } from '../support/hostile/published-digest.ts'
import { callAs, sendFile, uploadTemplate } from '../support/store/admin-api.ts'
import { templateFiles } from '../support/store/rows.ts'
import { type Store, startStore } from '../support/store/store.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const params = { id: 'bill-of-sale' }

const openUpload = async (fileName = 'template.docx') =>
  (await callAs(store, 'createUpload', { params, body: { fileName } })).body

const versions = async (id = 'bill-of-sale') =>
  (await callAs(store, 'listTemplateVersions', { params: { id } })).body.versions

describe('storage itself', () => {
  it('takes a file of exactly the largest size and refuses one byte more, and none at all', async () => {
    const largest = await sendFile(await openUpload(), new Uint8Array(MAX_UPLOAD_BYTES))
    expect(largest.status).toBe(204)
    const more = await sendFile(await openUpload(), new Uint8Array(MAX_UPLOAD_BYTES + 1))
    expect(more).toMatchObject({ status: 400, text: expect.stringContaining('EntityTooLarge') })
    const none = await sendFile(await openUpload(), new Uint8Array())
    expect(none).toMatchObject({ status: 400, text: expect.stringContaining('EntityTooSmall') })
  })

  it.each([
    ['key', 'bill-of-sale/1.0.0_1.docx'],
    ['key', 'quarantine/bill-of-sale/../../x.docx'],
    ['Content-Type', 'text/html'],
  ])('refuses another %s: %s', async (field, value) => {
    const upload = await openUpload()
    const changed = { ...upload, fields: { ...upload.fields, [field]: value } }
    expect((await sendFile(changed, wordFile())).status).toBe(403)
  })

  it('takes nothing without the policy, or after its five minutes', async () => {
    const before = Date.now()
    const upload = await openUpload()
    const opened = Date.parse(upload.expiresAt) - 300_000
    expect(opened).toBeGreaterThanOrEqual(before)
    expect(opened).toBeLessThanOrEqual(Date.now())
    const { Policy: _, ...fields } = upload.fields
    expect((await sendFile({ ...upload, fields }, wordFile())).status).toBe(403)
  })
})

describe('an upload', () => {
  it('serves nothing before it is inspected', async () => {
    const id = 'promissory-note'
    const body = { fileName: 'a.pdf' }
    const upload = await callAs(store, 'createUpload', { params: { id }, body })
    await sendFile(upload.body, pdfFile())
    const file = await callAs(store, 'templateFile', { params: { id, type: 'pdf' } })
    expect(file).toMatchObject({ status: 404, body: { error: MESSAGES.templates.missing.pdf } })
    expect(await versions(id)).toEqual([])
  })

  it.each(['notes.txt', 'template.docx.exe', 'template', '.pdfx', 'template.doc'])(
    'called %s is not even begun',
    async (fileName) => {
      const reply = await callAs(store, 'createUpload', { params, body: { fileName } })
      expect(reply).toMatchObject({
        status: 422,
        body: { error: MESSAGES.templates.invalidType.text },
      })
    },
  )

  it('that passes becomes the newest version, whatever the case of its name', async () => {
    const bytes = wordFile({ body: '<w:r><w:t>Our own text</w:t></w:r>' })
    const more = { fileName: 'Bill.Of.Sale.DOCX', version: '2.1.0', notes: 'Reviewed in May' }
    const { status, body } = await uploadTemplate(store, bytes, more)
    expect(status).toBe(200)
    expect(body.version).toMatchObject({
      version: '2.1.0',
      fileType: 'docx',
      notes: 'Reviewed in May',
      size: (await cleaned('docx', bytes)).length,
      isCurrent: true,
      inUse: true,
      origin: 'upload',
    })
    const { body: file } = await callAs(store, 'templateFile', {
      params: { ...params, type: 'docx' },
    })
    expect(file.fileName).toBe('bill-of-sale-template.docx')
    const served = await fetch(file.url)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(await cleaned('docx', bytes))
    expect(served.headers.get('content-disposition')).toContain('bill-of-sale-template.docx')
  })

  it('can be shown in a frame', async () => {
    await uploadTemplate(store, pdfFile(), { fileName: 'a.pdf' })
    const { body } = await callAs(store, 'templateFile', {
      params: { ...params, type: 'pdf' },
      query: { inline: 'true' },
    })
    const { headers } = await fetch(body.url)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
  })

  it('that is refused says why, is deleted, and leaves no version', async () => {
    const id = 'employment-agreement'
    const file = wordFile({ extra: [{ name: 'word/vbaProject.bin', data: 'x' }] })
    const { status, body } = await uploadTemplate(store, file, { id })
    expect(status).toBe(422)
    expect(body.error).toBe(MESSAGES.templates.refused.macros)
    expect((await templateFiles(store)).filter((key) => key.includes(id))).toEqual([])
    expect(await versions(id)).toEqual([])
  })

  it.each([
    ['a PDF called .docx', 'a.docx', pdfFile()],
    ['a Word file called .pdf', 'a.pdf', wordFile()],
    ['a byte called .pdf', 'a.pdf', new Uint8Array([37])],
  ])('of %s is refused', async (_, fileName, bytes) => {
    const { status, body } = await uploadTemplate(store, bytes, { fileName })
    expect(status).toBe(422)
    expect(body.error).toBe(MESSAGES.templates.invalidType.text)
  })

  it('is taken in once, and cannot be guessed', async () => {
    const upload = await openUpload()
    await sendFile(upload, wordFile())
    const fileName = 'template.docx'
    const digest = await publishedDigest(fileName, wordFile())
    const body = { uploadId: upload.uploadId, fileName, digest }
    expect((await callAs(store, 'recordVersion', { params, body })).status).toBe(200)
    const again = await callAs(store, 'recordVersion', { params, body })
    expect(again).toMatchObject({
      status: 404,
      body: { error: MESSAGES.templates.noFileProvided },
    })
    const waiting = (await templateFiles(store)).filter((key) => key.includes(upload.uploadId))
    expect(waiting).toEqual([])
  })

  it.each(['../1.0.0', '1.0.0/x', '', 'a'.repeat(40), '1_0'])(
    'with version "%s" is refused',
    async (version) => {
      const body = { uploadId: 'a'.repeat(32), fileName: 'a.docx', digest: '', version }
      expect((await callAs(store, 'recordVersion', { params, body })).status).toBe(422)
    },
  )

  it.each(['unknown', '__proto__', 'nda', '..', 'living-trust'])(
    'for %s is not found',
    async (id) => {
      const reply = await callAs(store, 'createUpload', {
        params: { id },
        body: { fileName: 'a.docx' },
      })
      expect(reply.status).toBe(404)
    },
  )
})

describe('fifty uploads of one version at once', () => {
  it('give fifty objects, fifty versions and one that counts', async () => {
    const id = 'safe-agreement'
    const texts = Array.from({ length: 50 }, (_, n) => `Text ${n}`)
    const replies = await Promise.all(
      texts.map((text) =>
        uploadTemplate(store, wordFile({ body: `<w:r><w:t>${text}</w:t></w:r>` }), { id }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(texts.map(() => 200))
    const stored = (await templateFiles(store)).filter((key) => key.startsWith(`${id}/`))
    expect(stored).toHaveLength(50)
    for (const key of stored) expect(key).toMatch(/^safe-agreement\/1\.0\.0_\d{13}\.docx$/)
    const list = await versions(id)
    expect(list).toHaveLength(50)
    expect(new Set(list.map((version) => version.id)).size).toBe(50)
    expect(list.every(({ isCurrent }) => isCurrent)).toBe(true)
    expect(list.filter(({ inUse }) => inUse)).toEqual([list[0]])
  })
})

describe('fifty versions stored in one millisecond', () => {
  it('never overwrite one another', async () => {
    const now = new Date()
    const draft = {
      document_id: 'healthcare-directive',
      version: '1.0.0',
      file_type: 'docx',
      notes: '',
      state: DEFAULT_STATE,
      origin: 'upload',
    } as const
    const files = Array.from({ length: 50 }, (_, n) => Buffer.from(`file ${n}`))
    const stored = await Promise.all(files.map((bytes) => storeVersion(draft, bytes, now)))
    const kept = await Promise.all(stored.map(({ file_path }) => readObject(file_path)))
    expect(kept.map((object) => object?.bytes)).toEqual(files)
    const list = await versions('healthcare-directive')
    expect(list).toHaveLength(50)
    expect(list.filter(({ inUse }) => inUse)).toHaveLength(1)
    expect(new Set(list.map(({ uploadedAt }) => uploadedAt)).size).toBe(50)
  })
})

describe('restoring', () => {
  it('makes an older version the newest, and keeps all others as they were', async () => {
    const id = 'last-will-and-testament'
    const [first, second] = ['first', 'second'].map((text) =>
      wordFile({ body: `<w:r><w:t>${text}</w:t></w:r>` }),
    )
    if (!first || !second) throw new Error('two files')
    const older = await uploadTemplate(store, first, { id, version: '1.0.0' })
    await uploadTemplate(store, second, { id, version: '2.0.0' })
    const before = await versions(id)
    const reply = await callAs(store, 'restoreVersion', {
      params: { id },
      body: { versionId: older.body.version.id },
    })
    expect(reply.body.version).toMatchObject({ version: '1.0.0', origin: 'restore', inUse: true })
    const after = await versions(id)
    expect(after.slice(1).map((version) => version.id)).toEqual(before.map((version) => version.id))
    expect(after.map(({ inUse }) => inUse)).toEqual([true, false, false])
    const { body } = await callAs(store, 'templateFile', {
      params: { id, type: 'docx' },
    })
    expect(Buffer.from(await (await fetch(body.url)).arrayBuffer())).toEqual(
      await cleaned('docx', first),
    )
  })

  it('needs a version that exists', async () => {
    const body = { versionId: 'upload#Default#docx#2020' }
    expect((await callAs(store, 'restoreVersion', { params, body })).status).toBe(404)
  })
})
