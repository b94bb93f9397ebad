import { describe, expect, it } from 'vitest'
import { axeProblems } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor } from '../support/browser/fixtures.ts'
import { openForm } from '../support/browser/form-page.ts'

setUpVisitor()

const rows = () => page.locator('[name="children"]')
const texts = (): Promise<string[]> =>
  rows().evaluateAll((found) =>
    found.map((row) => (row instanceof HTMLTextAreaElement ? row.value : '')),
  )

/** The family step of the will, with children. */
const openFamily = async () => {
  await openForm('last-will-and-testament?step=family')
  await page.locator('[name="hasChildren"][value="yes"]').check()
  await rows().first().focus()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = (text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ state: 'attached' })

describe('a list of children', () => {
  it('grows with Enter, prints each row as a list item, and is reordered by keyboard with announcements', async () => {
    await openFamily()
    await page.keyboard.type('Ana Ruiz, born 2010')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Leo Ruiz, born 2012')
    await expect.poll(() => texts()).toEqual(['Ana Ruiz, born 2010', 'Leo Ruiz, born 2012'])
    const items = page.getByRole('region', { name: /preview/i }).getByRole('listitem')
    await items.filter({ hasText: 'Leo Ruiz, born 2012' }).waitFor()
    await page.getByRole('group', { name: /Your children.*required/ }).waitFor()
    await page.getByRole('textbox', { name: 'Child 2', exact: true }).waitFor()

    await rows().last().press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Mia')
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await button('Move child 3 up').focus()
    await page.keyboard.press('Enter')
    await status('Moved to position 2 of 3')
    await expect.poll(label).toBe('Move child 2 up')
    await page.keyboard.press('Enter')
    await expect.poll(() => texts()).toEqual(['Mia', 'Ana Ruiz, born 2010', 'Leo Ruiz, born 2012'])
    await status('Moved to position 1 of 3')
    await expect.poll(() => button('Move child 1 up').isDisabled()).toBe(true)
    await expect.poll(label).toBe('Move child 1 down')
    expect(pageErrors).toEqual([])
  })
})

describe('a list with columns', () => {
  const cell = (name: string) =>
    page
      .getByRole('group', { name: /Property Spouse 1/ })
      .getByRole('textbox', { name, exact: true })

  it('accepts each part in its column, adds up, prints a schedule row and gets the focus at a wrong cell', async () => {
    await openForm('divorce-settlement-agreement?step=property')
    await page.locator('[name="spouse1Property"]').focus()
    await page.keyboard.type('Savings ')
    await page.keyboard.press('Tab')
    await page.keyboard.type('44-71 99')
    await page.keyboard.press('Tab')
    await page.keyboard.type('$8,200')
    await expect.poll(() => cell('Item 1: Ends in').inputValue()).toBe('4471')
    await page.locator('[name="spouse1Property"]').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.insertText('House at 18 Orchard Lane, value 412000')
    await page.locator('[name="spouse2Property"]').focus()
    await expect.poll(() => cell('Item 2: Value').inputValue()).toBe('412,000')
    await expect.poll(() => cell('Item 2').inputValue()).toBe('House at 18 Orchard Lane')
    await page.getByText('Total $420,200.00').waitFor()
    const row = page.getByRole('region', { name: /preview/i }).getByRole('row')
    await row.filter({ hasText: /Savings.*4471.*\$8,200\.00/ }).waitFor()
    await row.filter({ hasText: /House at 18 Orchard Lane.*\$412,000\.00/ }).waitFor()
    await page.getByText('Saved on this device').waitFor()
    await page.reload()
    await expect.poll(() => cell('Item 1: Value').inputValue()).toBe('8,200')
    expect(await axeProblems(page)).toEqual([])

    await cell('Item 1: Value').fill('12k')
    await page.getByRole('link', { name: /^Next/ }).first().click()
    await page.getByRole('link', { name: 'Line 1, Value: please' }).click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Item 1: Value')
    expect(pageErrors).toEqual([])
  })
})
