import { describe, expect, it } from 'vitest'
import { DOCUMENT } from '../../shared/content/document.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'

setUpVisitor()

const open = async (path: string) => {
  const response = await visit(`${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return response
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const panel = () => page.getByRole('tabpanel')

describe('a document page', () => {
  it('shows its price and main action in a sticky bar on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/document/prenuptial-agreement')
    const bar = page.locator('[data-buy-bar]')
    await expect.poll(() => bar.isVisible()).toBe(false)
    await tab('Use Cases').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 900)
    await bar.getByText('$99', { exact: true }).waitFor()
    await bar.getByRole('link', { name: DOCUMENT.start }).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('complementary', { name: 'Purchase' }).scrollIntoViewIfNeeded()
    await expect.poll(() => bar.isVisible()).toBe(false)
  })

  it('helps decide whether it is the right document, without blocking the purchase', async () => {
    await open('/document/promissory-note')
    const ask = (part: string) => panel().getByRole('group', { name: new RegExp(part) })
    await ask('lend for a living').getByLabel('No').check()
    await ask('land or a home').getByLabel('Yes').check()
    await panel().getByText('That takes a recorded mortgage or deed of trust.').waitFor()
    await ask('on credit').getByLabel('No').check()
    await ask('credit line').getByLabel('No').check()
    await panel().getByText('This document may not fit one of your answers').waitFor()
    await ask('land or a home').getByLabel('No').check()
    await panel().getByText('This document fits your answers.').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('link', { name: DOCUMENT.start }).first().click()
    await page.waitForURL(/\/customize\//)
    await page.locator('summary').getByText('Is this document right for you?').click()
    const noOption = page.getByRole('group', { name: /land or a home/ }).getByLabel('No')
    await expect.poll(() => noOption.isChecked()).toBe(true)
    await page
      .getByRole('group', { name: /on credit/ })
      .getByLabel('Yes')
      .check()
    await page.getByText('Retail credit has its own notices and limits.').waitFor()
    await page
      .getByRole('heading', { name: 'The loan' })
      .or(page.getByRole('textbox'))
      .first()
      .waitFor()
  })
})

it.each([
  ['/document/will', '/document/last-will-and-testament', '?from=mail', 'Key Terms', 'terms'],
  [
    '/document/detail/nda',
    '/document/detail/non-disclosure-agreement',
    '?state=Ohio',
    'Use Cases',
    'uses',
  ],
])(
  '%s redirects to %s with the query, and the selected tab is in the URL and restored from it',
  async (alias, path, query, name, id) => {
    await open(alias + query)
    const address = store.site + path + query
    await page.waitForURL(address)
    await tab(name).click()
    await page.waitForURL(`${address}#${id}`)
    await page.reload()
    await page.locator(`[role="tab"][data-value="${id}"][aria-selected="true"]`).waitFor()
    await page.getByRole('tab').first().click()
    await page.waitForURL(address)
    expect(pageErrors).toEqual([])
  },
)
