import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
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

it('fits a phone without horizontal scrolling', async () => {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(overflow).toBe(0)
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await page.getByRole('link', { name: 'Open Template Manager' }).click()
  await rowOn(page, 'Bill of Sale').getByRole('button', { name: 'Upload: Bill of Sale' }).waitFor()
  await expect.poll(overflow).toBe(0)
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  if (before) await page.setViewportSize(before)
})

it('creates placeholders of every document and state, with progress and a list', async () => {
  // One document represents all; test/functions/generation.test.ts generates the others.
  await page.route('**/api/document-generator', (route) =>
    route.request().postData()?.includes('bill-of-sale')
      ? route.continue()
      : route.fulfill({ json: { success: true, results: [], remaining: [] } }),
  )
  await create().click()
  const bar = page.getByRole('progressbar', { name: 'Creating templates' })
  await bar.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Creating...' }).isDisabled()).toBe(true)
  await page.getByText(/^[1-9]\d? of 12 documents$/).waitFor()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  const count = PLACEHOLDER_STATES.length
  const outcome = page.locator('main').getByText(MESSAGES.admin.created(count))
  await outcome.waitFor({ timeout: 300_000 })
  await noticeOn(page, placeholders.done, MESSAGES.admin.created(count)).waitFor()
  const table = page.getByRole('table', { name: 'Placeholders created' })
  await expect.poll(() => table.locator('tbody tr').count()).toBe(count)
  const listed = await table.locator('tbody tr td:last-child').allTextContents()
  expect(listed.sort()).toEqual(await templateFiles(store))
  await page.unrouteAll()
})

it('lists placeholders separately from uploads', async () => {
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
