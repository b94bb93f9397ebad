import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import {
  type AdminWindow,
  noticeOn,
  openAsAdmin,
  startOverAfterFailure,
} from '../support/browser/admin-pages.ts'
import { buyBillOfSale, purchasesOn, searchOn } from '../support/browser/admin-sign-in.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { allOrders } from '../support/store/rows.ts'

let opened: AdminWindow
let page: Page
let order: Awaited<ReturnType<typeof buyBillOfSale>>

setUpStore()
beforeAll(async () => {
  opened = await openAsAdmin(browser, store, '/admin')
  page = opened.page
})
startOverAfterFailure(() => page, '/admin')
beforeEach(async () => {
  order = await buyBillOfSale(store)
})

const item = () => purchasesOn(page).getByRole('listitem').filter({ hasText: order.id })
const button = (name: string) => item().getByRole('button', { name: `${name}: Bill of Sale` })

const search = async (query: string) => {
  await searchOn(page, query)
  await item().waitFor()
}

const history = () =>
  page.getByRole('list', { name: 'History: Bill of Sale' }).getByRole('listitem').allTextContents()

describe('a purchase', () => {
  it('is found by buyer, order, session and start of its token', async () => {
    for (const query of [order.buyer, order.session, order.token.slice(0, 8), order.id]) {
      await search(query)
    }
    await expect.poll(() => item().innerText()).toContain('$19')
    const events = ['Order opened', 'Paid', 'Files generated', 'Buyer emailed']
    await expect
      .poll(async () => (await history()).map((text) => /^[A-Z][a-z]+(?: [a-z]+)?/.exec(text)?.[0]))
      .toEqual(events)
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })

  it('gets a new link by email for seven days, and the old one stops working', async () => {
    await search(order.id)
    const before = Date.now()
    await button('Reissue link').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reissue link/ })
      .click()
    const link = page.getByRole('link', { name: 'New link, sent by email' })
    const token = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await noticeOn(page, MESSAGES.admin.reissued.title, MESSAGES.admin.reissued.text).waitFor()
    const { body, status } = await store.download(token)
    expect(status).toBe(200)
    expect(Date.parse(body.expiresAt)).toBeGreaterThanOrEqual(before + 7 * 86_400_000)
    expect((await store.download(order.token)).status).toBe(404)
    const mails = await store.servers.mail.messages()
    expect(mails.some((mail) => mail.text?.includes(token))).toBe(true)
    await item().getByText('New link issued').waitFor()
  })

  it('gets a new email address after a confirmation, and its link can be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = `${randomUUID()}@example.org`
    await search(order.id)
    await button('Change address').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`Current: ${order.buyer}`).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog.getByLabel('New address').fill('nobody')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('alert').getByText(MESSAGES.validation.email).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await button('Change address').click()
    await dialog.getByLabel('New address').fill(email)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    expect((await store.download(order.token)).status).toBe(200)
    await dialog.getByRole('button', { name: 'Change and send the link: Bill of Sale' }).click()
    const { readdressed, copied } = MESSAGES.admin
    await noticeOn(page, readdressed.title, readdressed.mailed(email)).waitFor()
    expect((await store.download(order.token)).status).toBe(404)
    await item()
      .getByText(/^Address changed: from .\*{3}@example\.com to .\*{3}@example\.org, by you/)
      .waitFor()
    await item().getByRole('button', { name: 'Copy download link' }).click()
    await noticeOn(page, copied.title, copied.text).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect((await store.download(link.split('/').at(-1) ?? '')).status).toBe(200)
    const mails = await store.servers.mail.messages()
    expect(mails.some(({ to, text }) => String(to).includes(email) && text?.includes(link))).toBe(
      true,
    )
  })

  it('is refunded in part, then in full, each after a confirmation, which ends its link', async () => {
    await search(order.id)
    await button('Refund').click()
    const dialog = page.getByRole('dialog', { name: 'Refund: Bill of Sale' })
    const amount = dialog.getByLabel('Amount in dollars')
    const { refunded, refundForm } = MESSAGES.admin
    await dialog.getByText(refundForm.endsLink).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const refunds = () =>
      store.servers.stripe.events().filter(({ type }) => type === 'charge.refunded').length
    const before = refunds()
    await button('Refund').click()
    for (const refused of ['', '0', '19.01', '1.234', 'ten']) {
      await amount.fill(refused)
      await dialog.getByText(refundForm.amountRange('$0.01', '$19')).waitFor()
      await amount.press('Enter')
    }
    expect(refunds()).toBe(before)
    await amount.fill('9.50')
    await dialog.getByText(refundForm.keepsLink).waitFor()
    await dialog.getByRole('button', { name: 'Refund $9.50' }).click()
    await noticeOn(page, refunded.title, refunded.text('$9.50')).waitFor()
    await item().getByText('Refunded: $9.50 of $19, by you').waitFor()
    expect((await store.download(order.token)).status).toBe(200)
    await button('Refund').click()
    await dialog.getByRole('button', { name: 'Refund $9.50' }).click()
    await item().getByText('Refunded', { exact: true }).first().waitFor()
    await expect.poll(() => item().getByRole('button').count()).toBe(0)
    expect((await store.download(order.token)).status).toBe(410)
    expect(refunds()).toBe(before + 2)
  })
})

it('an admin erases a person by address, by keyboard, after a preview, and gets a receipt', async () => {
  const number = `CW-${order.id.slice(4, 12).toUpperCase()}`
  await page.getByRole('button', { name: 'Erase a person' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(order.buyer.toUpperCase())
  await page.keyboard.press('Enter')
  await dialog.getByRole('heading', { name: `Erase ${order.buyer}?` }).waitFor()
  await dialog.getByText(`Bill of Sale, ${number}`).waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Back' }).press('Enter')
  expect(JSON.stringify(await allOrders(store))).toContain(order.buyer)
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(order.buyer)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `Erase permanently: ${order.buyer}` }).press('Enter')
  await dialog.getByRole('heading', { name: 'Erasure receipt' }).waitFor()
  const erased = dialog.getByRole('list', { name: 'Erased' })
  await erased.getByText(`Bill of Sale, ${number}`).waitFor()
  await dialog.getByRole('list', { name: 'Kept' }).getByText('Backups of our database').waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save the receipt' }).press('Enter')
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain(number)
  expect(saved).not.toContain(order.buyer)
  expect(JSON.stringify(await allOrders(store))).not.toContain(order.buyer)
  await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  await searchOn(page, order.id)
  await purchasesOn(page).getByText('Address deleted').first().waitFor()
})
