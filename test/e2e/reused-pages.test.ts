import { expect, it } from 'vitest'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'

setUpStore()

it('a closed page is reset and reused, unless its clock was changed', async () => {
  const first = await openPage(browser)
  await first.page.goto(store.site)
  await first.page.evaluate(() => localStorage.setItem('state', 'Texas'))
  await first.close()
  const second = await openPage(browser)
  expect(second.page).toBe(first.page)
  expect(await second.page.evaluate(() => localStorage.length)).toBe(0)
  await second.page.clock.install()
  await second.close()
  const third = await openPage(browser)
  expect(third.page).not.toBe(first.page)
  await third.close()
})
