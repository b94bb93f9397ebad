import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import {
  type AdminWindow,
  noticeOn,
  openAsAdmin,
  rowOn,
  startOverAfterFailure,
} from '../../support/browser/admin-pages.ts'
import { axeProblems, axeProblemsInBothModes } from '../../support/browser/axe.ts'
import { browser, setUpOwnStore, store } from '../../support/browser/fixtures.ts'
import { HOSTILE_WORD, wordFile } from '../../support/hostile/docx.ts'
import { pdfFile } from '../../support/hostile/pdf.ts'
import { uploadTemplate } from '../../support/store/admin-api.ts'
import { templateFiles } from '../../support/store/rows.ts'

const TEMPLATES = '/admin/templates'
let opened: AdminWindow
let page: Page

setUpOwnStore({ showsPdf: true })
beforeAll(async () => {
  await uploadTemplate(store, pdfFile(), { fileName: 'first.pdf', notes: 'The first one' })
  await uploadTemplate(store, pdfFile({ catalog: '/Lang (en)' }), {
    fileName: 'second.pdf',
    version: '2.0.0',
    notes: 'The second one',
  })
  await uploadTemplate(store, wordFile(), { id: 'promissory-note' })
  opened = await openAsAdmin(browser, store, TEMPLATES)
  page = opened.page
  await rowOn(page, 'Bill of Sale').waitFor()
})
startOverAfterFailure(() => page, TEMPLATES)

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

describe('the template table', () => {
  it('has its columns, one row per document for sale, and passes axe', async () => {
    const table = page.getByRole('table', { name: 'Core templates' })
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual(['Document', 'Pages', 'Status', 'Last Updated', 'Actions'])
    await expect.poll(() => table.locator('tbody tr').count()).toBe(enabledEntries().length)
    const matrix = page.getByRole('table', { name: 'Document Content Matrix' })
    await expect
      .poll(() => matrix.getByRole('columnheader').allTextContents())
      .toEqual(['Document Name', 'Overview', "What's Included", 'Use Cases'])
    await matrix.getByRole('row').nth(12).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })
})

describe('the template preview', () => {
  it('shows the PDF in a 600 px frame and saves it', async () => {
    await button('Preview: Bill of Sale').click()
    const frame = dialog('Bill of Sale').locator('iframe')
    await frame.waitFor()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(600)
    const source = (await frame.getAttribute('src')) ?? ''
    const shown = await fetch(source)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    const saved = page.waitForEvent('download')
    await button('Download Template').click()
    expect((await saved).suggestedFilename()).toBe('bill-of-sale-template.pdf')
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog('Bill of Sale').waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Preview: Bill of Sale')
  })
})

describe('template versions', () => {
  const item = (text: string) =>
    dialog('Bill of Sale: versions').getByRole('listitem').filter({ hasText: text })

  it('are listed newest first with notes, and an older one can be restored', async () => {
    await button('Versions: Bill of Sale').click()
    const list = dialog('Bill of Sale: versions')
    await item('The first one').waitFor()
    const notes = async () => (await list.innerText()).match(/The \w+ one/g)
    await expect.poll(notes).toEqual(['The second one', 'The first one'])
    await expect.poll(() => item('The second one').getByText('In use').count()).toBe(1)
    await list.getByText(/First recorded: [A-Z]/).waitFor()
    await item('The first one').getByRole('button', { name: 'Restore: 1.0.0 PDF' }).click()
    const confirm = dialog('Restore: 1.0.0 PDF')
    const asked = MESSAGES.admin.confirmRestore('1.0.0', 'Bill of Sale', 'PDF')
    await confirm.getByText(asked).waitFor()
    await confirm.getByRole('button', { name: 'Restore' }).click()
    await noticeOn(page, MESSAGES.admin.restored.title, '1.0.0').waitFor()
    await item('Restored on').getByText('In use').waitFor()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
  })
})

describe('a template without a file', () => {
  const { missing, previewUnavailable, downloadFailed, detailsFailed } = MESSAGES.templates

  it('is reported by the preview and the download when the server has no address for it', async () => {
    await page.route('**/api/admin/templates/*/files/*', (route) =>
      route.fulfill({ json: { url: '', fileName: '' } }),
    )
    await button('DOCX: Promissory Note').click()
    await noticeOn(page, downloadFailed.title, missing.docx).waitFor()
    await button('Preview: Bill of Sale').click()
    await dialog('Bill of Sale').getByText(previewUnavailable, { exact: true }).waitFor()
    await button('Download Template').click()
    await noticeOn(page, downloadFailed.title, downloadFailed.unavailable).waitFor()
    await page.keyboard.press('Escape')
    await page.unrouteAll()
  })

  it('has an empty list of versions when they fail to load', async () => {
    await page.route('**/api/admin/templates/*/versions', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', error: 'Not found' } }),
    )
    await button('Versions: Promissory Note').click()
    await dialog('Promissory Note: versions').getByText('No versions to show.').waitFor()
    await noticeOn(page, detailsFailed.title, detailsFailed.text).waitFor()
    await page.keyboard.press('Escape')
    await page.unrouteAll()
  })
})

const uploadDialog = () => page.getByRole('dialog', { name: /^Upload/ })
const submit = () => uploadDialog().getByRole('button', { name: /^Upload/ })
const choose = (name: string, buffer: Buffer) =>
  uploadDialog().getByLabel('File').setInputFiles({ name, mimeType: '', buffer })

const openFor = async (title: string) => {
  await page.getByRole('button', { name: `Upload: ${title}`, exact: true }).click()
  await uploadDialog().waitFor()
}
const closeDialog = async () => {
  await page.keyboard.press('Escape')
  await uploadDialog().waitFor({ state: 'hidden' })
}

/** Second half: what buyers will get is shown, and published. */
const publish = async (name: string) => {
  await uploadDialog()
    .getByText(/not published yet/)
    .waitFor()
  await uploadDialog().getByRole('button', { name }).click()
}

const fileWithMacros = () => {
  const found = HOSTILE_WORD.find(({ what }) => what === 'macros')
  if (!found) throw new Error('No file with macros')
  return Buffer.from(found.make())
}

describe('a template upload', () => {
  beforeAll(async () => {
    await page.reload()
    await rowOn(page, 'Bill of Sale').waitFor()
  })

  it('goes directly to storage, is previewed and becomes active when published', async () => {
    await page.getByRole('button', { name: 'Upload New Template' }).click()
    await expect.poll(() => submit().isDisabled()).toBe(true)
    await expect.poll(() => uploadDialog().getByLabel('Version').inputValue()).toBe('1.0.0')
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await uploadDialog().getByLabel('Document').selectOption('Bill of Sale')
    await expect
      .poll(() => uploadDialog().getByLabel('Version').inputValue())
      .toMatch(/^\d+\.0\.1$/)
    await uploadDialog().getByLabel('Document').selectOption('SAFE Agreement')
    await choose('Our.Safe.DOCX', wordFile())
    await uploadDialog().getByLabel('Version').fill('2.3.0')
    await uploadDialog().getByLabel('Release notes').fill('New cap table')
    const posted = page.waitForRequest((request) =>
      request.url().startsWith(store.servers.storage.url),
    )
    await submit().click()
    expect((await posted).method()).toBe('POST')
    await uploadDialog().getByRole('link', { name: 'Open Our.Safe.DOCX' }).waitFor()
    await rowOn(page, 'SAFE Agreement').getByText('DOCX missing').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await publish('Publish: SAFE Agreement')
    const { title, text } = MESSAGES.templates.uploaded
    await noticeOn(page, title, text('SAFE Agreement')).waitFor()
    await uploadDialog().waitFor({ state: 'hidden' })
    await rowOn(page, 'SAFE Agreement').getByText('DOCX present').waitFor()
    await rowOn(page, 'SAFE Agreement').getByText('Version 2.3.0', { exact: true }).waitFor()
    await expect
      .poll(() => templateFiles(store))
      .toContainEqual(expect.stringMatching(/^safe-agreement\/2\.3\.0_\d+\.docx$/))
    await page.getByRole('button', { name: 'Versions: SAFE Agreement' }).click()
    await page.getByText('New cap table').waitFor()
    await page.keyboard.press('Escape')
  })

  it('is compared with the published file of the other format', async () => {
    const id = 'non-disclosure-agreement'
    const body = '<w:r><w:t>The fee is 500 dollars</w:t></w:r>'
    await uploadTemplate(store, wordFile({ body }), { id, version: '1.4.0' })
    await page.reload()
    await openFor('Non-Disclosure Agreement')
    const pdfWith = async (text: string) => {
      const pdf = await PDFDocument.create()
      pdf.addPage().drawText(text)
      return Buffer.from(await pdf.save({ useObjectStreams: false }))
    }
    await choose('fee.pdf', await pdfWith('The fee is 600 dollars'))
    await submit().click()
    const published = 'the published Word file, version 1.4.0'
    await uploadDialog().getByText(`The text differs from ${published}`).waitFor()
    await uploadDialog().getByText('More often in the PDF: 600.').waitFor()
    await uploadDialog().getByText('More often in the Word file: 500.').waitFor()
    await uploadDialog().getByRole('button', { name: 'Choose another file' }).click()
    await choose('fee.pdf', await pdfWith('The fee is 500 dollars'))
    await submit().click()
    await uploadDialog().getByText(`It has the same words as ${published}.`).waitFor()
    await closeDialog()
  })
})

describe('an upload that is not published', () => {
  it('one with another extension', async () => {
    await openFor('Promissory Note')
    await choose('invoice.docx.exe', wordFile())
    const { title, text } = MESSAGES.templates.invalidType
    await noticeOn(page, title, text).last().waitFor()
    await expect.poll(() => submit().isDisabled()).toBe(true)
    await closeDialog()
  })

  it('one with macros, and the dialog says why', async () => {
    const why = MESSAGES.templates.refused.macros
    const before = await templateFiles(store)
    await openFor('Promissory Note')
    await uploadDialog().getByLabel('Release notes').fill('Kept')
    await choose('letter.docx', fileWithMacros())
    await submit().click()
    await uploadDialog().getByText(why).waitFor()
    const { title } = MESSAGES.templates.uploadFailed
    await noticeOn(page, title, why).waitFor()
    const alerts = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: why })
    await expect.poll(() => alerts.count()).toBe(1)
    await expect.poll(() => uploadDialog().getByLabel('Release notes').inputValue()).toBe('Kept')
    await expect.poll(() => submit().isEnabled()).toBe(true)
    expect(await templateFiles(store)).toEqual(before)
    await closeDialog()
  })

  it('an interrupted upload to storage', async () => {
    await page.route(`${store.servers.storage.url}/**`, (route) => route.abort())
    await openFor('Promissory Note')
    await choose('fine.pdf', pdfFile())
    await submit().click()
    const { title, text } = MESSAGES.templates.uploadError
    await noticeOn(page, title, text).waitFor()
    await page.unrouteAll()
    await submit().click()
    await publish('Publish anyway: Promissory Note')
    await noticeOn(page, 'Template uploaded', 'Promissory Note').waitFor()
  })
})
