import { describe, expect, it } from 'vitest'
import { BRAND } from '../../shared/content/brand.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string, heading: string) => {
  await page.goto(store.site + path)
  await whenRunning(page)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

describe.each([
  ['/terms', 'Terms of Service', 10, BRAND.legalEmail],
  ['/privacy', 'Privacy Policy', 11, BRAND.privacyEmail],
])('%s', (path, title, sections, address) => {
  it(`has ${sections} sections, its date and an address`, async () => {
    await open(path, title)
    await expect.poll(() => page.title()).toBe(`${title} | ${BRAND.name}`)
    await page.getByText('Last Updated April 5, 2025', { exact: true }).waitFor()
    const headings = await page.locator('main h2').allTextContents()
    expect(headings).toHaveLength(sections)
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      headings.map((_, index) => index + 1),
    )
    await page.locator(`main a[href="mailto:${address}"]`).waitFor()
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().click()
    await page.waitForURL(`**${path}#section-${sections}`)
    expect(await axeProblemsInBothModes(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})

describe('/style-guide', () => {
  it('has five tabs, each without fault', async () => {
    await open('/style-guide', 'Style Guide')
    const names = ['Colors', 'Typography', 'Components', 'Forms', 'Layouts']
    await expect.poll(() => page.getByRole('tab').allTextContents()).toEqual(names)
    for (const name of names) {
      await page.getByRole('tab', { name }).click()
      await page
        .getByRole('tabpanel', { name })
        .getByRole('heading', { level: 2 })
        .first()
        .waitFor()
      expect(await axeProblemsInBothModes(page)).toEqual([])
    }
    expect(pageErrors).toEqual([])
  })

  it('shows the conventions of forms', async () => {
    await open('/style-guide', 'Style Guide')
    await page.getByRole('tab', { name: 'Components' }).click()
    await expect.poll(() => page.locator('main').innerText()).toMatch(/\$79\.99[\s\S]*\$149\.99/)
    await page.getByRole('tab', { name: 'Forms' }).click()
    const field = page.getByLabel('Full legal name')
    await field.focus()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false')
    await field.blur()
    await page.getByText('Full legal name is required.').waitFor()
    await field.fill('Ann Lee')
    await expect.poll(() => page.getByText('Used: Ann Lee').count()).toBe(0)
    await page.getByText('Used: Ann Lee').waitFor()
  })
})
