import { describe, expect, it } from 'vitest'
import { page, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const section = (name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) })

const openHome = async () => {
  await visit('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

describe('the home page', () => {
  it.each([true, false])(
    'searches the library from the hero, with scripts: %s',
    async (scripts) => {
      if (!scripts) await page.route(/\.js$/, (route) => route.abort())
      await page.goto(store.site)
      if (scripts) await whenHydrated(page)
      const field = page.getByRole('searchbox', { name: 'What do you need?' })
      await field.fill('sell my car')
      await field.press('Enter')
      await page.waitForURL('**/documents?q=sell+my+car')
    },
  )

  it('shows four case studies and four more per click, all marked as examples', async () => {
    await openHome()
    const studies = section('Case studies').getByRole('article')
    const more = page.getByRole('button', { name: 'Load More Case Studies' })
    for (const count of [4, 8, 12]) {
      await expect.poll(() => studies.count()).toBe(count)
      if (count < 12) await more.click()
    }
    await expect.poll(() => more.count()).toBe(0)
    await expect.poll(() => studies.getByText('Illustrative example').count()).toBe(12)
    const quotes = section('What people say').locator('figure')
    const marked = quotes.getByText('Illustrative example')
    await expect.poll(() => marked.count()).toBe(await quotes.count())
  })
})
