import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { VERIFY } from '../../shared/content/verify.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { buttonOn, PAY_BUTTON, toastOn } from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { answer, errorAt, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { translate, unseenTexts } from '../support/browser/translator.ts'
import { settle } from '../support/browser/visit.ts'
import { CAR_SALE } from '../support/store/store.ts'
import { loadTemplateById } from '../support/templates.ts'

/* Browser translation replaces React's text nodes; pages keep working and show updates. */

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  // Lazy parts are hydrated last, and React compares their texts then.
  await settle(page)
  await translate(page)
}

const openForm = async () => {
  const template = await loadTemplateById('bill-of-sale')
  await saveAnswers(page, store.site, template, CAR_SALE)
  await open('/customize/bill-of-sale')
}

/** The browser logs each HTTP error. */
const isHttpError = (error: string) => error.startsWith('Failed to load resource')

const heading = (name: string, on: Page = page) => on.getByRole('heading', { name, exact: true })
const next = () => page.getByRole('link', { name: /^Next/ }).first().click()

describe('a translated page', () => {
  afterEach(async () => {
    expect(await unseenTexts(page)).toEqual([])
    expect(pageErrors.filter((error) => !isHttpError(error))).toEqual([])
  })

  it('navigates to another page, and its live clause follows the input', async () => {
    await open('/')
    await page.getByLabel(/Sale price/).fill('4200')
    await page.getByText('Four Thousand Two Hundred').first().waitFor()
    await page.locator('main a[href="/documents"]').first().click()
    await page.waitForURL('**/documents')
    await page.goBack()
    await page.getByLabel(/Sale price/).waitFor()
  })

  it('shows and removes messages in the form, the review and at the start of the payment', async () => {
    await openForm()
    const name = await question('seller_name').inputValue()
    await answer('seller_name', '')
    await expect.poll(() => errorAt('seller_name')).not.toBe('')
    await next()
    await page.getByText('One answer needs your attention').waitFor()
    await answer('seller_name', name)
    await expect.poll(() => errorAt('seller_name')).toBe('')
    await page.getByText('One answer needs your attention').waitFor({ state: 'hidden' })
    await next()
    await heading('The item').waitFor()
    await page.goBack()
    await heading('The people').waitFor()
    expect(await question('seller_name').inputValue()).toBe(name)

    await answer('seller_name', '')
    const sections = page.getByRole('navigation', { name: 'Sections of the form' })
    await sections.getByRole('link', { name: 'Check your answers' }).click()
    await page.getByRole('button', { name: PAY_BUTTON }).first().click()
    const summary = page.getByRole('group', { name: 'One answer needs your attention' })
    await summary.getByRole('link').click()
    await answer('seller_name', 'Wilhelmina Achterberg')
    await page.goBack()
    await heading('Check your answers').waitFor()
    await summary.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByText('Wilhelmina Achterberg').first().waitFor()

    await page.route('**/api/create-checkout', (route) => route.fulfill({ status: 400 }))
    await page.getByRole('button', { name: PAY_BUTTON }).first().click()
    const toast = toastOn(page, MESSAGES.checkoutFailed.title)
    await toast.waitFor()
    await page.getByRole('button', { name: /^Dismiss/ }).click()
    await toast.waitFor({ state: 'hidden' })
  })

  it('confirms another state and follows the choice', async () => {
    await openForm()
    const state = page.locator('main form select').first()
    for (const button of [/^Keep /, /^Change to /]) {
      await state.selectOption('Texas')
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('heading', { name: /^New in|^Changed/ })
        .first()
        .waitFor()
      await dialog.getByRole('button', { name: button }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    expect(await state.inputValue()).toBe('Texas')
  })

  it('adds, moves, removes and restores the rows of a list', async () => {
    await open('/customize/last-will-and-testament?step=family')
    await page.locator('[name="hasChildren"][value="yes"]').check()
    const rows = page.locator('[name="children"]')
    await rows.first().fill('Ana')
    await buttonOn(page, 'Add a child').click()
    await rows.nth(1).fill('Leo')
    await buttonOn(page, 'Move child 2 up').click()
    await expect.poll(() => rows.first().inputValue()).toBe('Leo')
    await buttonOn(page, 'Remove child 1').click()
    await expect.poll(() => rows.count()).toBe(1)
    await buttonOn(page, 'Undo').click()
    await expect.poll(() => rows.first().inputValue()).toBe('Leo')
    await page.locator('[name="hasChildren"][value="no"]').check()
    await expect.poll(() => rows.count()).toBe(0)
  })

  it('shows a new result for each verified file', async () => {
    await open('/verify')
    const choose = (name: string) =>
      page
        .getByLabel(VERIFY.choose)
        .last()
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(name) })
    for (const name of ['first.pdf', 'second.pdf']) {
      await choose(name)
      await page.getByRole('status').filter({ hasText: name }).waitFor()
      await heading(VERIFY.unknown).waitFor()
    }
    await page.route('**/api/delivered-files/*', (route) => route.fulfill({ status: 400 }))
    await choose('third.pdf')
    await page.getByText(VERIFY.failed).waitFor()
    await heading(VERIFY.unknown).waitFor({ state: 'hidden' })
  })
})
