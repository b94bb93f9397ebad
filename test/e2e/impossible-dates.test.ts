import { expect, it } from 'vitest'
import { template } from '../../shared/documents/prenuptial-agreement/index.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { errorAt, focusedElement, openForm, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'

/* A date input with a nonexistent or incomplete date has an empty value. */

setUpVisitor()

const { date: INVALID } = MESSAGES.validation
const PAY = /^Pay \$\d+ and download$/

const type = async (key: string, keys: string) => {
  await question(key).fill('')
  await question(key).focus()
  await page.keyboard.type(keys)
  await question(key).blur()
}
const next = () => page.getByRole('link', { name: /^Next/ }).locator('visible=true')

it('a nonexistent date is reported as invalid, not missing: at its question, in the error summary and in the review', async () => {
  await openForm('bill-of-sale?step=people')
  const typed = ['02302026', '0230', '11', '09310001', '123120261']
  for (const keys of typed) {
    await type('date', keys)
    await expect.poll(() => errorAt('date'), { message: keys }).toBe(INVALID)
    await type('date', '11272026')
    await expect.poll(() => errorAt('date')).toBe('')
  }
  await type('date', '02302026')
  await next().click()
  const summary = page.getByRole('group', { name: /need your attention/ })
  await summary.getByRole('link', { name: INVALID }).waitFor()
  await page.goto(`${store.site}/customize/bill-of-sale?step=check`)
  const row = page.locator('dt', { hasText: 'Date of this bill of sale' }).locator('..')
  await expect.poll(() => row.innerText()).toContain(INVALID)
  expect(await row.innerText()).not.toContain('0000')
})

it('an optional nonexistent date is not silently dropped', async () => {
  await openForm('prenuptial-agreement?step=people')
  await type('agreementDate', '06312027')
  await expect.poll(() => errorAt('agreementDate')).toBe(INVALID)
  await page.goto(`${store.site}/customize/prenuptial-agreement?step=check`)
  await page.getByRole('button', { name: PAY }).click()
  await expect.poll(() => focusedElement()).toMatch(/need your attention/)
  await page.getByRole('link', { name: INVALID, exact: true }).click()
  await question('agreementDate').waitFor()
  await expect.poll(() => errorAt('agreementDate')).toBe(INVALID)
  await expect.poll(() => question('agreementDate').inputValue()).toBe('')
  await question('agreementDate').focus()
  await question('agreementDate').blur()
  await expect.poll(() => errorAt('agreementDate')).toBe('')
})

it('a nonexistent date in a list stays in its cell, which is invalid, and blocks payment in the review', async () => {
  await saveAnswers(page, store.site, template, { ...template.sampleAnswers, party1Assets: '' })
  await openForm('prenuptial-agreement?step=disclosure')
  const cell = page.getByLabel('Asset 1: Valued on').first()
  await question('party1Assets').fill('Brokerage')
  await cell.focus()
  await page.keyboard.type('02302026')
  await page.getByLabel('Asset 1: Value', { exact: true }).first().fill('155,000')
  await page.getByLabel('Asset 1: In whose name').first().focus()
  await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Debt 1: Balance').first().fill('12k')
  await question('party1Assets').focus()
  const invalidCells = page.locator('main input[aria-invalid], main textarea[aria-invalid]')
  await expect
    .poll(() => invalidCells.evaluateAll((found) => found.map((input) => input.ariaLabel)))
    .toEqual(['Asset 1: Valued on', 'Debt 1: Balance'])
  expect(await cell.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  await page.goto(`${store.site}/customize/prenuptial-agreement?step=check`)
  const row = page.locator('dt', { hasText: 'assets' }).first().locator('..')
  await expect.poll(() => row.innerText()).toContain(MESSAGES.validation.dateInLine(1, 'Valued on'))
  expect(await row.innerText()).not.toContain('0000')
  await page.getByRole('button', { name: PAY }).click()
  await expect.poll(() => focusedElement()).toContain('2 answers need your attention')
  expect(page.url()).toContain('?step=check')
})
