import { describe, expect, it } from 'vitest'
import { SITE_PAGES, type SitePage } from '../../shared/site/pages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { settle } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string) => {
  await page.goto(store.site + path)
  await settle(page)
}

/** The routes around a purchase; the others are looked at in tests of their own. */
const ROUTES: readonly SitePage['route'][] = ['thankYou', 'downloadWithoutToken', 'cryptoReturn']
const routes = SITE_PAGES.filter(({ route }) => ROUTES.includes(route))

describe('a page around a purchase', () => {
  it.each(routes)('$path has nothing that axe finds, in light and dark', async ({ path }) => {
    await open(path)
    expect(await axeProblemsInBothModes(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('the keyboard and the screen reader', () => {
  it('skip to the content first', async () => {
    await open('/pricing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  it('are told of a new page, and start at its heading', async () => {
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

describe('an address of another name', () => {
  it('leads to the document, keeping the query, under one title', async () => {
    await open('/document/nda?from=letter')
    await page.waitForURL('**/document/non-disclosure-agreement?from=letter')
    await expect.poll(() => page.title()).toContain('Non-Disclosure Agreement')
    await expect.poll(() => page.locator('head title').count()).toBe(1)
    expect(pageErrors).toEqual([])
  })

  it('that nobody knows is answered with 404 and one title, and an API error as it is', async () => {
    const answer = await page.goto(`${store.site}/document/one/two`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Document Not Found' }).waitFor()
    await expect.poll(() => page.title()).toContain('Document Not Found')
    const api = await fetch(`${store.site}/api/downloads/unknown`)
    expect(api.status).toBe(404)
    expect(api.headers.get('content-type')).toContain('application/json')
  })
})
