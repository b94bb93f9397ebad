import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { countSale, soldUnderOffer } from '../../lambdas/core/orders/offer-quota.ts'
import { OFFER, type Offer } from '../../shared/catalog/offer.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { settle } from '../support/browser/visit.ts'
import { readBuilt, WEB_BUILD } from '../support/web-build.ts'

setUpVisitor()

const DAY = 24 * 3_600_000

const fromNow = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

/** The offer as the build has written it into the scripts. */
const WRITTEN = JSON.stringify(OFFER).replaceAll('"', '')

afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  delete OFFER.endsAt
  delete OFFER.quota
})

/**
 * Gives the server this offer, and the page's scripts as a build with this offer has them. They get addresses
 * of their own: a page that is used again keeps in memory what it has loaded from the usual ones.
 */
const sellUnder = async (end: Pick<Offer, 'endsAt' | 'quota'>) => {
  Object.assign(OFFER, end)
  const offer = JSON.stringify(OFFER)
  const folder = `/assets-${randomUUID()}/`
  const scriptOf = (file: string) =>
    readBuilt(file).replaceAll(WRITTEN, offer).replaceAll('/assets/', folder)
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

/**
 * The text of a page and its description, the last one: this build wrote the first for an offer without an end.
 */
const readText = async (): Promise<string> => {
  const descriptions = await page
    .locator('meta[name="description"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')))
  return `${descriptions.at(-1)} ${await page.locator('body').innerText()}`
}

const textOf = async (path: string): Promise<string> => {
  await page.goto(store.site + path)
  await settle(page)
  return readText()
}

const PAGES = ['/', '/documents', '/pricing', '/document/bill-of-sale', '/customize/bill-of-sale']

/** Which of the two prices of a standard document, $19 and $39, a page names for it. */
const isReduced = (text: string): boolean => /\$19(?!\d)/.test(text)

/**
 * Until the server has answered, a page goes by the visitor's clock and may show the reduction. On a busy machine
 * the network can be idle before the page has asked, so this waits for the text and not for the network.
 */
const expectNoReduction = async (path: string) => {
  await textOf(path)
  await expect.poll(async () => [path, isReduced(await readText())]).toEqual([path, false])
}

describe('an offer with an end', () => {
  it('is shown until then', async () => {
    await sellUnder({ endsAt: fromNow(DAY) })
    expect(isReduced(await textOf('/pricing'))).toBe(true)
  })

  it('is on no page afterwards, although the clock of the visitor is a day behind', async () => {
    await sellUnder({ endsAt: fromNow(-60_000) })
    await page.clock.install({ time: Date.now() - DAY })
    for (const path of PAGES) await expectNoReduction(path)
  })
})

describe('an offer with a quota', () => {
  it('that is used up while a page is open: the refused buyer sees the new price and decides', async () => {
    await sellUnder({ quota: (await soldUnderOffer({ ...OFFER, quota: 1 })) + 1 })
    expect(isReduced(await textOf('/document/bill-of-sale'))).toBe(true)
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
    await page.waitForURL(`${store.parts.stripe.url}/**`)
    await expect.poll(() => page.locator('body').innerText()).toContain('$39.00')
  })
})
