import { describe, expect, it } from 'vitest'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string) => {
  await visit(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('an unknown URL', () => {
  it('shows an error with links back and home, and is logged', async () => {
    await open('/pricing')
    await visit('/no/such/page')
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
    await page.getByText('404', { exact: true }).waitFor()
    expect(pageErrors.some((line) => line.includes('/no/such/page'))).toBe(true)
    await expect
      .poll(() => page.getByRole('link', { name: 'Browse all templates' }).count())
      .toBe(0)
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${store.site}/`)
    await page.goBack()
    await page.getByRole('button', { name: 'Go Back' }).click()
    await page.waitForURL('**/pricing')
  })
})

describe('the scroll position', () => {
  const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY))
  /** Resolves one frame after the page has handled the event. */
  const scrollTo = (y: number) =>
    page.evaluate(
      (top) =>
        new Promise((done) => {
          window.addEventListener('scroll', done, { once: true })
          window.scrollTo(0, top)
        }).then(() => top),
      y,
    )

  it('starts at the top, and is restored on back and reload', async () => {
    await open('/terms')
    await scrollTo(700)
    // Playwright's click would first scroll to the link's position without `position: sticky`.
    await page.locator('nav[aria-label=Main] a[href="/pricing"]').dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: 'One Simple Price' }).waitFor()
    await expect.poll(scrollPosition).toBe(0)
    await scrollTo(300)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    await expect.poll(scrollPosition).toBe(700)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'One Simple Price' }).waitFor()
    await expect.poll(scrollPosition).toBe(300)
    await page.reload()
    await whenHydrated(page)
    await expect.poll(scrollPosition).toBe(300)
  })

  it('follows the URL hash and stays when only part of the page changes', async () => {
    await open('/terms#section-5')
    await expect.poll(scrollPosition).toBeGreaterThan(500)
    await open('/coverage')
    await scrollTo(200)
    await page.getByLabel('State', { exact: true }).selectOption('Texas')
    await page.waitForURL(/state=/i)
    await expect.poll(scrollPosition).toBe(200)
  })
})

describe('a page whose code fails to load', () => {
  it('leaves the visitor on the linking page, reloaded', async () => {
    await open('/terms')
    await page.route(/\/pricing-.*\.js/, (route) => route.abort())
    const loaded = page.waitForEvent('load')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click()
    await loaded
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
  })

  it('can be retried when its content fails, without technical wording', async () => {
    await open('/documents')
    await page.route(/\/story-.*\.js/, (route) => route.abort())
    await page.locator('a[href="/document/bill-of-sale"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
    expect(await page.getByText(/dynamically imported module/).count()).toBe(0)
    await page.getByRole('link', { name: 'Return to Home' }).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bill of Sale' }).waitFor()
  })
})

describe('keyboard and screen reader users', () => {
  it('can skip to the content first', async () => {
    await open('/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('reach the links of the menu after its button on a phone', async () => {
    await page.setViewportSize(PHONE)
    await open('/terms')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('button', { name: 'Close menu' }).press('Tab')
    const focused = page.getByRole('navigation', { name: 'Main' }).locator('a:focus')
    expect(await focused.textContent()).toBe('Documents')
  })

  it('get new pages announced and start at the heading', async () => {
    await open('/terms')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click()
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    const title = await page.title()
    expect(title).toContain('Pricing')
    await page.getByRole('status').filter({ hasText: title }).waitFor({ state: 'attached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('One Simple')
  })
})
