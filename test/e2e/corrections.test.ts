import { describe, expect, it } from 'vitest'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { saveFile } from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { pdfText } from '../support/file-text.ts'
import { CAR_SALE } from '../support/store/store.ts'

setUpVisitor()

const NEW_BUYER = 'Wilhelmina Achterberg-Quill'

/** Downloads the receipt, expects a PDF, and returns its name. */
const saveReceipt = async (): Promise<string> => {
  const { name, bytes } = await saveFile(page, 'Download receipt')
  expect(await pdfText(bytes)).toContain('Receipt')
  return name
}

const openAnswers = async (token: string) => {
  await visit(`/document/download/${token}`)
  await page.getByRole('button', { name: 'Correct my answers' }).click()
  await page.getByRole('heading', { level: 1, name: 'Correct your Bill of Sale' }).waitFor()
}

describe('a buyer', () => {
  it('corrects a name and downloads the corrected files without paying again', async () => {
    const { token } = await store.buy()
    await openAnswers(token)
    expect(page.url()).not.toContain(token)
    await expect
      .poll(() => page.locator('[name="seller_name"]').inputValue())
      .toBe(CAR_SALE.seller_name)
    await page.locator('[name="buyer_name"]').fill(NEW_BUYER)
    await visit('/correct/bill-of-sale?step=check')
    await page.getByText(NEW_BUYER).first().waitFor()
    await page.getByText(`Before: ${CAR_SALE.buyer_name}`).waitFor()
    await page.getByText(`Now: ${NEW_BUYER}`).waitFor()
    await expect.poll(() => page.getByText(/^Before: /).count()).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Generate my new files' }).click()
    await page.getByText('These are your corrected files.').waitFor()
    expect(await axeProblems(page)).toEqual([])
    for (const button of ['Download PDF', 'Download Instructions']) {
      const text = await pdfText((await saveFile(page, button)).bytes)
      expect(text).toContain(NEW_BUYER)
      expect(text).not.toContain(CAR_SALE.buyer_name)
    }
    await openAnswers(token)
    await expect.poll(() => page.locator('[name="buyer_name"]').inputValue()).toBe(NEW_BUYER)
    expect(pageErrors).toEqual([])
  })

  it('deletes everything and sees a confirmation', async () => {
    const { token } = await store.buy()
    await visit(`/document/download/${token}`)
    await page.getByRole('button', { name: 'Delete my document now' }).click()
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByRole('heading', { level: 1, name: 'Document deleted' }).waitFor()
    await page.getByText(/A receipt of the deletion is on its way to .\*\*\*@/).waitFor()
    await expect
      .poll(() => page.evaluate(() => [window.scrollY, document.activeElement?.tagName]))
      .toEqual([0, 'H1'])
    expect(await axeProblems(page)).toEqual([])
    expect((await store.download(token)).status).toBe(410)
    expect(await saveReceipt()).toMatch(/^Receipt_CW-[0-9A-F]{8}\.pdf$/)
    await page.reload()
    await page.getByText(STATE_TEXTS.deleted.title).waitFor()
    expect(await saveReceipt()).toBe('Receipt.pdf')
  })
})
