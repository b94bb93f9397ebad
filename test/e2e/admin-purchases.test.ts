import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keyStart } from '../../lambdas/core/files.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { type AdminWindow, noticeOn, openAsAdmin } from '../support/browser/admin-pages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { allFiles, allOrders, removeFile } from '../support/store/rows.ts'
import { BUYER_EMAIL, payAt, sessionOf } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

let opened: AdminWindow
let page: Page
let order: { id: string; session: string; token: string; buyer: string }

const buy = async () => {
  const buyer = `${randomUUID()}@example.com`
  const { body } = await store.checkout()
  await payAt(body.url, 'pay', buyer)
  const { downloadToken = '' } = await store.ready(body.orderId)
  await until(
    () => allOrders(store),
    (rows) => rows.some(({ id, mailed_at }) => id === body.orderId && mailed_at !== undefined),
  )
  return { id: body.orderId, session: sessionOf(body.url), token: downloadToken, buyer }
}

const payForNothing = async () => {
  const price_data = { currency: 'usd', unit_amount: 2500, product_data: { name: 'Something' } }
  const session = await store.stripe.checkout.sessions.create({
    mode: 'payment',
    client_reference_id: 'ord_unknown',
    success_url: store.site,
    line_items: [{ quantity: 1, price_data }],
  })
  await payAt(session.url ?? '', 'pay')
  await until(
    () => allOrders(store),
    (rows) => rows.some(({ status }) => status === 'unmatched'),
  )
  return session.id
}

setUpStore()
beforeAll(async () => {
  opened = await openAsAdmin(browser, store, '/admin')
  page = opened.page
})
beforeEach(async () => {
  order = await buy()
})

const found = () => page.getByRole('list', { name: 'Purchases found' })
const item = () => found().getByRole('listitem').filter({ hasText: order.id })
const button = (name: string) => item().getByRole('button', { name: `${name}: Bill of Sale` })

const search = async (query: string) => {
  await page.getByRole('searchbox').fill(query)
  await page.getByRole('button', { name: 'Search' }).click()
  await item().waitFor()
}

const history = () =>
  page.getByRole('list', { name: 'History: Bill of Sale' }).getByRole('listitem').allTextContents()

describe('a purchase', () => {
  it('is found by its buyer, its order, its session and how its token begins', async () => {
    for (const query of [order.buyer, order.session, order.token.slice(0, 8), order.id]) {
      await search(query)
    }
    expect(await item().innerText()).toContain('$19')
    const events = ['Order opened', 'Paid', 'Files made', 'Link mailed']
    expect((await history()).map((text) => /^[A-Z][a-z]+(?: [a-z]+)?/.exec(text)?.[0])).toEqual(
      events,
    )
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })

  it('gets a new link for seven days by mail, and the old one dies', async () => {
    await search(order.id)
    await button('Re-issue link').click()
    const link = page.getByRole('link', { name: 'New link, sent by mail' })
    const token = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
    await noticeOn(page, MESSAGES.admin.reissued.title, MESSAGES.admin.reissued.text).waitFor()
    const { body, status } = await store.download(token)
    expect(status).toBe(200)
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(7 * 86_400_000 - 60_000)
    expect((await store.download(order.token)).status).toBe(404)
    const mails = await store.parts.mail.messages()
    expect(mails.some((mail) => mail.text?.includes(token))).toBe(true)
    await item().getByText('New link given').waitFor()
  })

  it('gets another address after a second look, and its link can be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const email = `${randomUUID()}@example.org`
    await search(order.id)
    await button('Change address').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(`So far: ${order.buyer}`).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
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
    const mails = await store.parts.mail.messages()
    expect(mails.some(({ to, text }) => String(to).includes(email) && text?.includes(link))).toBe(
      true,
    )
  })

  it('has lost files made again, for the same link', async () => {
    const own = (await allFiles(store)).filter((name) => name.startsWith(keyStart(order.id)))
    for (const key of own) await removeFile(store, key)
    await search(order.id)
    await button('Make files again').click()
    await noticeOn(page, MESSAGES.admin.retried.title, MESSAGES.admin.retried.text).waitFor()
    await until(
      () => allFiles(store),
      (files) => own.every((key) => files.includes(key)),
    )
  })

  it('is refunded only after asking once more, and its link is closed', async () => {
    await search(order.id)
    await button('Refund').click()
    const dialog = page.getByRole('dialog', { name: 'Refund $19?' })
    await dialog.getByRole('button', { name: 'Keep the payment' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await store.download(order.token)).status).toBe(200)
    const refunds = () =>
      store.parts.stripe.events().filter(({ type }) => type === 'charge.refunded').length
    const before = refunds()
    await button('Refund').click()
    await dialog.getByRole('button', { name: /^Refund \$19/ }).click()
    const { refunded } = MESSAGES.admin
    await noticeOn(page, refunded.title, refunded.text('$19')).waitFor()
    await item().getByText('Revoked', { exact: true }).waitFor()
    expect(await item().getByRole('button').count()).toBe(0)
    expect((await store.download(order.token)).status).toBe(410)
    expect(refunds()).toBe(before + 1)
  })

  it('that the server refuses to help says why', async () => {
    await search(order.id)
    await page.route('**/reissue', (route) =>
      route.continue({ url: route.request().url().replace(order.id, 'ord_none') }),
    )
    await button('Re-issue link').click()
    await noticeOn(page, MESSAGES.admin.reissueFailed, MESSAGES.api.notFound).waitFor()
    await page.unrouteAll()
  })
})

describe('the list of purchases', () => {
  it('is searched by a part of the address and by day, and opens each purchase', async () => {
    const part = order.buyer.slice(2, 12)
    await page.getByRole('searchbox').fill(part)
    await page.getByLabel('State').selectOption('Ready')
    await page.getByRole('button', { name: 'Search' }).click()
    await found().getByText(`$19 from ${order.buyer}`).waitFor()
    expect(await found().getByRole('listitem').filter({ hasText: 'from' }).count()).toBe(1)
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('Document', { exact: true }).selectOption('Bill of Sale')
    await page.getByRole('button', { name: 'Search' }).click()
    const line = found().locator('summary').filter({ hasText: order.buyer })
    await line.click()
    await button('Re-issue link').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByLabel('To', { exact: true }).fill('2026-01-01')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('No purchases found.').waitFor()
    await page.getByLabel('To', { exact: true }).fill('')
  })

  it('is saved for the books', async () => {
    await page.reload()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export CSV/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('purchases.csv')
    const csv = await readFile(await download.path(), 'utf8')
    const day = new Date().toISOString().slice(0, 10)
    expect(csv.split('\r\n')[0]).toBe('Date,Order,Document,Amount,Currency,Refunded')
    expect(csv).toContain(`${day},${order.id},Bill of Sale,19.00,USD,0.00\r\n`)
  })

  it('has older and newer pages', async () => {
    await page.route('**/api/admin/recent-purchases*', async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const older = new URL(route.request().url()).searchParams.has('before')
      await route.fulfill({
        response,
        json: older ? { purchases: [] } : { ...body, next: body.purchases[0].createdAt },
      })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Older purchases' }).click()
    await page.getByText('No purchases found.').waitFor()
    await page.getByRole('button', { name: 'Newer purchases' }).click()
    await found().waitFor()
    await page.unrouteAll()
  })
})

describe('a payment that fits no order', () => {
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

  it('is listed until it is given back', async () => {
    const session = await payForNothing()
    await page.reload()
    const item = await openPayment(session)
    await item.getByText(`$25 from ${BUYER_EMAIL}`).waitFor()
    await item.getByRole('button', { name: /^Refund/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund $25?' })
    await dialog.getByRole('button', { name: /^Refund \$25/ }).click()
    await noticeOn(page, MESSAGES.admin.refunded.title, '$25').waitFor()
    await item.waitFor({ state: 'detached' })
  })

  it('is found as what it is, noted, and marked as handled', async () => {
    const session = await payForNothing()
    await page.reload()
    const item = await openPayment(session)
    await item.getByRole('button', { name: `Note: ${session}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a note' })
    await dialog.getByLabel('Note', { exact: true }).fill('Called the payer.')
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Add a note' }).click()
    await item.getByText('Note: Called the payer., by you').waitFor()
    await item.getByRole('button', { name: `Mark as handled: ${session}` }).click()
    await item.waitFor({ state: 'detached' })
    await page.getByRole('searchbox').fill(session)
    await page.getByRole('button', { name: 'Search' }).click()
    await found().getByText('Fits no order, handled').waitFor()
    const text = await found().innerText()
    expect(text).toContain('Payment received')
    expect(text).not.toContain('Order opened')
  })

  it('is assigned to an order, whose files then come', async () => {
    const session = await payForNothing()
    const { body } = await store.checkout()
    await page.reload()
    const item = await openPayment(session)
    await item.getByRole('button', { name: `Assign: ${session}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Assign to an order' })
    await dialog.getByLabel('Order').fill('ord_unknown')
    await dialog.getByRole('button', { name: 'Assign to an order' }).click()
    await noticeOn(page, MESSAGES.admin.assignFailed, MESSAGES.unmatched.orderUnknown).waitFor()
    await dialog.getByLabel('Order').fill(body.orderId)
    await dialog.getByRole('button', { name: 'Assign to an order' }).click()
    await item.waitFor({ state: 'detached' })
    await store.ready(body.orderId)
    await page.getByRole('searchbox').fill(body.orderId)
    await page.getByRole('button', { name: 'Search' }).click()
    await found()
      .getByText(/^Payment assigned: unmatched_cs_.*, by you/)
      .waitFor()
  })
})
