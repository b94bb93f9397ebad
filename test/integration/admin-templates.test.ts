import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { templateIds } from '../../shared/documents/registry.ts'
import { PLACEHOLDER_STATES } from '../../shared/template-files.ts'
import { isDeep } from '../support/deep.ts'
import { pdfText } from '../support/file-text.ts'
import { pdfFile } from '../support/hostile/pdf.ts'
import { callAs, uploadTemplate } from '../support/store/admin-api.ts'
import { type Store, startStore } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const list = async (query: Record<string, string> = {}) =>
  (await callAs(store, 'listTemplates', { query })).body.templates

const rowOf = async (id: string) => (await list()).find((row) => row.id === id)

const createPlaceholders = (documentIds?: string[]) =>
  callAs(store, 'generateDocuments', {
    body: { action: 'create_template_placeholders', ...(documentIds && { documentIds }) },
  })

describe('the list of templates', () => {
  it('has a row for each of the twelve, without files at first', async () => {
    const rows = await list()
    expect(rows.map(({ id }) => id).sort()).toEqual([...templateIds].sort())
    for (const row of rows) {
      expect(row).toMatchObject({ hasPdf: false, hasDocx: false, version: '1.0.0', versions: {} })
      expect(row).not.toHaveProperty('lastUpdated')
      expect(row).not.toHaveProperty('pdfUrl')
      expect(row.title.length).toBeGreaterThan(2)
    }
  })

  it('measures the pages of each document, beside those of the specification', async () => {
    const rows = await until(
      () => list(),
      (found) => found.every(({ pageCount }) => pageCount !== undefined),
    )
    expect(rows.map(({ pageCount }) => pageCount)).toEqual(
      rows.map(({ specifiedPages }) => specifiedPages),
    )
    const { body } = await callAs(store, 'getTemplate', {
      params: { id: 'bill-of-sale' },
    })
    expect(body).toMatchObject({ specifiedPages: 4, pageCount: 4, title: 'Bill of Sale' })
    expect(Date.parse(body.createdAt ?? '')).toBeLessThanOrEqual(Date.now())
  })

  it('shows a new file at once, with its own pages and the way to it', async () => {
    const before = Date.now()
    await uploadTemplate(store, pdfFile(), { fileName: 'a.pdf' })
    const row = await rowOf('bill-of-sale')
    expect(row).toMatchObject({ hasPdf: true, hasDocx: false, pageCount: 1, specifiedPages: 4 })
    expect(row).toMatchObject({ version: '1.0.0', versions: { pdf: '1.0.0' } })
    expect(row?.pdfUrl).toBe('/api/admin/templates/bill-of-sale/files/pdf')
    expect(Date.parse(row?.lastUpdated ?? '')).toBeGreaterThanOrEqual(before)
  })

  it('says the same after a refresh', async () => {
    const before = await list()
    expect(await list({ refresh: 'true' })).toEqual(before)
  })
})

describe('placeholders', () => {
  it('of one document are made for every state, readable and stored as versions', async () => {
    const id = 'promissory-note'
    const { status, body } = await createPlaceholders([id])
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, remaining: [] })
    expect(body).not.toHaveProperty('error')
    expect(body.results.map(({ state }) => state)).toEqual([...PLACEHOLDER_STATES])
    for (const { filePath, pageCount } of body.results) {
      expect(filePath).toMatch(/^promissory-note\/1\.0\.0_\d{13}\.pdf$/)
      expect(pageCount).toBeGreaterThan(3)
    }
    const versions = await callAs(store, 'listTemplateVersions', {
      params: { id },
    })
    expect(versions.body.versions).toHaveLength(PLACEHOLDER_STATES.length)
    const texas = versions.body.versions.find(({ state }) => state === 'Texas')
    const file = await callAs(store, 'templateFile', {
      params: { id, type: 'pdf' },
      query: { version: texas?.id ?? '' },
    })
    const bytes = await (await fetch(file.body.url)).arrayBuffer()
    expect(await pdfText(new Uint8Array(bytes))).toContain('Texas')
  })

  it('stand in until something is uploaded, and never after', async () => {
    const id = 'promissory-note'
    // Those of the placeholder in use, whose blanks fill another page.
    expect(await rowOf(id)).toMatchObject({ hasPdf: true, specifiedPages: 5, pageCount: 6 })
    await uploadTemplate(store, pdfFile(), { id, fileName: 'a.pdf' })
    await createPlaceholders([id])
    const { body } = await callAs(store, 'listTemplateVersions', {
      params: { id },
    })
    expect(body.versions.filter(({ inUse }) => inUse)).toMatchObject([{ origin: 'upload' }])
  })

  it('of one state cannot be restored for all', async () => {
    const id = 'promissory-note'
    const { body } = await callAs(store, 'listTemplateVersions', {
      params: { id },
    })
    const florida = body.versions.find(({ state }) => state === 'Florida')
    const reply = await callAs(store, 'restoreVersion', {
      params: { id },
      body: { versionId: florida?.id ?? '' },
    })
    expect(reply.status).toBe(409)
  })

  // test/e2e/own-store/admin-dashboard makes them all in every run.
  it.runIf(isDeep)(
    'of all documents come in as many calls as they need',
    async () => {
      const done: string[] = []
      let waiting: string[] | undefined
      do {
        const { status, body }: Awaited<ReturnType<typeof createPlaceholders>> =
          await createPlaceholders(waiting)
        expect(status).toBe(200)
        expect(body.success).toBe(true)
        expect(body.results.length).toBeGreaterThan(0)
        done.push(...body.results.map(({ documentId, state }) => `${documentId} ${state}`))
        waiting = body.remaining
      } while (waiting.length > 0)
      expect(done.sort()).toEqual(
        templateIds.flatMap((id) => PLACEHOLDER_STATES.map((state) => `${id} ${state}`)).sort(),
      )
    },
    120_000,
  )

  it.each([
    [422, { action: 'delete_everything' }],
    [422, {}],
    [404, { action: 'create_template_placeholders', documentIds: ['__proto__'] }],
    [404, { action: 'create_template_placeholders', documentIds: ['living-trust'] }],
  ])('answer %i to %j', async (status, body) => {
    expect((await callAs(store, 'generateDocuments', { body })).status).toBe(status)
  })

  it('say which document failed, and go on with the next', async () => {
    store.parts.storage.failNextPuts(3)
    const { status, body } = await createPlaceholders(['bill-of-sale', 'safe-agreement'])
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: false, error: expect.stringContaining('Bill of Sale') })
    expect(body.results.map(({ documentId }) => documentId)).toEqual(
      PLACEHOLDER_STATES.map(() => 'safe-agreement'),
    )
  })
})
