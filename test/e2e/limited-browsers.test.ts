import { expect, it } from 'vitest'
import { page, pageErrors, setUpVisitor } from '../support/browser/fixtures.ts'
import { answer, openForm, question } from '../support/browser/form-page.ts'

/* Embedded, hardened and old browsers lack some features. */

setUpVisitor()

const MISSING_FEATURES: [string, string][] = [
  [
    'null storage',
    `for (const name of ['localStorage', 'sessionStorage'])
       Object.defineProperty(window, name, { get: () => null })`,
  ],
  [
    'full storage and no random UUIDs, workers, BroadcastChannel and IntersectionObserver',
    `Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }
     Worker = BroadcastChannel = IntersectionObserver = crypto.randomUUID = undefined`,
  ],
  [
    'blocked storage',
    `for (const name of ['localStorage', 'sessionStorage'])
       Object.defineProperty(window, name, { get: () => { throw new DOMException('', 'SecurityError') } })`,
  ],
]

it.each(MISSING_FEATURES)('with %s, the form works up to the payment', async (_, script) => {
  await page.addInitScript(script)
  await openForm('bill-of-sale')
  await question('state').selectOption('Texas')
  await answer('seller_name', 'Marisol Etienne')
  await page.locator('nav[aria-label="Sections of the form"] a').nth(1).click()
  await page.getByRole('heading', { name: 'The item', exact: true }).waitFor()
  await page.goBack()
  await expect.poll(() => question('seller_name').inputValue()).toBe('Marisol Etienne')
  await page.locator('nav[aria-label="Sections of the form"] a').last().click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await page.getByText(/answers need your attention/).waitFor()
  // The preview reports why it is missing; the form works without it.
  expect(pageErrors.filter((error) => error !== 'This browser has no workers')).toEqual([])
})
