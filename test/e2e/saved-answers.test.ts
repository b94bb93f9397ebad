import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const FORM = '/customize/bill-of-sale'
const FIRST_FIELD = 'seller_name'
const input = (page: Page, key = FIRST_FIELD) => page.locator(`[name="${key}"]`)
const stepOf = (key: string) =>
  template.steps.find(({ fields }) => fields.some((field) => field.key === key))?.id
const waitUntilSaved = () => page.getByText('Saved on this device').waitFor()
const openForm = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(store.site + FORM)
  await whenHydrated(page)
  await input(page).waitFor()
  return page
}

describe('typed input', () => {
  it('is restored after a reload, and after the page was closed mid-word', async () => {
    await visit(FORM)
    await input(page).fill('Ann Achterberg')
    await waitUntilSaved()
    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => input(page).inputValue()).toBe('Ann Achterberg')
    await input(page).press('End')
    await page.keyboard.type('-Qu')
    // The page is closed immediately, without time to save.
    await page.close({ runBeforeUnload: false })
    const reopened = await openForm(page.context())
    await expect.poll(() => input(reopened).inputValue()).toBe('Ann Achterberg-Qu')
  })

  it('is restored with a field that is hidden and shown again', async () => {
    await visit(`${FORM}?step=${stepOf('item_type')}`)
    const kind = input(page, 'item_type')
    await kind.selectOption('vehicle')
    const odometer = input(page, 'odometer_reading')
    await odometer.fill('98412')
    await kind.selectOption('other')
    await odometer.waitFor({ state: 'detached' })
    await kind.selectOption('vehicle')
    await expect.poll(() => odometer.inputValue()).toBe('98412')
  })

  it('from an outdated version of the form is shown once and not used', async () => {
    await saveAnswers(page, store.site, template, { seller_name: 'Ann', item_type: 'rocket' })
    await visit(FORM)
    const note = page.getByRole('status').filter({ hasText: 'The form has changed' })
    await note.getByText('What kind of item is it?: rocket').waitFor()
    await expect.poll(() => input(page).inputValue()).toBe('Ann')
    expect(await axeProblems(page)).toEqual([])
    await note.getByRole('button', { name: 'Dismiss' }).click()
    await note.waitFor({ state: 'detached' })
  })
})

describe('two tabs', () => {
  const waitForForkNotice = () => page.getByText('This draft was changed in another tab.').waitFor()

  it('have separate answers: changes in one are only offered in the other', async () => {
    await visit(FORM)
    await input(page).fill('Ann')
    await waitUntilSaved()
    const other = await openForm(page.context())
    await expect.poll(() => input(other).inputValue()).toBe('Ann')
    await input(other).fill('Bo')
    await waitForForkNotice()
    await expect.poll(() => input(page).inputValue()).toBe('Ann')
    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => input(page).inputValue()).toBe('Ann')
    await other.reload()
    await whenHydrated(other)
    await expect.poll(() => input(other).inputValue()).toBe('Bo')
  })
})

describe('drafts', () => {
  it('are created, named after the parties, opened and deleted', async () => {
    await page.setViewportSize(PHONE)
    const drafts = page.getByRole('button', { name: 'Drafts', exact: true })
    const list = page.getByRole('dialog', { name: 'Drafts: Bill of Sale' })
    await visit(FORM)
    await input(page).fill('Ann Achterberg')
    await input(page, 'buyer_name').fill('Bo Quill')
    await drafts.click()
    await list.getByText('Ann Achterberg and Bo Quill').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await list.getByRole('button', { name: 'Start another' }).click()
    await expect.poll(() => input(page).inputValue()).toBe('')
    await input(page).fill('Cleo Dray')
    await waitUntilSaved()
    await drafts.click()
    await list.getByText('On this page').waitFor()
    await list.getByRole('button', { name: 'Open: Ann Achterberg and Bo Quill' }).click()
    await expect.poll(() => input(page).inputValue()).toBe('Ann Achterberg')
    await drafts.click()
    await list.getByRole('button', { name: 'Delete: Cleo Dray' }).click()
    await list.getByRole('button', { name: 'Delete draft' }).click()
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
    await list.getByRole('button', { name: 'Continue with this one' }).click()
    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => input(page).inputValue()).toBe('Ann Achterberg')
    expect(pageErrors).toEqual([])
  })
})
