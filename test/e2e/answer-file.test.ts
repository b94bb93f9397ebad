import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

let form: string
let visit: Awaited<ReturnType<typeof openPage>>
setUpStore()
beforeAll(async () => {
  form = `${store.site}/customize/bill-of-sale`
  visit = await openPage(browser)
  await visit.page.goto(form)
  await whenHydrated(visit.page)
})

const input = (page: Page) => page.locator('[name="seller_name"]')
const waitUntilSaved = (page: Page) => page.getByText('Saved on this device').waitFor()

const chooseFile = async (page: Page, text: string, name = 'answers.json') =>
  page
    .getByLabel('Answer file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

const answerFile = (changes: Record<string, unknown>) =>
  JSON.stringify({
    format: 'document-answers',
    version: 1,
    documentId: 'bill-of-sale',
    title: 'Bill of Sale',
    savedAt: '2026-11-21T10:00:00.000Z',
    answers: { seller_name: 'Ann' },
    ...changes,
  })

describe('an answers file', () => {
  it('moves answers to another device', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    await whenHydrated(page)
    await input(page).fill('Łukasz <b>Nguyễn</b>')
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save to a file' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toBe('bill-of-sale-answers.json')
    const text = readFileSync(await file.path(), 'utf8')
    await close()

    const other = await openPage(browser)
    await other.page.goto(form)
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

  it.each([
    ['broken', '{"format": "document-answers", "answers": {', MESSAGES.answerFile.unreadable],
    [
      'of another document',
      answerFile({ documentId: 'promissory-note', title: 'Promissory Note' }),
      MESSAGES.answerFile.otherDocument('Promissory Note'),
    ],
    ['hostile: deep', '['.repeat(90_000), MESSAGES.answerFile.hostile],
  ])('that is %s is rejected', async (_, text, message) => {
    await input(visit.page).fill('Bo')
    await chooseFile(visit.page, text)
    const dialog = visit.page.getByRole('dialog', { name: 'We couldn’t open this file' })
    await dialog.getByText(message).waitFor()
    await dialog.getByText('Your answers have not changed.').waitFor()
    await visit.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => input(visit.page).inputValue()).toBe('Bo')
    expect(visit.pageErrors).toEqual([])
  })
})
