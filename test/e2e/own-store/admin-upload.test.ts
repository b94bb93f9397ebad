import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../../shared/messages.ts'
import {
  type AdminWindow,
  noticeOn,
  openAsAdmin,
  rowOn,
} from '../../support/browser/admin-pages.ts'
import { axeProblemsInBothModes } from '../../support/browser/axe.ts'
import { browser, setUpOwnStore, store } from '../../support/browser/fixtures.ts'
import { HOSTILE_WORD, wordFile } from '../../support/hostile/docx.ts'
import { pdfFile, stream } from '../../support/hostile/pdf.ts'
import { templateFiles } from '../../support/store/rows.ts'

let opened: AdminWindow
let page: Page

setUpOwnStore()
beforeAll(async () => {
  opened = await openAsAdmin(browser, store, '/admin/templates')
  page = opened.page
  await rowOn(page, 'Bill of Sale').waitFor()
})

const dialog = () => page.getByRole('dialog', { name: /^Upload/ })
const submit = () => dialog().getByRole('button', { name: /^Upload/ })
const choose = (name: string, buffer: Buffer) =>
  dialog().getByLabel('File').setInputFiles({ name, mimeType: '', buffer })

const openFor = async (title: string) => {
  await page.getByRole('button', { name: `Upload: ${title}`, exact: true }).click()
  await dialog().waitFor()
}
const shut = async () => {
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
}

const macros = () => {
  const found = HOSTILE_WORD.find(({ what }) => what === 'macros')
  if (!found) throw new Error('No file with macros')
  return Buffer.from(found.make())
}

describe('a new template', () => {
  it('goes straight to storage and is in use at once', async () => {
    await page.getByRole('button', { name: 'Upload New Template' }).click()
    expect(await submit().isDisabled()).toBe(true)
    expect(await dialog().getByLabel('Version').inputValue()).toBe('1.0.0')
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog().getByLabel('Document').selectOption('SAFE Agreement')
    await choose('Our.Safe.DOCX', wordFile())
    await dialog().getByLabel('Version').fill('2.3.0')
    await dialog().getByLabel('Release notes').fill('New cap table')
    const posted = page.waitForRequest((request) =>
      request.url().startsWith(store.parts.storage.url),
    )
    await submit().click()
    expect((await posted).method()).toBe('POST')
    const { title, text } = MESSAGES.templates.uploaded
    await noticeOn(page, title, text('SAFE Agreement')).waitFor()
    await dialog().waitFor({ state: 'hidden' })
    await rowOn(page, 'SAFE Agreement').getByText('DOCX present').waitFor()
    expect(await templateFiles(store)).toEqual([
      expect.stringMatching(/^safe-agreement\/2\.3\.0_\d+\.docx$/),
    ])
    await page.getByRole('button', { name: 'Versions: SAFE Agreement' }).click()
    await page.getByText('New cap table').waitFor()
    await page.keyboard.press('Escape')
  })

  it('shows how far it is, with everything disabled meanwhile', async () => {
    const network = await page.context().newCDPSession(page)
    const speed = {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1_500_000,
    }
    await network.send('Network.emulateNetworkConditions', speed)
    const bytes = Buffer.alloc(3_000_000, 32)
    await openFor('Bill of Sale')
    await choose('large.pdf', pdfFile({ objects: [stream(`/Length ${bytes.length}`, bytes)] }))
    const seen = page.evaluate(() => {
      const percents: number[] = []
      return new Promise<number[]>((resolve) => {
        const look = () => {
          const bar = document.querySelector('[role=progressbar]')
          const now = Number(bar?.getAttribute('aria-valuenow'))
          if (bar && percents.at(-1) !== now) percents.push(now)
          if (!bar && percents.length > 0) resolve(percents)
          else requestAnimationFrame(look)
        }
        look()
      })
    })
    await submit().click()
    await dialog().getByRole('progressbar').waitFor()
    for (const label of ['Document', 'File', 'Version', 'Release notes']) {
      expect(await dialog().getByLabel(label).isDisabled()).toBe(true)
    }
    expect(await submit().isDisabled()).toBe(true)
    const percents = await seen
    expect(percents.length).toBeGreaterThan(3)
    expect(percents).toEqual([...percents].sort((a, b) => a - b))
    await noticeOn(page, 'Template uploaded', 'Bill of Sale').waitFor()
    await network.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 })
    await rowOn(page, 'Bill of Sale').getByText('PDF present').waitFor()
  })
})

describe('what is not taken', () => {
  it.each(['invoice.docx.exe', 'notes.txt', 'template'])('%s, by its name', async (name) => {
    await openFor('Promissory Note')
    await choose(name, wordFile())
    const { title, text } = MESSAGES.templates.invalidType
    await noticeOn(page, title, text).last().waitFor()
    expect(await submit().isDisabled()).toBe(true)
    await shut()
  })

  it.each([
    ['macros in a Word file', 'letter.docx', macros, MESSAGES.templates.refused.macros],
    [
      'something else that is called a PDF',
      'fake.pdf',
      () => Buffer.from('GIF89a'),
      MESSAGES.templates.refused.wrongType,
    ],
    [
      'more than 10 MB',
      'huge.pdf',
      () => Buffer.alloc(10 * 1024 * 1024 + 1),
      MESSAGES.templates.refused.tooLarge,
    ],
    ['nothing at all', 'empty.pdf', () => Buffer.alloc(0), MESSAGES.templates.refused.damaged],
  ])('%s, and the dialog says why', async (_, name, make, why) => {
    const before = await templateFiles(store)
    await openFor('Promissory Note')
    await dialog().getByLabel('Release notes').fill('Kept')
    await choose(name, make())
    await submit().click()
    await dialog().getByRole('alert').getByText(why).waitFor()
    await noticeOn(page, MESSAGES.templates.uploadFailed.title, why).waitFor()
    expect(await dialog().getByLabel('Release notes').inputValue()).toBe('Kept')
    expect(await submit().isEnabled()).toBe(true)
    expect(await templateFiles(store)).toEqual(before)
    await shut()
  })

  it('no file', async () => {
    await openFor('Promissory Note')
    await dialog()
      .locator('form')
      .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit())
    const { title, text } = MESSAGES.templates.noFile
    await noticeOn(page, title, text).waitFor()
    await shut()
  })

  it('a file whose way to storage breaks', async () => {
    await page.route(`${store.parts.storage.url}/**`, (route) => route.abort())
    await openFor('Promissory Note')
    await choose('fine.pdf', pdfFile())
    await submit().click()
    const { title, text } = MESSAGES.templates.uploadError
    await noticeOn(page, title, text).waitFor()
    await page.unrouteAll()
    await submit().click()
    await noticeOn(page, 'Template uploaded', 'Promissory Note').waitFor()
  })
})
