import { describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { page, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { openForm, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'

setUpVisitor()

const suggestion = () => page.getByText('Connecticut is only a suggestion')

describe('the state question', () => {
  it('comes first, changes without asking and is remembered for the next document', async () => {
    await openForm('bill-of-sale')
    await expect
      .poll(() => page.locator('main form [name]').first().getAttribute('name'))
      .toBe('state')
    await suggestion().waitFor()
    await question('seller_name').fill('Ann Achterberg')
    await question('state').selectOption('Texas')
    await question('seller_name').focus()
    await suggestion().waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => question('state').inputValue()).toBe('Texas')
    await visit('/customize/non-disclosure-agreement')
    await expect.poll(() => question('governingLaw').inputValue()).toBe('Texas')
    await expect.poll(() => suggestion().count()).toBe(0)
  })

  it('asks to confirm a suggested state before the payment', async () => {
    await saveAnswers(page, store.site, template, {
      ...template.sampleAnswers,
      state: 'Connecticut',
    })
    await page.evaluate(() => localStorage.removeItem('state'))
    await visit('/customize/bill-of-sale?step=check')
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
    await question('state').selectOption('Ohio')
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'We do not sell this document in Ohio' })
    await refusal.getByText(/form/).first().waitFor()
    await expect.poll(() => question('principal_name').count()).toBe(0)
    await expect.poll(() => page.getByRole('link', { name: /^Next/ }).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await visit('/customize/healthcare-directive?step=check')
    await refusal.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    await refusal.getByRole('link', { name: 'Choose another state' }).click()
    await question('state').selectOption('Texas')
    await question('principal_name').waitFor()
  })
})
