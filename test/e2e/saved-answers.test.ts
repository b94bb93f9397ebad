import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'

let form: string
setUpStore()
beforeAll(async () => {
  form = `${store.site}/customize/bill-of-sale`
})

const FIRST = 'seller_name'
const input = (page: Page, key = FIRST) => page.locator(`[name="${key}"]`)
const stepOf = (key: string) =>
  template.steps.find(({ fields }) => fields.some((field) => field.key === key))?.id
const saved = (page: Page) => page.getByText('Saved on this device').waitFor()
const openForm = async (context: BrowserContext) => {
  const page = await context.newPage()
  await page.goto(form)
  await input(page).waitFor()
  return page
}

describe('what is typed', () => {
  it('is found again after a reload, and after the page was closed in the middle of a word', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    await input(page).fill('Ann Achterberg')
    await saved(page)
    await page.reload()
    expect(await input(page).inputValue()).toBe('Ann Achterberg')
    await input(page).press('End')
    await page.keyboard.type('-Qu')
    // No time to save: the page is closed at once.
    await page.close({ runBeforeUnload: false })
    const again = await openForm(page.context())
    expect(await input(again).inputValue()).toBe('Ann Achterberg-Qu')
    await close()
  })

  it('survives the death of its page when typing had paused', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    await input(page).fill('Ann Achterberg')
    await saved(page)
    const context = page.context()
    const session = await context.newCDPSession(page)
    const dead = page.waitForEvent('crash')
    void session.send('Page.crash').catch(() => dead)
    await dead
    const again = await openForm(context)
    expect(await input(again).inputValue()).toBe('Ann Achterberg')
    await close()
  })

  it('comes back with the question when a condition hides it and shows it again', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(`${form}?step=${stepOf('item_type')}`)
    const kind = input(page, 'item_type')
    await kind.selectOption('vehicle')
    const odometer = input(page, 'odometer_reading')
    await odometer.fill('98412')
    await kind.selectOption('other')
    await odometer.waitFor({ state: 'detached' })
    await kind.selectOption('vehicle')
    expect(await odometer.inputValue()).toBe('98412')
    await close()
  })

  it('is cleared after one question', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    await input(page).fill('Ann')
    await saved(page)
    await page.getByRole('button', { name: 'Clear my answers' }).click()
    await page.getByRole('button', { name: 'Keep them' }).click()
    expect(await input(page).inputValue()).toBe('Ann')
    await page.getByRole('button', { name: 'Clear my answers' }).click()
    await page.getByRole('button', { name: 'Clear them' }).click()
    expect(await input(page).inputValue()).toBe('')
    await page.reload()
    expect(await input(page).inputValue()).toBe('')
    await close()
  })
})

describe('two tabs', () => {
  it('show the newer answers', async () => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    const other = await openForm(page.context())
    await input(page).fill('Ann')
    await other.getByText('Brought up to date from another tab').waitFor()
    expect(await input(other).inputValue()).toBe('Ann')
    await close()
  })

  it.each([
    ['Keep the ones on this page', 'Bo'],
    ['Use those of the other tab', 'Ann'],
  ])('with newer answers in both ask which to keep: %s', async (choice, kept) => {
    const { page, close } = await openPage(browser)
    await page.goto(form)
    const other = await openForm(page.context())
    await input(other).fill('Bo')
    // The first tab saves while the second is still being typed in.
    await page.evaluate((key) => {
      localStorage.setItem(key, JSON.stringify({ version: 1, answers: { seller_name: 'Ann' } }))
    }, 'answers:v1:bill-of-sale')
    await other.getByText('These answers were changed in another tab too.').waitFor()
    expect(await input(other).inputValue()).toBe('Bo')
    const storedName = () =>
      page.evaluate((key) => localStorage.getItem(key), 'answers:v1:bill-of-sale')
    expect(await storedName()).toContain('Ann')
    await other.getByRole('button', { name: choice }).click()
    expect(await input(other).inputValue()).toBe(kept)
    await expect.poll(storedName).toContain(kept)
    await close()
  })
})

describe('a browser that keeps nothing', () => {
  it('says so, and the form works', async () => {
    const { page, pageErrors, close } = await openPage(browser)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        })
      }
    })
    await page.goto(form)
    await page.getByText('This browser keeps no answers').waitFor()
    await input(page).fill('Ann Achterberg')
    await page
      .getByRole('region', { name: 'Preview of the document' })
      .getByText('Ann Achterberg')
      .first()
      .waitFor()
    expect(pageErrors).toEqual([])
    await close()
  })
})
