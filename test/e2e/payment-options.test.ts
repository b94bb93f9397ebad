import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BOUGHT_HERE } from '../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import {
  buttonOn,
  chooseState,
  fileButtons,
  PAY_BUTTON,
  saveFile,
  submitPayPage,
  toastOn,
} from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { visibleMs } from '../support/browser/visible-time.ts'

setUpVisitor()

const SALE = '/document/bill-of-sale'
const button = (name: string, on = page) => buttonOn(on, name)
const open = async (path = SALE) => {
  await visit(`${path}`)
}

/** Opens a document's page and expands the other ways to pay. */
const openPaymentOptions = async (path = SALE) => {
  await open(path)
  await page.getByText('Ways to pay', { exact: true }).click()
}

/** Clicks a button that opens a tab, and returns the tab. */
const openTab = async (name: string) => {
  const tab = page.context().waitForEvent('page')
  await button(name).click()
  return tab
}

const savePdf = async (on: Page) => (await saveFile(on, 'Download PDF')).name

describe('checkout', () => {
  const openDirective = async () => {
    await page.locator('a[href="/document/healthcare-directive"]').last().click()
    await page.getByRole('heading', { level: 1, name: 'Healthcare Directive' }).waitFor()
    await button('Purchase Template').first().click()
  }

  it('sells a blank template, shows the files with a toast, and asks before a second purchase', async () => {
    await open('/documents')
    await openDirective()
    await chooseState(page)
    await submitPayPage(page, PAY_BUTTON)
    await page.waitForURL(/\?session_id=cs_test_/, { waitUntil: 'commit' })
    await toastOn(page, 'Purchase Successful').waitFor()
    await page.getByText(MESSAGES.purchaseSuccess.text).first().waitFor()
    await expect
      .poll(() => fileButtons(page).allTextContents())
      .toEqual([
        'Download Word Document',
        'Download PDF',
        'Download Instructions',
        'Download receipt',
      ])
    // The visitor had scrolled down in the library.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect(await savePdf(page)).toBe('Healthcare_Directive_template.pdf')
    await page.getByText('Your PDF document has been downloaded.').waitFor()
    const facts = (await page.locator('dl').innerText()).replace(/\s+/g, ' ')
    expect(facts).toMatch(/Emailed to \w\*\*\*@example\.com Order CW-[0-9A-F]{8} Paid \$19 Paid on/)
    const step = page.getByRole('main').getByRole('checkbox').first()
    await step.check()
    await page.reload()
    await button('Download PDF').waitFor()
    await expect.poll(() => step.isChecked()).toBe(true)
    expect(await toastOn(page, 'Purchase Successful').count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain('cs_test_')
    expect(pageErrors).toEqual([])

    await page.getByRole('link', { name: 'Return to Document Library' }).click()
    await page.waitForURL(`${store.site}/documents`)
    await openDirective()
    const dialog = page.getByRole('dialog', { name: BOUGHT_HERE.blankTitle })
    await dialog.waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await dialog.getByRole('link', { name: BOUGHT_HERE.action }).click()
    await button('Download PDF').waitFor()
    await open('/documents')
    await openDirective()
    await dialog.getByRole('button', { name: BOUGHT_HERE.again }).click()
    await page.waitForURL(/\/pay\//)
  })
})

describe('the buy button', () => {
  it('loads on demand, passes the order id, waits for a delayed payment and leads to the files', async () => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v3/buy-button.js')) scripts.push(request.url())
    })
    await openPaymentOptions()
    await button('Pay by card on this page').waitFor()
    expect(scripts).toEqual([])
    await button('Pay by card on this page').click()
    const element = page.locator('stripe-buy-button')
    await element.waitFor()
    expect(scripts).toHaveLength(1)
    await expect.poll(() => element.getAttribute('client-reference-id')).toMatch(/^ord_/)
    await expect.poll(() => element.getAttribute('publishable-key')).toBe('pk_test_local')
    await expect.poll(() => element.getAttribute('buy-button-id')).toMatch(/^buy_btn_/)
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await element.getByRole('button', { name: 'Pay by card' }).click()
    store.holdPayments()
    await submitPayPage(page, /later – succeeds/i)
    await page.waitForURL(`${store.site}${SALE}?session_id=cs_test_*`)
    await page.getByRole('heading', { name: STATE_TEXTS.open.title }).waitFor()
    await expect.poll(() => fileButtons(page).count()).toBe(0)
    store.releasePayments()
    await button('Download PDF').waitFor()
    expect(await savePdf(page)).toBe('Bill_of_Sale_template.pdf')
    expect(pageErrors).toEqual([])
  })
})

describe('crypto payment', () => {
  it('opens in a new tab while the first one waits, and both end at the files', async () => {
    await openPaymentOptions()
    const tab = await openTab('Pay with crypto')
    await page.getByText('Waiting for your payment...').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    const banner = visibleMs(page, MESSAGES.cryptoSuccess)
    await tab.waitForURL(/\/pay\//)
    await expect.poll(() => page.getByText('Waiting for your payment...').count()).toBe(1)
    await submitPayPage(tab, PAY_BUTTON)
    await tab.waitForURL(/\/document-download\?success=true&session_id=/)
    await button('Download PDF', tab).waitFor()
    expect(await savePdf(tab)).toBe('Bill_of_Sale_template.pdf')
    await page.waitForURL(`${store.site}/document-download?success=true&id=bill-of-sale`)
    expect(await banner).toBeGreaterThanOrEqual(2990)
    await button('Download Instructions').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('that fails later is reported in both tabs', async () => {
    await openPaymentOptions()
    const tab = await openTab('Pay with crypto')
    await submitPayPage(tab, /later – fails/i)
    const { title } = STATE_TEXTS.failed
    await tab.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('alert').getByText(title).waitFor()
    await expect.poll(() => fileButtons(tab).count()).toBe(0)
  })
})
