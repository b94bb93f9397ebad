import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { generate } from '../../../lambdas/generation/generate.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import { launchBrowser } from '../../support/browser/browser.ts'
import { isDeep } from '../../support/deep.ts'
import { loadTemplateById } from '../../support/templates.ts'

/* Files as written by real programs; valid-files.test.ts has synthetic ones. */

const inspect = (type: 'docx' | 'pdf', bytes: Uint8Array) =>
  inspectTemplate(type, Buffer.from(bytes))

describe.each(isDeep ? templateIds : templateIds.slice(0, 3))('our own %s', (id) => {
  it('passes, with its page count', async () => {
    const { docx, pdf } = await generate(await loadTemplateById(id), {})
    const pageCount = (await PDFDocument.load(pdf)).getPageCount()
    expect(await inspect('docx', docx)).toMatchObject({ passed: true })
    expect(await inspect('pdf', pdf)).toMatchObject({ passed: true, pageCount })
  })
})

describe('our own files', () => {
  it('have their title', async () => {
    const { docx, pdf } = await generate(template, {})
    expect(await inspect('pdf', pdf)).toMatchObject({ title: 'Bill of Sale' })
    expect(await inspect('docx', docx)).toMatchObject({ title: 'Bill of Sale' })
  })
})

describe('a PDF', () => {
  it('printed by a browser passes', async () => {
    const browser = await launchBrowser()
    const page = await browser.newPage()
    await page.setContent(
      '<h1 style="text-shadow:2px 2px 4px #888">Terms</h1><a href="https://example.com">a link</a>',
    )
    expect(await inspect('pdf', await page.pdf())).toMatchObject({ passed: true, pageCount: 1 })
    await browser.close()
  })

  it.each([true, false])('with object streams: %s, passes', async (useObjectStreams) => {
    const pdf = await PDFDocument.create()
    for (let page = 0; page < 60; page++) pdf.addPage()
    const bytes = await pdf.save({ useObjectStreams })
    expect(await inspect('pdf', bytes)).toMatchObject({ passed: true, pageCount: 60 })
  })

  it('with fields filled in by a browser passes as an incremental update', async () => {
    const original = (await generate(template, {})).pdf
    const loading = getDocument({ data: Uint8Array.from(original) })
    const pdf = await loading.promise
    const fields = (await (await pdf.getPage(1)).getAnnotations()) as { id: string }[]
    for (const { id } of fields) pdf.annotationStorage.setValue(id, { value: 'filled in' })
    const saved = Buffer.from(await pdf.saveDocument())
    await loading.destroy()
    expect(saved.subarray(0, original.length).equals(original)).toBe(true)
    expect(saved.length).toBeGreaterThan(original.length)
    expect(await inspect('pdf', saved)).toMatchObject({ passed: true, pageCount: 4 })
  })
})
