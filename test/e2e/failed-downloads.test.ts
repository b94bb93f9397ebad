import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BUCKETS } from '../../infra/config/resources.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { createTestToken } from '../../shared/test-token.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { openPage, PHONE, TOUCH } from '../support/browser/browser.ts'
import { buttonOn, saveFile, toastOn } from '../support/browser/buying.ts'
import { browser, page, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 402.0.0'

const { download } = MESSAGES

const openPurchasedDownload = async (): Promise<string> => {
  const { token } = await store.buy()
  const address = `${store.site}/document/download/${token}`
  await page.goto(address)
  await whenHydrated(page)
  return address
}

/** An unsigned link, which storage rejects with 403. */
const rejectInStorage = (route: Route) =>
  route.fulfill({
    status: 302,
    headers: { location: `${store.servers.storage.url}/${BUCKETS.documents}/file_0.pdf` },
  })

const FAILURES: [(route: Route) => Promise<void>, string][] = [
  [(route) => route.fulfill({ status: 500, body: '' }), download.failed],
  [rejectInStorage, download.failed],
  [(route) => route.abort('connectionreset'), download.failed],
  [
    (route) =>
      route.fulfill({ status: 503, json: { code: 'not_ready', error: download.preparing } }),
    download.preparing,
  ],
]

describe('a failed download shows an error without leaving the page', () => {
  it('when the API, storage or the connection fails, or the file is regenerated', async () => {
    const address = await openPurchasedDownload()
    for (const [respond, text] of FAILURES) {
      await page.route('**/api/downloads/*/pdf', respond, { times: 1 })
      await buttonOn(page, 'Download PDF').click()
      await toastOn(page, download.failedTitle).waitFor()
      await page.getByText(text, { exact: true }).first().waitFor()
      expect(await toastOn(page, download.doneTitle).count()).toBe(0)
      await page.getByRole('button', { name: /^Dismiss/ }).click()
      await toastOn(page, download.failedTitle).waitFor({ state: 'hidden' })
    }
    await page.route('**/receipt', (route) => route.abort(), { times: 1 })
    await buttonOn(page, 'Download receipt').click()
    await page.getByText(download.failedReceipt).waitFor()
    expect((await saveFile(page, 'Download receipt')).name).toMatch(/^Receipt_CW-/)
    expect(page.url()).toBe(address)
  })

  it('storage takes longer than a minute, and the retry succeeds', async () => {
    await page.clock.install()
    await openPurchasedDownload()
    const requested = Promise.withResolvers<void>()
    await page.route('**/api/downloads/*/instructions', async () => requested.resolve(), {
      times: 1,
    })
    await buttonOn(page, 'Download Instructions').click()
    await requested.promise
    await page.clock.fastForward(60_000)
    await page.getByText(download.failedInstructions, { exact: true }).first().waitFor()
    const { name } = await saveFile(page, 'Download Instructions')
    expect(name).toBe('Bill_of_Sale_Etienne_Achterberg_instructions.pdf')
    await toastOn(page, download.doneTitle).waitFor()
    // The outcome replaces the notices of the start and of the failure.
    const earlier = [download.starting.instructions, download.failedTitle]
    for (const title of earlier) await expect.poll(() => toastOn(page, title).count()).toBe(0)
  })
})

it('an in-app browser shows where files can be saved and offers to copy the link', async () => {
  const opened = await openPage(browser, PHONE, { ...TOUCH, userAgent: INSTAGRAM })
  await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = `${store.site}/document/download/${createTestToken('bill-of-sale')}`
  await opened.page.goto(link)
  await whenHydrated(opened.page)
  await opened.page.getByText('which may not save files').waitFor()
  expect(await axeProblems(opened.page)).toEqual([])
  await buttonOn(opened.page, 'Copy the link').click()
  await toastOn(opened.page, 'Link copied').waitFor()
  await expect.poll(() => opened.page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await opened.close()
})
