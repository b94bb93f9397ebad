import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

let page: Page
let pageErrors: string[]
let close: () => Promise<void>
/** Lets the program come. */
let release: () => void

setUpStore()
beforeEach(async () => {
  const opened = await openPage(browser, { width: 390, height: 844 })
  page = opened.page
  pageErrors = opened.pageErrors
  close = opened.close
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/{initial,main}-*.js', async (route) => {
    await held
    await route.continue()
  })
})
afterEach(() => close())

const open = (path: string) => page.goto(store.site + path, { waitUntil: 'commit' })

describe('a visitor who is quicker than the program', () => {
  it('is answered when a button was pressed before', async () => {
    await open('/document/detail/bill-of-sale')
    const tab = page.getByRole('tab', { name: 'State Guidelines' })
    await tab.click()
    expect(await tab.getAttribute('aria-selected')).toBe('false')
    release()
    await page.getByText('42a-2-201').first().waitFor()
    expect(await tab.getAttribute('aria-selected')).toBe('true')
    expect(pageErrors).toEqual([])
  })

  it('stays where the page was scrolled to', async () => {
    await open('/terms')
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(1000)
    release()
    await whenRunning(page)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
  })

  it('follows a link without it', async () => {
    await open('/documents')
    await page.locator('a[href="/document/bill-of-sale"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Bill of Sale' }).waitFor()
    release()
    await whenRunning(page)
    expect(new URL(page.url()).pathname).toBe('/document/bill-of-sale')
  })

  it('cannot type into a form that would forget it', async () => {
    await open('/customize/bill-of-sale')
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    expect(await page.getByRole('banner').evaluate((bar) => bar.closest('[inert]'))).toBeNull()
    release()
    await whenRunning(page)
    expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    const seller = page.locator('[name="seller_name"]')
    await seller.fill('Wilhelmina Achterberg')
    expect(await seller.inputValue()).toBe('Wilhelmina Achterberg')
  })
})
