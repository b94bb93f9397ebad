import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BOUGHT_HERE } from '../../shared/content/purchase-notices.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { STATE_TEXTS } from '../../shared/purchase-states.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import {
  buttonOn,
  buyBlank,
  chooseState,
  endPayPage,
  fileButtons,
  PAY,
  toastOn,
} from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { timeShown } from '../support/browser/time-shown.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const SALE = '/document/bill-of-sale'
const button = (name: string, on = page) => buttonOn(on, name)
const open = async (path = SALE) => {
  await page.goto(`${store.site}${path}`)
  await whenRunning(page)
}

/** A document's page with the other ways to pay unfolded. */
const openWays = async (path = SALE) => {
  await open(path)
  await page.getByText('Ways to pay', { exact: true }).click()
}

/** The shop says no, as it does to a request id that was used for something else. */
const refuse = (route: Route) =>
  route.fulfill({ status: 409, json: { code: 'conflict', error: MESSAGES.api.conflict } })

/** Presses a button that opens a tab; the new tab. */
const openTab = async (name: string) => {
  const tab = page.context().waitForEvent('page')
  await button(name).click()
  return tab
}

const savePdf = async (on: Page) => {
  const file = on.waitForEvent('download')
  await button('Download PDF', on).click()
  return (await file).suggestedFilename()
}

describe('the checkout', () => {
  it('sells the blank template and shows the files, with a toast', async () => {
    await open()
    await button('Purchase Template').first().click()
    await endPayPage(page, PAY)
    await page.waitForURL(`${store.site}${SALE}?session_id=cs_test_*`, { waitUntil: 'commit' })
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
    expect(await savePdf(page)).toBe('Bill_of_Sale_template.pdf')
    await page.getByText('Your PDF document has been downloaded.').waitFor()
    const facts = (await page.locator('dl').innerText()).replace(/\s+/g, ' ')
    expect(facts).toMatch(/Emailed to \w\*\*\*@example\.com Order CW-[0-9A-F]{8} Paid \$19 Paid on/)
    await page.getByLabel('Read every page together').check()
    await page.reload()
    await button('Download PDF').waitFor()
    await expect.poll(() => page.getByLabel('Read every page together').isChecked()).toBe(true)
    expect(await toastOn(page, 'Purchase Successful').count()).toBe(0)
    await page.getByRole('link', { name: 'Return to Document Library' }).click()
    await page.waitForURL(`${store.site}/documents`)
    expect(pageErrors).toEqual([])
  })

  it('is remembered on the page of the document, with the way to the files', async () => {
    await open()
    await expect.poll(() => page.getByText(BOUGHT_HERE.text).count()).toBe(0)
    await buyBlank(page)
    const facts = await page.locator('dl').innerText()
    await open()
    await page.getByText(BOUGHT_HERE.text).waitFor()
    await page.getByRole('link', { name: BOUGHT_HERE.action }).click()
    await page.waitForURL(/\/document\/download\//)
    await button('Download Instructions').waitFor()
    await expect.poll(() => page.locator('dl').innerText()).toBe(facts)
  })

  it('calls a purchase without a title "Your Document"', async () => {
    await open()
    await page.route('**/api/purchases/*', async (route) => {
      const response = await route.fetch()
      const { title: _, ...untitled } = await response.json()
      await route.fulfill({ response, json: untitled })
    })
    await button('Purchase Template').first().click()
    await endPayPage(page, PAY)
    await button('Download PDF').waitFor()
    const facts = await page.locator('dl').innerText()
    const session = new URL(page.url()).searchParams.get('session_id')
    await page.goto(`${store.site}/thank-you?session_id=${session}`)
    await whenRunning(page)
    await page.getByRole('heading', { level: 1, name: MESSAGES.thankYou.fallbackTitle }).waitFor()
    await button('Download PDF').waitFor()
    await expect.poll(() => page.locator('dl').innerText()).toBe(facts)
  })

  it('shows the files at once to a buyer who began far down another page', async () => {
    await open('/documents')
    await page.locator('a[href="/document/healthcare-directive"]').last().click()
    await page.getByRole('heading', { level: 1, name: 'Healthcare Directive' }).waitFor()
    await button('Purchase Template').first().click()
    await chooseState(page)
    await endPayPage(page, PAY)
    await button('Download PDF').waitFor()
    await whenRunning(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
      .not.toContain('cs_test_')
  })

  it('that fails says so and can be tried again', async () => {
    await open()
    await page.route('**/api/create-checkout', refuse)
    await button('Purchase Template').first().click()
    await page.getByText(MESSAGES.checkoutFailed.text).waitFor()
    await page.unroute('**/api/create-checkout')
    await button('Purchase Template').first().click()
    await page.waitForURL(/\/pay\//)
  })

  it('that is cancelled leads back to the document', async () => {
    await open()
    await button('Purchase Template').first().click()
    await page.waitForURL(/\/pay\//)
    await page.getByRole('button', { name: /cancel/i }).click()
    await page.waitForURL(`${store.site}${SALE}`)
    await expect.poll(() => button('Purchase Template').first().isEnabled()).toBe(true)
  })
})

describe('the buy button', () => {
  it('is fetched when it is asked for, names the order and leads to the files', async () => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v3/buy-button.js')) scripts.push(request.url())
    })
    await openWays()
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
    await endPayPage(page, PAY)
    await page.waitForURL(`${store.site}${SALE}?session_id=cs_test_*`)
    await button('Download PDF').waitFor()
    expect(await savePdf(page)).toBe('Bill_of_Sale_template.pdf')
    expect(pageErrors).toEqual([])
  })

  it('that is paid later waits honestly, then has the files', async () => {
    await openWays()
    await button('Pay by card on this page').click()
    await page.locator('stripe-buy-button').getByRole('button').click()
    store.holdPayments()
    await endPayPage(page, /later – succeeds/i)
    await page.getByRole('heading', { name: STATE_TEXTS.open.title }).waitFor()
    await expect.poll(() => fileButtons(page).count()).toBe(0)
    store.releasePayments()
    await button('Download PDF').waitFor()
  })

  it('that is paid later and fails says that nothing was charged', async () => {
    await openWays()
    await button('Pay by card on this page').click()
    await page.locator('stripe-buy-button').getByRole('button').click()
    await endPayPage(page, /later – fails/i)
    await page.getByRole('heading', { name: STATE_TEXTS.failed.title }).waitFor()
    await page.getByRole('link', { name: 'View Document Details' }).click()
    await page.waitForURL(`${store.site}${SALE}`)
    await button('Purchase Template').first().waitFor()
  })

  it('whose script is refused says so, and the other ways remain', async () => {
    await page.route('**/v3/buy-button.js', (route) => route.abort())
    await openWays()
    await button('Pay by card on this page').click()
    await page.getByText("We couldn't load the button.").waitFor()
    await button('Pay another way').click()
    await expect.poll(() => button('Purchase Template').last().isEnabled()).toBe(true)
    await expect.poll(() => button('Pay with crypto').isEnabled()).toBe(true)
  })
})

describe('crypto', () => {
  it('is paid in a new tab while the first one waits, and both end at the files', async () => {
    await openWays()
    const tab = await openTab('Pay with crypto')
    await page.getByText('Waiting for your payment...').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    const banner = timeShown(page, MESSAGES.cryptoSuccess)
    await tab.waitForURL(/\/pay\//)
    await expect.poll(() => page.getByText('Waiting for your payment...').count()).toBe(1)
    await endPayPage(tab, PAY)
    await tab.waitForURL(/\/document-download\?success=true&session_id=/)
    await button('Download PDF', tab).waitFor()
    expect(await savePdf(tab)).toBe('Bill_of_Sale_template.pdf')
    await page.waitForURL(`${store.site}/document-download?success=true&id=bill-of-sale`)
    expect(await banner).toBeGreaterThanOrEqual(2990)
    await button('Download Instructions').waitFor()
    expect(pageErrors).toEqual([])
  })

  it('of another tier is paid at its own price', async () => {
    await openWays('/document/prenuptial-agreement')
    await button('Pay with crypto').click()
    const opened = page.context().waitForEvent('page')
    await chooseState(page)
    const tab = await opened
    await tab.waitForURL(/\/pay\//)
    await tab.getByRole('button', { name: 'Pay $99.00' }).waitFor()
  })

  it('that is declined keeps the first tab waiting, and another way can be chosen', async () => {
    await openWays()
    const tab = await openTab('Pay with crypto')
    await endPayPage(tab, /decline/i)
    await tab.getByText(/declined/).waitFor()
    await expect.poll(() => page.getByText('Waiting for your payment...').count()).toBe(1)
    await tab.close()
    await button('Pay another way').click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => button('Purchase Template').first().isEnabled()).toBe(true)
  })

  it('that is paid later and fails tells both tabs', async () => {
    await openWays()
    const tab = await openTab('Pay with crypto')
    await endPayPage(tab, /later – fails/i)
    const { title } = STATE_TEXTS.failed
    await tab.getByRole('heading', { name: title }).waitFor()
    await page.getByRole('alert').getByText(title).waitFor()
    await expect.poll(() => fileButtons(tab).count()).toBe(0)
  })

  it('opens no tab that stays when the order cannot be placed', async () => {
    await openWays()
    await page.route('**/api/orders', refuse)
    const tab = await openTab('Pay with crypto')
    await page.getByText(MESSAGES.checkoutFailed.text).waitFor()
    expect(tab.isClosed()).toBe(true)
  })
})

describe('a store without other ways to pay', () => {
  it('offers the checkout alone', async () => {
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { adminIssuer: store.site, adminClientId: 'x' } }),
    )
    const read = page.waitForResponse('**/config.json')
    await openWays()
    await read
    await page.getByText('By card at checkout').waitFor()
    await page.getByText('Loading...').waitFor({ state: 'detached' })
    await expect.poll(() => button('Pay with crypto').count()).toBe(0)
    await expect.poll(() => button('Pay by card on this page').count()).toBe(0)
  })

  it('does not say so when it could not be asked', async () => {
    await page.route('**/config.json', (route) => route.fulfill({ status: 500 }))
    await openWays()
    await page.getByText("We couldn't load the other ways to pay.").waitFor()
  })
})
