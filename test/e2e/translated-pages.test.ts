import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { openAsAdmin } from '../support/browser/admin-pages.ts'
import { buyBillOfSale, purchasesOn, searchOn } from '../support/browser/admin-sign-in.ts'
import { buttonOn, PAY } from '../support/browser/buying.ts'
import { browser, page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { answer, errorAt, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { translate, unseenTexts } from '../support/browser/translator.ts'
import { whenRunning } from '../support/browser/visit.ts'
import { CAR_SALE } from '../support/store/store.ts'

/* Browser translation replaces React's text nodes: pages go on, and what changes is shown. */

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  await whenRunning(page)
  await translate(page)
}

const openForm = async (path: string) => {
  const template = await loadTemplate('bill-of-sale')
  if (!template) throw new Error('The bill of sale is missing')
  await saveAnswers(page, store.site, template, CAR_SALE)
  await open(path)
}

const heading = (name: string, on: Page = page) => on.getByRole('heading', { name, exact: true })
const next = () => page.getByRole('link', { name: /^Next/ }).first().click()

describe('a translated page', () => {
  afterEach(async () => {
    expect(await unseenTexts(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('is left for another, and the live clause follows what is typed', async () => {
    await open('/')
    await page.getByLabel(/Sale price/).fill('4200')
    await page.getByText('Four Thousand Two Hundred').first().waitFor()
    await page.locator('main a[href="/documents"]').first().click()
    await page.waitForURL('**/documents')
    await page.goBack()
    await page.getByLabel(/Sale price/).waitFor()
  })

  it('shows what the library has for another state and another search', async () => {
    await open('/documents')
    await page.getByLabel('Your state').selectOption('California')
    await page.getByText('Written for California').first().waitFor()
    await page.getByLabel('Your state').selectOption('Louisiana')
    await page.getByText('Written for California').first().waitFor({ state: 'hidden' })
    await page.getByRole('searchbox').fill('car')
    await page.getByText(/documents? found/).waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByText(/documents? found/).waitFor({ state: 'hidden' })
  })

  it('shows the tabs of a document and its rules for another state', async () => {
    await open('/document/detail/bill-of-sale')
    for (const tab of await page.getByRole('tab').all()) await tab.click()
    await open('/coverage')
    for (const state of ['Texas', 'Louisiana', 'California']) {
      await page.getByLabel('State', { exact: true }).selectOption(state)
      await heading(state).first().waitFor()
    }
  })

  it('shows and removes messages of the form, and goes on to the next section', async () => {
    await openForm('/customize/bill-of-sale')
    const name = await question(page, 'seller_name').inputValue()
    await answer(page, 'seller_name', '')
    await expect.poll(() => errorAt(page, 'seller_name')).not.toBe('')
    await next()
    await page.getByText('One answer needs your attention').waitFor()
    await answer(page, 'seller_name', name)
    await expect.poll(() => errorAt(page, 'seller_name')).toBe('')
    await page.getByText('One answer needs your attention').waitFor({ state: 'hidden' })
    await next()
    await heading('The item').waitFor()
    await page.goBack()
    await heading('The people').waitFor()
    expect(await question(page, 'seller_name').inputValue()).toBe(name)
  })

  it('asks before another state is taken over, and follows the choice', async () => {
    await openForm('/customize/bill-of-sale')
    const state = page.locator('main form select').first()
    for (const button of [/^Keep /, /^Change to /]) {
      await state.selectOption('Texas')
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('heading', { name: /^New in|^Reads/ })
        .first()
        .waitFor()
      await dialog.getByRole('button', { name: button }).click()
      await dialog.waitFor({ state: 'hidden' })
    }
    expect(await state.inputValue()).toBe('Texas')
  })

  it('clears the answers after a question, and lists the drafts', async () => {
    await openForm('/customize/bill-of-sale')
    await buttonOn(page, 'Drafts').click()
    await page.getByRole('button', { name: 'Continue with this one' }).click()
    await buttonOn(page, 'Clear my answers').click()
    await buttonOn(page, 'Clear them').click()
    await expect.poll(() => question(page, 'seller_name').inputValue()).toBe('')
  })

  it('goes from the review to the payment', async () => {
    await openForm('/customize/bill-of-sale?step=check')
    await page.getByRole('button', { name: PAY }).first().click()
    await page.waitForURL(/\/pay\//)
    await page.goto(store.site)
    await whenRunning(page)
    await translate(page)
  })

  it('downloads what was bought', async () => {
    const { token } = await buyBillOfSale(store)
    await open(`/document/download/${token}`)
    for (const name of ['Download PDF', 'Download receipt']) {
      const download = page.waitForEvent('download')
      await buttonOn(page, name).click()
      await download
    }
    await page.getByRole('checkbox').first().check()
  })
})

it('a translated admin page finds a purchase and opens its dialogs', async () => {
  const { id } = await buyBillOfSale(store)
  const opened = await openAsAdmin(browser, store, '/admin')
  await translate(opened.page)
  await searchOn(opened.page, id)
  const item = purchasesOn(opened.page).getByRole('listitem').filter({ hasText: id })
  await item.getByRole('button', { name: /^Re-issue link/ }).click()
  await opened.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await item.getByRole('button', { name: /^Refund/ }).click()
  await opened.page.getByRole('dialog').getByLabel('Amount in dollars').fill('1')
  await opened.page.getByRole('button', { name: 'Refund $1' }).waitFor()
  expect(await unseenTexts(opened.page)).toEqual([])
  expect(opened.pageErrors).toEqual([])
  await opened.close()
})
