import { expect, it } from 'vitest'
import { SITE_PAGES } from '../../shared/site/pages.ts'
import { SITE_ROUTE_NAMES, sitePath } from '../../shared/site/site-routes.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'

setUpStore()

/** Routes that site-pages.test.ts, which also checks for violations, does not visit. */
const NAMES = SITE_ROUTE_NAMES.filter((name) => !SITE_PAGES.some(({ route }) => route === name))
const PARAMS = { documentId: 'bill-of-sale', token: 'unknown' }

const violationsOf = (pageErrors: readonly string[]) =>
  pageErrors.filter((text) => /content security policy/i.test(text))

it('no page violates its content security policy', async () => {
  for (const path of [...NAMES.map((name) => sitePath(name, PARAMS)), '/no/such/page']) {
    const { page, pageErrors, close } = await openPage(browser)
    await page.goto(store.site + path)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('button')).first().waitFor()
    expect([path, violationsOf(pageErrors)]).toEqual([path, []])
    await close()
  }
})

it('a foreign script is blocked and reported', async () => {
  const { page, pageErrors, close } = await openPage(browser)
  await page.goto(store.site)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  await expect.poll(() => page.title()).not.toBe('taken over')
  expect(violationsOf(pageErrors)).toHaveLength(1)
  await close()
})
