import { expect, it } from 'vitest'
import { SITE_ROUTES, type SiteRouteName, sitePath } from '../../shared/site-routes.ts'
import { openPage } from '../support/browser.ts'
import { browser, inStore, store } from '../support/in-store.ts'

inStore()

const NAMES = Object.keys(SITE_ROUTES).filter((name): name is SiteRouteName => name in SITE_ROUTES)
const PARAMS = { documentId: 'bill-of-sale', token: 'unknown' }

const violationsOf = (complaints: readonly string[]) =>
  complaints.filter((text) => /content security policy/i.test(text))

it('no page does anything that its content security policy forbids', async () => {
  for (const path of [...NAMES.map((name) => sitePath(name, PARAMS)), '/no/such/page']) {
    const { page, complaints, close } = await openPage(browser)
    await page.goto(store.site + path)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('button')).first().waitFor()
    expect([path, violationsOf(complaints)]).toEqual([path, []])
    await close()
  }
})

it('a script that is not ours is stopped, and seen to be', async () => {
  const { page, complaints, close } = await openPage(browser)
  await page.goto(store.site)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  expect(await page.title()).not.toBe('taken over')
  expect(violationsOf(complaints)).toHaveLength(1)
  await close()
})
