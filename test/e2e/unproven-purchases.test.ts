import { describe, expect, it } from 'vitest'
import {
  NO_PURCHASE,
  PURCHASE_ELSEWHERE,
  UNKNOWN_PURCHASE,
} from '../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { buttonOn, fileButtons } from '../support/browser/buying.ts'
import { page, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'

const SALE = '/document/bill-of-sale'
const openCryptoPayment = async (path: string) => {
  await visit(path)
  const tab = page.context().waitForEvent('page')
  await page.getByText('Ways to pay', { exact: true }).click()
  await buttonOn(page, 'Pay with crypto').click()
  await (await tab).waitForURL(/\/pay\//)
}
const heading = async (name: string) => {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await fileButtons(page).count()).toBe(0)
}

setUpVisitor()

describe('files are not shown', () => {
  it('for an invented session', async () => {
    await visit(`${SALE}?session_id=cs_test_made_up`)
    await heading(UNKNOWN_PURCHASE.title)
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('link', { name: 'View Document Details' }).click()
    await page.waitForURL(`${store.site}${SALE}`)
  })

  it("for an unpaid order, or someone else's session on its document and on others", async () => {
    const { session } = await store.buy({ answers: undefined })
    await openCryptoPayment('/document/promissory-note')
    await visit('/document-download?success=true&id=promissory-note')
    await heading(STATE_TEXTS.open.title)
    await visit(`/document/promissory-note?session_id=${session}`)
    await heading(UNKNOWN_PURCHASE.title)
    await visit(`${SALE}?session_id=${session}`)
    await heading(PURCHASE_ELSEWHERE.title)
    const back = page.getByRole('link', { name: 'Return to Document Library' })
    await expect.poll(() => back.count()).toBe(1)
    for (const [path, title] of [
      ['/document-download?success=true&session_id=', PURCHASE_ELSEWHERE.title],
      ['/thank-you?session_id=', MESSAGES.thankYou.errorTitle],
    ] as const) {
      await visit(`${path}${session}`)
      await heading(title)
      await page.getByText(PURCHASE_ELSEWHERE.text).waitFor()
      const main = await page.getByRole('main').innerText()
      expect(main).toContain(PURCHASE_ELSEWHERE.title)
      expect(main).not.toContain(STATE_TEXTS.ready.text)
    }
  })

  it('for from_crypto_payment=success', async () => {
    await visit(`${SALE}?from_crypto_payment=success`)
    await page.getByText(MESSAGES.cryptoSuccess).waitFor()
    await expect.poll(() => fileButtons(page).count()).toBe(0)
    await page.waitForURL(`${store.site}/document-download?success=true&id=bill-of-sale`)
    await heading(NO_PURCHASE.title)
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })
})
