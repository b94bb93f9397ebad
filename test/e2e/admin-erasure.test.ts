import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { type AdminWindow, openAsAdmin } from '../support/browser/admin-pages.ts'
import { buyBillOfSale, purchasesOn, searchOn } from '../support/browser/admin-sign-in.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { allOrders } from '../support/store/rows.ts'

let opened: AdminWindow
let page: Page

setUpStore()
beforeAll(async () => {
  opened = await openAsAdmin(browser, store, '/admin')
  page = opened.page
})

it('an admin erases a person by address, by keyboard, after a preview, and gets a receipt', async () => {
  const order = await buyBillOfSale(store)
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
