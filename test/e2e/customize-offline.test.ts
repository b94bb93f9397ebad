import { describe, expect, it } from 'vitest'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { fillIn } from '../support/browser/fill-form.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { errorAt, focusedElement, openForm, question } from '../support/browser/form-page.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { CAR_SALE } from '../support/store/store.ts'

const DAY_MS = 86_400_000

setUpVisitor()

/** Opens the last step of the form with answers from an earlier visit. */
const openAnswered = async (answers: Answers = CAR_SALE) => {
  await saveAnswers(page, store.site, template, answers)
  await visit('/customize/bill-of-sale?step=check')
  await page.getByRole('button', { name: 'Pay $19 and download' }).waitFor()
}

const pay = () => page.getByRole('button', { name: 'Pay $19 and download' })
const requestIds = (): string[] => {
  const ids: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout')) ids.push(request.postDataJSON().requestId)
  })
  return ids
}

/** Network errors that the browser writes to the console. */
const exceptNetworkErrors = (pageErrors: readonly string[]) =>
  pageErrors.filter((line) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/.test(line))

describe('offline', () => {
  it('the whole form works, and payment waits until the connection is back', async () => {
    await saveAnswers(page, store.site, template, CAR_SALE)
    await openForm('bill-of-sale')
    await page
      .getByRole('region', { name: /preview/i })
      .getByText('Sale Summary')
      .waitFor()
    const ids = requestIds()
    await page.context().setOffline(true)
    await fillIn(page, template, { buyer_name: 'Wilhelmina Achterberg' })
    await page.getByText('Saved on this device').waitFor()
    await pay().click()
    await page.getByText(MESSAGES.offline.text).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: MESSAGES.offline.waiting }).isDisabled())
      .toBe(true)
    expect(ids).toEqual([])
    await page.context().setOffline(false)
    await page.waitForURL(/\/pay\//)
    expect(ids).toHaveLength(1)
    expect(exceptNetworkErrors(pageErrors)).toEqual([])
  })
})

it('a phone that loses its connection on the way to checkout goes back and pays for the same order', async () => {
  await openAnswered()
  const ids = requestIds()
  await page.route('**/pay/**', (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/pay/'))
  await pay().click()
  await lost
  await page.unroute('**/pay/**')
  await page.goBack()
  await pay().click()
  await page.waitForURL(/\/pay\//)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

describe('answers rejected only by the server', () => {
  it('lead to their step, with the error at the field', async () => {
    // The visitor's clock is ahead, so the browser accepts a later date than the server.
    const visitorTime = new Date(Date.now() + 400 * DAY_MS)
    await page.clock.setFixedTime(visitorTime)
    const tooLate = new Date(visitorTime.getTime() + 600 * DAY_MS).toISOString().slice(0, 10)
    await openAnswered({ ...CAR_SALE, payment_date: tooLate })
    await pay().click()
    await page.getByRole('heading', { name: 'Price and handover' }).waitFor()
    await expect.poll(() => focusedElement()).toMatch(/^One answer needs your attention/)
    await expect.poll(() => errorAt('payment_date')).toBe(MESSAGES.validation.date)
    await expect.poll(() => page.title()).toMatch(/^Error: Price and handover/)
    await question('payment_date').fill(String(CAR_SALE.payment_date))
    await expect.poll(() => errorAt('payment_date')).toBe('')
    await visit('/customize/bill-of-sale?step=check')
    await pay().click()
    await page.waitForURL(/\/pay\//)
  })
})
