import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { DOCUMENT } from '../../shared/content/document.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { openPage, PHONE, TOUCH } from '../support/browser/browser.ts'
import { fillIn, tap } from '../support/browser/fill-form.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import {
  downloadBytes,
  firstDifference,
  goldenCase,
  joinWords,
  previewOf,
} from '../support/browser/golden-purchase.ts'
import { whenHydrated } from '../support/browser/visit.ts'
import { docxWords } from '../support/docx-text.ts'
import { pdfWords } from '../support/pdf-text.ts'
import { BUYER_EMAIL } from '../support/store/store.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const ID = 'last-will-and-testament'

setUpStore()

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

const browseToForm = async (page: Page) => {
  await page.goto(`${store.site}/documents`)
  await whenHydrated(page)
  await page.locator(`a[href="/document/${ID}"]`).first().tap()
  await page.getByRole('heading', { level: 1, name: 'Last Will and Testament' }).waitFor()
  await page.getByRole('link', { name: DOCUMENT.start }).first().tap()
}

/** Whether the page scrolls horizontally. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

it('a will is found, filled in, read, paid for and downloaded by touch on a phone', async () => {
  const { template, answers, today } = await goldenCase(ID)
  const { page, pageErrors, close } = await openPage(browser, PHONE, TOUCH)
  await browseToForm(page)
  await fillIn(page, template, answers, tap)
  await expect.poll(() => isTooWide(page)).toBe(false)
  await button(page, 'Show the document').tap()
  const shown = await previewOf(page, template, answers, today)
  await button(page, 'Close').tap()
  await button(page, /^Pay \$\d+ and download$/).waitFor()
  expect(await axeProblems(page)).toEqual([])
  const bar = page.getByRole('navigation', { name: 'Back and next' })
  await bar.getByRole('button', { name: /^Pay \$\d+$/ }).tap()
  await page.waitForURL(/\/pay\//)
  await page.getByLabel(/e-?mail/i).fill(BUYER_EMAIL)
  await button(page, /^Pay \$/).tap()
  await button(page, 'Download PDF').waitFor()
  await expect.poll(() => isTooWide(page)).toBe(false)
  const word = await downloadBytes(page, () => button(page, 'Download Word Document').tap())
  const pdf = await downloadBytes(page, () => button(page, 'Download PDF').tap())
  expect(firstDifference(joinWords(docxWords(word)), shown)).toBe('')
  expect(firstDifference(joinWords(await pdfWords(pdf)), shown)).toBe('')
  expect(pageErrors).toEqual([])
  await close()
})
