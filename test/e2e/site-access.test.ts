import { describe, expect, it } from 'vitest'
import { SITE_PAGES, type SitePage } from '../../shared/site/pages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { DESKTOP, PHONE } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { settle } from '../support/browser/visit.ts'
import { isDeep } from '../support/deep.ts'

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  await settle(page)
}

const PER_DOCUMENT: readonly SitePage['route'][] = ['document', 'documentDetail', 'customize']

/**
 * Every route; one document of twelve, which the deep run visits all. The long table of /coverage has a test of its own.
 */
const routes = SITE_PAGES.filter(({ route }) => route !== 'coverage').filter(
  ({ route, path }) => isDeep || !PER_DOCUMENT.includes(route) || path.endsWith('/bill-of-sale'),
)

describe('a page', () => {
  it.each(routes)('$path passes axe on a phone and a desktop, light and dark', async ({ path }) => {
    await open(path)
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      expect(await axeProblemsInBothModes(page), `${viewport.width} px`).toEqual([])
    }
    expect(pageErrors).toEqual([])
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
