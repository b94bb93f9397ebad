import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { PLACEHOLDER_STATES } from '../../../shared/template-files.ts'
import {
  type AdminWindow,
  noticeOn,
  openAsAdmin,
  rowOn,
  startOverAfterFailure,
} from '../../support/browser/admin-pages.ts'
import { axeProblemsInBothModes } from '../../support/browser/axe.ts'
import { PHONE } from '../../support/browser/browser.ts'
import { browser, setUpOwnStore, store } from '../../support/browser/fixtures.ts'
import { templateFiles } from '../../support/store/rows.ts'

let opened: AdminWindow
let page: Page

setUpOwnStore()
beforeAll(async () => {
  opened = await openAsAdmin(browser, store, '/admin')
  page = opened.page
})
startOverAfterFailure(() => page, '/admin')

const create = () => page.getByRole('button', { name: 'Create Template Placeholders' })
const { placeholders } = MESSAGES.templates

it('has its title, two tabs and five tools, four of them still to come', async () => {
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  await expect
    .poll(() => page.getByRole('tab').allTextContents())
    .toEqual(['Dashboard', 'Settings'])
  for (const name of [
    'User Management',
    'Payment Settings',
    'System Settings',
    'Document Approval',
  ]) {
    const card = page.getByRole('listitem').filter({ hasText: name })
    await card.getByText('Coming soon').waitFor()
    await expect.poll(() => card.getByRole('link').count()).toBe(0)
  }
  const manager = page.getByRole('link', { name: 'Open Template Manager' })
  await expect.poll(() => manager.getAttribute('href')).toBe('/admin/templates')
  await page.getByRole('heading', { name: 'Legacy Tools' }).waitFor()
  await page.getByText('No purchases found.').waitFor()
  await page.getByText('Every payment matches an order.').waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  expect(opened.pageErrors).toEqual([])
})

it('has a header of its own, without what the shop has for visitors, and purchases before the tools', async () => {
  const links = page.getByRole('banner').getByRole('link')
  await expect.poll(() => links.allTextContents()).toEqual(['Dashboard', 'Templates', 'View store'])
  await expect.poll(() => page.getByRole('link', { name: 'Get Started' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.indexOf('Purchases')).toBeLessThan(headings.indexOf('Tools'))
})

it('is worked with the keyboard: the tabs, and what they show', async () => {
  await page.getByRole('tab', { name: 'Dashboard' }).press('ArrowRight')
  await page.getByText(MESSAGES.admin.settings).waitFor()
  await page.getByRole('heading', { name: 'Legacy Tools' }).waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: 'Settings' }).press('Home')
  await page.getByRole('heading', { name: 'Legacy Tools' }).waitFor()
})

it('fits a phone without scrolling sideways', async () => {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
  await page.getByRole('link', { name: 'Open Template Manager' }).click()
  const cards = page.getByRole('list', { name: 'Core templates' })
  const card = cards.getByRole('listitem').filter({ hasText: 'Bill of Sale' })
  await card.getByRole('button', { name: 'Upload: Bill of Sale' }).waitFor()
  for (const label of ['Pages', 'Status', 'Last Updated']) {
    await card.getByText(label).first().waitFor()
  }
  const matrix = page.getByRole('list', { name: 'Document Content Matrix' })
  await matrix.getByText('Bill of Sale', { exact: true }).click()
  await matrix.getByText("What's Included").locator('visible=true').waitFor()
  await expect.poll(() => page.getByRole('table').count()).toBe(0)
  await expect.poll(overflow).toBe(0)
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  if (before) await page.setViewportSize(before)
})

it('says why when the placeholders cannot be made', async () => {
  await page.route('**/api/document-generator', (route) =>
    route.fulfill({ json: { success: false, results: [], remaining: [], error: 'No paper left' } }),
  )
  await create().click()
  await noticeOn(page, placeholders.failedTitle, 'No paper left').waitFor()
  await page.getByText('Error creating templates: No paper left').waitFor()
  await expect
    .poll(() => page.getByRole('alert').filter({ hasText: 'No paper left' }).count())
    .toBe(1)
  await page.unrouteAll()
})

it.each<[string, (route: Route) => Promise<void>]>([
  ['an empty answer', (route) => route.fulfill({ body: '' })],
  ['an answer without content', (route) => route.fulfill({ json: {} })],
  ['a broken connection', (route) => route.abort()],
])('says of %s that the error is unknown', async (_, answer) => {
  await page.route('**/api/document-generator', answer)
  await create().click()
  await page.getByText('Error creating templates: An unknown error occurred').waitFor()
  await page.unrouteAll()
})

it('makes placeholders of every document for every state, tells how far it is, and lists them', async () => {
  await create().click()
  const bar = page.getByRole('progressbar', { name: 'Creating templates' })
  await bar.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Creating...' }).isDisabled()).toBe(true)
  await page.getByText(/^[1-9]\d? of 12 documents$/).waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  const count = enabledEntries().length * PLACEHOLDER_STATES.length
  const outcome = page.locator('main').getByText(MESSAGES.admin.created(count))
  await outcome.waitFor({ timeout: 300_000 })
  await noticeOn(page, placeholders.done, MESSAGES.admin.created(count)).waitFor()
  const table = page.getByRole('table', { name: 'Placeholders created' })
  await expect.poll(() => table.locator('tbody tr').count()).toBe(count)
  const listed = await table.locator('tbody tr td:last-child').allTextContents()
  expect(listed.sort()).toEqual(await templateFiles(store))
})

it('keeps placeholders apart from uploads', async () => {
  await page.getByRole('link', { name: 'Templates', exact: true }).click()
  await rowOn(page, 'Bill of Sale').getByText('PDF present (placeholder)').waitFor()
  await page.getByRole('button', { name: 'Versions: Bill of Sale' }).click()
  const versions = page.getByRole('dialog', { name: 'Bill of Sale: versions' })
  const count = PLACEHOLDER_STATES.length
  await versions.getByRole('tab', { name: `Placeholders (${count})`, selected: true }).waitFor()
  await expect.poll(() => versions.getByRole('listitem').count()).toBe(count)
  await versions.getByRole('tab', { name: 'Uploads (0)' }).click()
  await versions.getByText('Nothing has been uploaded.').waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
})
