import { expect, it } from 'vitest'
import { SITE_ROUTES, type SiteRouteName, sitePath } from '../../shared/site/site-routes.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'

setUpStore()

const NAMES = Object.keys(SITE_ROUTES).filter((name): name is SiteRouteName => name in SITE_ROUTES)
const PARAMS = { documentId: 'bill-of-sale', token: 'unknown' }

const violationsOf = (pageErrors: readonly string[]) =>
  pageErrors.filter((text) => /content security policy/i.test(text))

it('no page does anything that its content security policy forbids', async () => {
  for (const path of [...NAMES.map((name) => sitePath(name, PARAMS)), '/no/such/page']) {
    const { page, pageErrors, close } = await openPage(browser)
    await page.goto(store.site + path)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('button')).first().waitFor()
    expect([path, violationsOf(pageErrors)]).toEqual([path, []])
    await close()
  }
})

it('a script that is not ours is stopped, and seen to be', async () => {
  const { page, pageErrors, close } = await openPage(browser)
  await page.goto(store.site)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  expect(await page.title()).not.toBe('taken over')
  expect(violationsOf(pageErrors)).toHaveLength(1)
  await close()
})
