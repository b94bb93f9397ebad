import { beforeEach, describe, expect, it } from 'vitest'
import { UNKNOWN_PURCHASE } from '../../shared/content/purchase-notices.ts'
import { DOWNLOAD_MESSAGES } from '../../shared/download-messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

/** Releases the delayed scripts. */
let release: () => void

setUpVisitor()
beforeEach(async () => {
  await page.setViewportSize(PHONE)
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/start-*.js', async (route) => {
    await released
    await route.continue()
  })
})
const open = (path: string) => page.goto(store.site + path, { waitUntil: 'commit' })

describe('a visitor faster than the scripts', () => {
  it('does not lose the text typed into the search', async () => {
    await open('/documents')
    const search = page.getByRole('searchbox')
    await search.fill('lend money')
    release()
    await page.getByRole('main').getByText('Promissory Note').first().waitFor()
    await whenHydrated(page)
    await expect.poll(() => search.inputValue()).toBe('lend money')
    await page.waitForURL(/q=lend\+money/)
  })
})

const UNKNOWN = UNKNOWN_PURCHASE.title

describe('a buyer returning from checkout before the scripts load', () => {
  it.each([
    ['/document/bill-of-sale?session_id=cs_test_1', STATE_TEXTS.open.title, UNKNOWN],
    ['/thank-you?session_id=cs_test_1', 'Thank you', DOWNLOAD_MESSAGES.thankYou.errorTitle],
  ])('sees the order status at %s, without a sales page or an error', async (path, title, end) => {
    await open(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await expect.poll(() => page.getByRole('main').getByText('Purchase Template').count()).toBe(0)
    await expect.poll(() => page.getByRole('main').getByText(end).count()).toBe(0)
    release()
    // This document was not bought, and the page says so after the server's response.
    await page.getByRole('heading', { level: 1, name: end }).waitFor()
  })
})

/** Opens a form and waits until it accepts input, which it does before its scripts have loaded. */
const openForm = async (path: string) => {
  await open(path)
  await page.locator('main:not([inert]) form').first().waitFor()
}

describe('a visitor filling in a form before hydration', () => {
  const isInert = () => page.locator('main').evaluate((main: HTMLElement) => main.inert)
  const answer = (key: string) => page.locator(`[name="${key}"]`)

  it('does not lose input, choices, focus or caret', async () => {
    await openForm('/customize/bill-of-sale')
    await answer('seller_name').pressSequentially('Wilhelmina Achterberg')
    await answer('seller_address').pressSequentially('12 Mill Lane, Albany, NY 12207')
    await answer('seller_type').selectOption('corporation')
    await answer('seller_in_business').check()
    await answer('buyer_name').pressSequentially('Bo Reed')
    await page.keyboard.press('Home')
    release()
    await whenHydrated(page)
    await page.keyboard.type('Al')
    await expect.poll(() => answer('seller_name').inputValue()).toBe('Wilhelmina Achterberg')
    await expect
      .poll(() => answer('seller_address').inputValue())
      .toBe('12 Mill Lane, Albany, NY 12207')
    await expect.poll(() => answer('seller_type').inputValue()).toBe('corporation')
    await expect.poll(() => answer('seller_in_business').isChecked()).toBe(true)
    await expect.poll(() => answer('buyer_name').inputValue()).toBe('AlBo Reed')
    await page.getByText('Saved on this device').waitFor()
    await page.reload()
    await whenHydrated(page)
    await expect.poll(() => answer('seller_name').inputValue()).toBe('Wilhelmina Achterberg')
    expect(pageErrors).toEqual([])
  })

  it('can finish composing a word with an IME', async () => {
    await openForm('/customize/bill-of-sale')
    await answer('seller_name').focus()
    const keyboard = await page.context().newCDPSession(page)
    const composition = { text: 'さ', selectionStart: 1, selectionEnd: 1 }
    await keyboard.send('Input.imeSetComposition', composition)
    release()
    await page.waitForLoadState('networkidle')
    await keyboard.send('Input.insertText', { text: '佐藤' })
    await whenHydrated(page)
    await expect.poll(() => answer('seller_name').inputValue()).toBe('佐藤')
    await page.keyboard.type(' Ann')
    await expect.poll(() => answer('seller_name').inputValue()).toBe('佐藤 Ann')
    expect(pageErrors).toEqual([])
  })

  it.each([
    ['when answers are saved on the device', '/customize/bill-of-sale', true],
    ['at another section', '/customize/bill-of-sale?step=item', false],
    ['at an alias of the document', '/customize/nda', false],
  ])('waits for hydration %s', async (_, path, draft) => {
    if (draft) {
      await page.addInitScript(() => localStorage.setItem('answers:v1:bill-of-sale', '{}'))
    }
    await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    await expect.poll(isInert).toBe(true)
    await expect.poll(() => page.locator('main form').isHidden()).toBe(true)
    await expect
      .poll(() => page.getByRole('banner').evaluate((bar) => bar.closest('[inert]')))
      .toBeNull()
    release()
    await whenHydrated(page)
    await expect.poll(isInert).toBe(false)
    await page.locator('main form').waitFor()
  })
})
