import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import { noticeOn, openAsAdmin, startOverAfterFailure } from '../support/browser/admin-pages.ts'
import {
  buyBillOfSale,
  payWithoutOrder,
  purchasesOn,
  searchOn,
} from '../support/browser/admin-sign-in.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { BUYER_EMAIL } from '../support/store/store.ts'

let page: Page
let order: Awaited<ReturnType<typeof buyBillOfSale>>

setUpStore()
beforeAll(async () => {
  // A single purchase would be expanded automatically.
  order = await buyBillOfSale(store)
  await buyBillOfSale(store)
  page = (await openAsAdmin(browser, store, '/admin')).page
})
startOverAfterFailure(() => page, '/admin')

describe('the purchase list', () => {
  it('filters by partial address and date, and opens each purchase', async () => {
    const part = order.buyer.slice(2, 12)
    await page.getByRole('searchbox').fill(part)
    await page.getByLabel('Status', { exact: true }).selectOption('ready')
    await page.getByRole('button', { name: 'Search' }).click()
    await purchasesOn(page).locator('summary').getByText(order.buyer).waitFor()
    await expect.poll(() => purchasesOn(page).locator('summary').count()).toBe(1)
    await page.getByText('1 purchase listed, $19 paid, $0 refunded').waitFor()
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Document', { exact: true }).selectOption('Bill of Sale')
    await page.getByRole('button', { name: 'Search' }).click()
    const line = purchasesOn(page).locator('summary').filter({ hasText: order.buyer })
    await line.click()
    await purchasesOn(page)
      .getByRole('button', { name: /^Reissue link/ })
      .locator('visible=true')
      .waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByLabel('To', { exact: true }).fill('2026-01-01')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No purchases found.').waitFor()
    await page.getByLabel('To', { exact: true }).fill('')
  })

  it('exports a CSV', async () => {
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('purchases.csv')
    const csv = await readFile(await download.path(), 'utf8')
    const day = new Date().toISOString().slice(0, 10)
    const sale = `${day},CW-\\w{8},Bill of Sale,\\S+@example.com,Connecticut,Ready,19.00,USD,0.00,,0.00,19.00`
    expect(csv).toMatch(new RegExp(`${sale},[\\w ]*,pi_\\w+,cs_\\w+\r\n`))
    expect(csv).not.toContain(order.id)
  })
})

describe('an unmatched payment', () => {
  const list = () => page.getByRole('list', { name: 'Unmatched payments' })
  const payment = (session: string) =>
    list()
      .getByRole('listitem')
      .filter({ has: page.locator('summary') })
      .filter({ hasText: session })
  const openPayment = async (session: string) => {
    const item = payment(session)
    await item.waitFor()
    if (!(await item.getByRole('button').first().isVisible())) await item.locator('summary').click()
    return item
  }

  it('is listed until it is refunded', async () => {
    const session = await payWithoutOrder(store)
    await page.reload()
    const item = await openPayment(session)
    await item.locator('summary').getByText('$25').waitFor()
    await item.locator('summary').getByText(BUYER_EMAIL).waitFor()
    await item.getByRole('button', { name: /^Refund/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Refund: / })
    await dialog.getByRole('button', { name: /^Refund \$25/ }).click()
    await noticeOn(page, MESSAGES.admin.refunded.title, '$25').waitFor()
    await item.waitFor({ state: 'detached' })
  })

  it('can be found, annotated and marked as handled', async () => {
    const session = await payWithoutOrder(store)
    await page.reload()
    const item = await openPayment(session)
    await item.getByRole('button', { name: `Note: ${session}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a note' })
    await dialog.getByLabel('Note', { exact: true }).fill('Called the payer.')
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add a note' }).click()
    await item.getByText('Note: Called the payer, by you').waitFor()
    await item.getByRole('button', { name: `Mark as handled: ${session}` }).click()
    await item.waitFor({ state: 'detached' })
    await searchOn(page, session)
    await purchasesOn(page).getByText('No matching order, handled').waitFor()
    await expect.poll(() => purchasesOn(page).innerText()).toContain('Payment received')
    await expect.poll(() => purchasesOn(page).innerText()).not.toContain('Order opened')
  })

  it('can be assigned to an order, whose files are then generated', async () => {
    const session = await payWithoutOrder(store)
    const { body } = await store.checkout()
    await page.reload()
    const item = await openPayment(session)
    await item.getByRole('button', { name: `Assign: ${session}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign to an order' })
    await dialog.getByRole('textbox', { name: 'Order' }).fill('ord_unknown')
    await dialog.getByRole('button', { name: 'Assign to an order' }).click()
    await dialog.getByRole('alert').getByText(MESSAGES.unmatched.orderUnknown).waitFor()
    await dialog.getByRole('textbox', { name: 'Order' }).fill(body.orderId)
    await dialog.getByRole('button', { name: 'Assign to an order' }).click()
    await item.waitFor({ state: 'detached' })
    await store.ready(body.orderId)
    await searchOn(page, body.orderId)
    await purchasesOn(page)
      .getByText(/^Payment assigned: unmatched_cs_.*, by you/)
      .waitFor()
  })
})
