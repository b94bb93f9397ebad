import { describe, expect, it } from 'vitest'
import { BRAND } from '../../shared/content/brand.ts'
import { axeProblems, axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  await whenRunning(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const hrefs = async (selector: string) =>
  page.locator(`${selector} a`).evaluateAll((links) => links.map((a) => a.getAttribute('href')))

describe('the top bar', () => {
  it('stays in view and leads to documents, pricing and case studies', async () => {
    await open('/terms')
    await expect
      .poll(() => hrefs('header nav[aria-label=Main]'))
      .toEqual(['/documents', '/pricing', '/case-studies', '/documents'])
    await page.evaluate(() => window.scrollTo(0, 1500))
    const box = await page.getByRole('link', { name: 'Get Started' }).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(64)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await page.waitForURL('**/documents')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  })

  it('shows progress while the next page is slow to load', async () => {
    await open('/terms')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/pricing-*.js', async (route) => {
      await released
      await route.continue()
    })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click()
    const progress = page.getByRole('status', { name: 'Loading the page' })
    await progress.waitFor({ state: 'attached' })
    release()
    await page.waitForURL('**/pricing')
    await progress.waitFor({ state: 'detached' })
    await page.unrouteAll()
  })

  it.each([
    [767, true],
    [768, false],
  ])('at %i px has a menu: %s', async (width, menu) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/pricing')
    await expect.poll(() => page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(menu)
    await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(!menu)
  })

  it('opens a menu on phones that closes with a choice or Escape', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/pricing')
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect.poll(() => menu.isVisible()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'Case Studies' }).click()
    await page.waitForURL('**/case-studies')
    await expect.poll(() => menu.isVisible()).toBe(false)
    expect(pageErrors).toEqual([])
  })
})

describe('the footer', () => {
  it('leads everywhere and names the year', async () => {
    await open('/pricing')
    await expect
      .poll(() => hrefs('footer'))
      .toEqual([
        '/documents',
        '/documents?category=individual',
        '/documents?category=family',
        '/documents?category=business',
        '/case-studies',
        '/pricing',
        '/coverage',
        '/find-purchase',
        '/verify',
        '/terms',
        '/privacy',
        `mailto:${BRAND.supportEmail}`,
      ])
    const footer = await page.locator('footer').innerText()
    expect(footer).toContain(BRAND.tagline)
    expect(footer).toContain('not a law firm')
    expect(footer).toContain('30-day guarantee')
    expect(footer).toContain(`© ${new Date().getFullYear()} ${BRAND.name}`)
  })
})

describe('an unknown address', () => {
  it('says so, leads back and home, and is logged', async () => {
    await open('/pricing')
    await page.goto(`${store.site}/no/such/page`)
    await whenRunning(page)
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

  it('below /document/ leads to the templates', async () => {
    await open('/document/one/two/three')
    await page.getByRole('heading', { level: 1, name: 'Document Not Found' }).waitFor()
    await page.getByRole('link', { name: 'Browse all templates' }).click()
    await page.waitForURL('**/documents')
  })
})

describe('the place on a page', () => {
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  /** Resolves a frame after the page handled it. */
  const scrollTo = (y: number) =>
    page.evaluate(
      (top) =>
        new Promise((done) => {
          window.addEventListener('scroll', done, { once: true })
          window.scrollTo(0, top)
        }).then(() => top),
      y,
    )

  it('is its top when it is opened, and where one was when one comes back or loads it again', async () => {
    await open('/terms')
    await scrollTo(700)
    // A press of Playwright's mouse first scrolls to where the link of the bar would be without its stickiness.
    await page.locator('nav[aria-label=Main] a[href="/pricing"]').dispatchEvent('click')
    await page.getByRole('heading', { level: 1, name: 'One Simple Price' }).waitFor()
    await expect.poll(place).toBe(0)
    await scrollTo(300)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
    await expect.poll(place).toBe(700)
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'One Simple Price' }).waitFor()
    await expect.poll(place).toBe(300)
    await page.reload()
    await whenRunning(page)
    await expect.poll(place).toBe(300)
  })

  it('is what the address names, and stays where a choice changes only a part of the page', async () => {
    await open('/terms#section-5')
    await expect.poll(place).toBeGreaterThan(500)
    await open('/coverage')
    await scrollTo(200)
    await page.getByLabel('State', { exact: true }).selectOption('Texas')
    await page.waitForURL(/state=/i)
    await expect.poll(place).toBe(200)
  })
})

describe('a page whose code cannot be fetched', () => {
  it('leaves the visitor on the page that links to it, loaded again', async () => {
    await open('/terms')
    await page.route(/\/pricing-.*\.js/, (route) => route.abort())
    const loaded = page.waitForEvent('load')
    await page.getByRole('navigation', { name: 'Main' }).getByText('Pricing').click()
    await loaded
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
  })

  it('can be tried again when its content cannot, without a word for developers', async () => {
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
