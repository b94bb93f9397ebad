import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { template } from '../../shared/documents/promissory-note/index.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { formatAnswerFile } from '../../web/features/drafts/answer-file.tsx'
import { openPage } from '../support/browser/browser.ts'
import { browser, page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { openForm } from '../support/browser/form-page.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const input = (page: Page) => page.locator('[name="seller_name"]')
const waitUntilSaved = (page: Page) => page.getByText('Saved on this device').waitFor()

const chooseFile = async (page: Page, text: string, name = 'answers.json') =>
  page
    .getByLabel('Answer file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

it('an answer file moves answers to another device, and is rejected by another document', async () => {
  await openForm('bill-of-sale')
  await input(page).fill('Łukasz <b>Nguyễn</b>')
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('bill-of-sale-answers.json')
  const text = readFileSync(await file.path(), 'utf8')

  await chooseFile(page, formatAnswerFile(template, {}))
  const dialog = page.getByRole('dialog', { name: 'We couldn’t open this file' })
  await dialog.getByText(MESSAGES.answerFile.otherDocument(template.name)).waitFor()
  await dialog.getByText('Your answers have not changed.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => input(page).inputValue()).toBe('Łukasz <b>Nguyễn</b>')
  expect(pageErrors).toEqual([])

  const other = await openPage(browser)
  await other.page.goto(`${store.site}/customize/bill-of-sale`)
  await whenHydrated(other.page)
  await chooseFile(other.page, text)
  await other.page.getByRole('button', { name: 'Use the file' }).click()
  await expect.poll(() => input(other.page).inputValue()).toBe('Łukasz <b>Nguyễn</b>')
  await waitUntilSaved(other.page)
  await other.page.reload()
  await whenHydrated(other.page)
  await expect.poll(() => input(other.page).inputValue()).toBe('Łukasz <b>Nguyễn</b>')
  expect(other.pageErrors).toEqual([])
  await other.close()
})
