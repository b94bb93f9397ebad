import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { openForm, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const go = async (page: Page, path: string) => {
  await page.goto(store.site + path)
  await whenHydrated(page)
}
const suggestion = (page: Page) => page.getByText('Connecticut is only a suggestion')

describe('the state question', () => {
  it('comes first, changes without asking and is remembered for the next document', async () => {
    await openForm('bill-of-sale')
    await expect
      .poll(() => page.locator('main form [name]').first().getAttribute('name'))
      .toBe('state')
    await suggestion(page).waitFor()
    await question(page, 'seller_name').fill('Ann Achterberg')
    await question(page, 'state').selectOption('Texas')
    await question(page, 'seller_name').focus()
    await suggestion(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => question(page, 'state').inputValue()).toBe('Texas')
    await go(page, '/customize/non-disclosure-agreement')
    await expect.poll(() => question(page, 'governingLaw').inputValue()).toBe('Texas')
    await expect.poll(() => suggestion(page).count()).toBe(0)
  })

  it('asks to confirm a suggested state before the payment', async () => {
    await saveAnswers(page, store.site, template, {
      ...template.sampleAnswers,
      state: 'Connecticut',
    })
    await page.evaluate(() => localStorage.removeItem('state'))
    await go(page, '/customize/bill-of-sale?step=check')
    const confirm = page.getByRole('region', { name: 'Is Connecticut the right state?' })
    await page.getByRole('button', { name: /^Pay/ }).click()
    await expect.poll(() => confirm.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await confirm.getByRole('button', { name: 'Yes, Connecticut' }).click()
    await confirm.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(/pay\/cs_/)
  })

  it('blocks the form in a state that does not accept the document, and offers alternatives', async () => {
    await openForm('healthcare-directive')
    await question(page, 'state').selectOption('Ohio')
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'We do not sell this document in Ohio' })
    await refusal.getByText(/form/).first().waitFor()
    await expect.poll(() => question(page, 'principal_name').count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: /^Next/ }).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await go(page, '/customize/healthcare-directive?step=check')
    await refusal.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    await refusal.getByRole('link', { name: 'Choose another state' }).click()
    await question(page, 'state').selectOption('Texas')
    await question(page, 'principal_name').waitFor()
  })
})
