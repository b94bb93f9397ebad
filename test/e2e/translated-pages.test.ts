import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { loadTemplate } from '../../shared/documents/registry.ts'
import { buyBillOfSale } from '../support/browser/admin-sign-in.ts'
import { buttonOn, PAY } from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
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
