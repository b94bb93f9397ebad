import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { countSale, readOfferSales } from '../../lambdas/core/orders/offer-quota.ts'
import { OFFER, type Offer } from '../../shared/catalog/offer.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { settle } from '../support/browser/visit.ts'
import { readBuilt, WEB_BUILD } from '../support/web-build.ts'

setUpVisitor()

const DAY_MS = 24 * 3_600_000

const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/** The offer as written into the scripts by the build. */
const BUILT_OFFER = JSON.stringify(OFFER).replaceAll('"', '')

afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  delete OFFER.endsAt
  delete OFFER.quota
})

/**
 * Serves this offer, and scripts that were built with it. Their URLs are unique, because a reused page caches modules
 * in memory.
 */
const serveOffer = async (end: Pick<Offer, 'endsAt' | 'quota'>) => {
  Object.assign(OFFER, end)
  const offer = JSON.stringify(OFFER)
  const folder = `/assets-${randomUUID()}/`
  const scriptOf = (file: string) =>
    readBuilt(file).replaceAll(BUILT_OFFER, offer).replaceAll('/assets/', folder)
  await page.route(`${store.site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.startsWith(folder)) {
      const file = pathname.replace(folder, 'assets/')
      const script = { contentType: 'text/javascript', body: '' }
      if (!file.endsWith('.js')) return route.fulfill({ path: join(WEB_BUILD, file) })
      return route.fulfill({ ...script, body: scriptOf(file) })
    }
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await fetch(route.request().url())
    const body = (await response.text()).replaceAll('/assets/', folder)
    await route.fulfill({ status: response.status, contentType: 'text/html', body })
  })
}

/** The text and description of a page. The last one was built for an offer without an end. */
const readText = async (): Promise<string> => {
  const descriptions = await page
    .locator('meta[name="description"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
  return `${descriptions.at(-1)} ${await page.locator('body').innerText()}`
}

const open = async (path: string) => {
  await page.goto(store.site + path)
  await settle(page)
}

/** Pages with prices, each linked from the one before. */
const PAGES = ['/', '/pricing', '/documents', '/document/bill-of-sale', '/customize/bill-of-sale']

/** The price, $19 or $39, that a page shows for a standard document. */
const isReduced = (text: string): boolean => /\$19(?!\d)/.test(text)

/** Before the server responds, a page uses the visitor's clock and may show the discount. */
const expectNoReduction = (path: string) =>
  expect.poll(async () => [path, isReduced(await readText())]).toEqual([path, false])

describe('an offer with an end date', () => {
  it('is shown on no page afterward, even if the visitor’s clock is a day behind', async () => {
    await serveOffer({ endsAt: fromNow(-60_000) })
    await page.clock.install({ time: Date.now() - DAY_MS })
    await open('/')
    for (const path of PAGES) {
      if (path !== '/')
        await page.locator(`a[href^="${path}"]`).locator('visible=true').first().click()
      await page.waitForURL((url) => url.pathname === path)
      await settle(page)
      await expectNoReduction(path)
    }
  })
})

describe('an offer with a quota', () => {
  it('used up while a page is open shows the rejected buyer the new price', async () => {
    await serveOffer({ quota: (await readOfferSales({ ...OFFER, quota: 1 })) + 1 })
    // After the sale, the server would report that the offer is used up.
    const response = page.waitForResponse((response) => response.url().endsWith('/api/offer'))
    await open('/document/bill-of-sale')
    expect(isReduced(await readText())).toBe(true)
    await response
    await countSale()
    await page
      .getByRole('button', { name: /^Purchase/ })
      .first()
      .click()
    await page.getByText(MESSAGES.priceNow('$39')).first().waitFor()
    expect(isReduced(await page.locator('main').innerText())).toBe(false)
    await page
      .getByRole('button', { name: /^Purchase/ })
      .first()
      .click()
    await page.waitForURL(`${store.servers.stripe.url}/**`)
    await expect.poll(() => page.locator('body').innerText()).toContain('$39.00')
  })
})
