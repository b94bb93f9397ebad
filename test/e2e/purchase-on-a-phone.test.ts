import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { openPage, PHONE, TOUCH } from '../support/browser.ts'
import { docxWords } from '../support/docx-text.ts'
import { fillIn, finger } from '../support/fill-in.ts'
import { browser, inStore, store } from '../support/in-store.ts'
import { pdfWords } from '../support/pdf-text.ts'
import { downloaded, goldenCase, previewOf } from '../support/prove-purchase.ts'
import { differenceOf, lettersOf } from '../support/shown-text.ts'
import { BUYER_EMAIL } from '../support/store.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const ID = 'last-will-and-testament'

inStore()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const browseToForm = async (page: Page) => {
  await page.goto(`${store.site}/documents`)
  await page.locator(`a[href="/document/${ID}"]`).first().tap()
  await page.getByRole('heading', { level: 1, name: 'Last Will and Testament' }).waitFor()
  await page
    .getByRole('link', { name: /customi[sz]e/i })
    .first()
    .tap()
}

/** Whether the page can be pushed sideways. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

it('a will is found, filled in, read, paid and downloaded with a finger on a phone', async () => {
  const { template, answers, today } = await goldenCase(ID)
  const { page, complaints, close } = await openPage(browser, PHONE, TOUCH)
  await browseToForm(page)
  await fillIn(page, template, answers, finger)
  expect(await isTooWide(page)).toBe(false)
  await button(page, 'Show the document').tap()
  const shown = await previewOf(page, template, answers, today)
  await button(page, 'Close').tap()
  await button(page, /^Pay \$\d+ and download$/).tap()
  await page.waitForURL(/\/pay\//)
  await page.getByLabel(/e-?mail/i).fill(BUYER_EMAIL)
  await button(page, /^Pay \$/).tap()
  await button(page, 'Download PDF').waitFor()
  expect(await isTooWide(page)).toBe(false)
  const word = await downloaded(page, () => button(page, 'Download Word Document').tap())
  const pdf = await downloaded(page, () => button(page, 'Download PDF').tap())
  expect(differenceOf(lettersOf(docxWords(word)), shown)).toBe('')
  expect(differenceOf(lettersOf(await pdfWords(pdf)), shown)).toBe('')
  expect(complaints).toEqual([])
  await close()
})
