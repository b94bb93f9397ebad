import { describe, expect, it } from 'vitest'
import { page, setUpVisitor, visit } from '../support/browser/fixtures.ts'
import {
  answer,
  errorAt,
  focusedElement,
  openForm,
  question,
} from '../support/browser/form-page.ts'

setUpVisitor()

describe('a form field', () => {
  it('loses nothing typed and left before the next frame', async () => {
    await openForm('bill-of-sale?step=price')
    await question('sale_amount').fill('12')
    await question('sale_amount').evaluate((box: HTMLInputElement) => {
      box.focus()
      box.setRangeText('1500,5', 0, 2)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      box.blur()
    })
    await expect.poll(() => question('sale_amount').inputValue()).toBe('1500,5')
    await expect.poll(() => errorAt('sale_amount')).toMatch(/valid dollar amount/)
    await question('sale_amount').evaluate((box: HTMLInputElement) => {
      box.focus()
      box.setRangeText('$1,500.5', 0, 6)
      box.dispatchEvent(new InputEvent('input', { bubbles: true }))
      box.blur()
    })
    await expect.poll(() => question('sale_amount').inputValue()).toBe('1500.50')
  })

  it('is marked as required, has help text, and shows no error on the first pass, then as you type', async () => {
    await openForm('bill-of-sale?step=price')
    await page.getByRole('textbox', { name: /^Sale price.*\(required\)$/ }).waitFor()
    expect(await question('sale_amount').getAttribute('aria-required')).toBe('true')
    const described = await question('sale_amount').getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).innerText()).not.toBe('')
    expect(await page.locator('[placeholder]').count()).toBe(0)
    await question('sale_amount').pressSequentially('abc')
    await expect.poll(() => errorAt('sale_amount')).toBe('')
    await page.keyboard.press('Tab')
    await expect.poll(() => errorAt('sale_amount')).toMatch(/valid dollar amount/)
    await expect.poll(() => page.title()).toMatch(/^Error: Price and handover/)
    await question('sale_amount').fill('12')
    await expect.poll(() => errorAt('sale_amount')).toBe('')
    await expect.poll(() => page.title()).toMatch(/^Price and handover/)
  })
})

describe('a repeated answer', () => {
  it('is suggested: the address of a party', async () => {
    await openForm('last-will-and-testament')
    await answer('fullName', 'Ana Ruiz')
    await answer('address', '12 Elm Street')
    await answer('city', 'Hartford')
    await answer('zip', '06103')
    await page.getByText('Saved on this device').waitFor()
    await visit('/customize/last-will-and-testament?step=people')
    await page.getByRole('button', { name: /^Use Ana Ruiz's address/ }).click()
    await expect
      .poll(() => question('executorAddress').inputValue())
      .toBe('12 Elm Street, Hartford, Connecticut 06103')
    await expect.poll(() => focusedElement()).toBe('question-executorAddress')
    await page.getByRole('button', { name: /Use .*address/ }).waitFor({ state: 'detached' })
    await expect
      .poll(() => question('executorAddress').getAttribute('autocomplete'))
      .toBe('section-executor street-address')
  })
})

describe('a conflict between two answers', () => {
  it('is shown at both: percentages that do not total 100', async () => {
    await openForm('llc-operating-agreement?step=members')
    await question('hasMember2').check()
    await page.getByText('Saved on this device').waitFor()
    await visit('/customize/llc-operating-agreement?step=money')
    await answer('member1Percentage', '60')
    await expect.poll(() => errorAt('member1Percentage')).toBe('')
    await question('member2Percentage').fill('30')
    await expect.poll(() => errorAt('member1Percentage')).toBe('')
    await question('member2Percentage').press('Tab')
    const message = 'Ownership percentages must total 100%. Currently they total 90%.'
    await expect.poll(() => errorAt('member2Percentage')).toBe(message)
    await expect.poll(() => errorAt('member1Percentage')).toBe(message)
    await answer('member1Percentage', '70')
    await expect.poll(() => errorAt('member2Percentage')).toBe('')
    await expect.poll(() => errorAt('member1Percentage')).toBe('')
  })

  it('is shown at both: a witness who receives something, on two steps and once in the summary', async () => {
    await openForm('last-will-and-testament?step=gifts')
    await answer('residualBeneficiary', 'Leo Ruiz 100%')
    await page.getByText('Saved on this device').waitFor()
    await visit('/customize/last-will-and-testament?step=signing')
    await answer('witness1', 'Leo Ruiz')
    await expect.poll(() => errorAt('witness1')).toMatch(/^Leo Ruiz receives something/)
    await page.getByRole('link', { name: /^Back/ }).click()
    // Two clicks before the next render go back one section, because both request the same one.
    await page.getByRole('heading', { level: 2, name: 'People in charge' }).waitFor()
    await page.getByRole('link', { name: /^Back/ }).click()
    await expect.poll(() => errorAt('residualBeneficiary')).toMatch(/^Leo Ruiz receives something/)
    await expect.poll(() => page.title()).toMatch(/^Error: Your gifts/)
    await visit('/customize/last-will-and-testament?step=check')
    await page.getByRole('button', { name: /^Pay/ }).click()
    const lines = page.getByRole('group', { name: /your attention/ }).getByRole('link')
    await lines.filter({ hasText: 'Leo Ruiz receives something' }).first().waitFor()
    await expect
      .poll(() => lines.filter({ hasText: 'Leo Ruiz receives something' }).count())
      .toBe(1)
  })
})

describe('a warning', () => {
  it('differs visually from an error, is read with its field and does not block', async () => {
    await openForm('bill-of-sale?step=price')
    await answer('sale_amount', '0')
    const warning = page.locator('#question-sale_amount-warning')
    await warning.getByText(/makes this a gift/).waitFor()
    await expect.poll(() => errorAt('sale_amount')).toBe('')
    await expect.poll(() => page.title()).not.toMatch(/^Error/)
    const described = await question('sale_amount').getAttribute('aria-describedby')
    expect(described).toContain('question-sale_amount-warning')
    await expect.poll(() => question('sale_amount').getAttribute('aria-invalid')).toBeNull()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await warning.waitFor({ state: 'detached' })
    await expect
      .poll(() => question('sale_amount').getAttribute('aria-describedby'))
      .not.toContain('question-sale_amount-warning')
    await page.getByRole('link', { name: /^Next/ }).click()
    await page.getByRole('heading', { name: 'Condition and promises' }).waitFor()
  })
})
