import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { BOUGHT_HERE } from '../../shared/content/purchase-notices.ts'
import { template } from '../../shared/documents/bill-of-sale/index.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { formatAnswerFile } from '../../web/features/drafts/answer-file.tsx'
import { axeProblems } from '../support/browser/axe.ts'
import { PAY_BUTTON, saveFile, submitPayPage } from '../support/browser/buying.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { saveAnswers } from '../support/browser/saved-answers.ts'
import { whenHydrated } from '../support/browser/visit.ts'
import { docxText, pdfText } from '../support/file-text.ts'
import { poll } from '../support/store/poll.ts'
import { CAR_SALE } from '../support/store/store.ts'

setUpVisitor()

/** Opens the last step of the form with answers from an earlier visit. */
const openAnswered = async () => {
  await saveAnswers(page, store.site, template, CAR_SALE)
  await visit('/customize/bill-of-sale?step=check')
  await page.getByRole('button', { name: 'Pay $19 and download' }).waitFor()
}

/** Opens the payment page from the form and presses a button there. */
const payWith = async (page: Page, button: RegExp, email?: string) => {
  await page.getByRole('button', { name: 'Pay $19 and download' }).click()
  await submitPayPage(page, button, email)
}

/** purchase-on-a-phone.test.ts fills in the form. */
describe('on a desktop', () => {
  it('a visitor pays, downloads three files, returns by the emailed link and does not pay twice', async () => {
    const buyer = `${randomUUID()}@example.com`
    await openAnswered()
    expect(await axeProblems(page)).toEqual([])
    await payWith(page, PAY_BUTTON, buyer)
    const paid = performance.now()
    await page.getByRole('button', { name: 'Download PDF' }).waitFor()
    process.stdout.write(`paid to ready: ${Math.round(performance.now() - paid)} ms\n`)
    expect(await axeProblems(page)).toEqual([])
    const word = await saveFile(page, 'Download Word Document')
    const pdf = await saveFile(page, 'Download PDF')
    const guide = await saveFile(page, 'Download Instructions')
    expect([word, pdf, guide].map(({ name }) => name)).toEqual([
      'Bill_of_Sale_Etienne_Achterberg.docx',
      'Bill_of_Sale_Etienne_Achterberg.pdf',
      'Bill_of_Sale_Etienne_Achterberg_instructions.pdf',
    ])
    for (const text of [docxText(word.bytes), await pdfText(pdf.bytes)]) {
      for (const key of ['seller_name', 'buyer_name', 'item_description', 'known_defects']) {
        expect(text).toContain(CAR_SALE[key])
      }
    }
    const [mail] = await poll(
      async () => (await store.servers.mail.messages()).filter(({ to }) => to.includes(buyer)),
      (mails) => mails.length > 0,
    )
    const link = mail?.text?.match(/https?:\S+\/document\/download\/\S+/)?.[0] ?? ''
    const step = page.getByRole('checkbox', { name: 'Read every page together' })
    await step.check()
    await page.goto(link)
    await whenHydrated(page)
    await page.getByRole('button', { name: 'Download PDF' }).waitFor()
    await step.waitFor()
    await expect.poll(() => step.isChecked()).toBe(true)
    expect(await axeProblems(page)).toEqual([])
    expect(pageErrors).toEqual([])

    // Another tab has its own session.
    await page.evaluate(() => sessionStorage.clear())
    await visit('/customize/bill-of-sale?step=check')
    await page.getByRole('button', { name: 'Pay $19 and download' }).click()
    await page.getByText(MESSAGES.alreadyBought).waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('link', { name: BOUGHT_HERE.action }).last().click()
    await page.getByRole('button', { name: 'Download PDF' }).waitFor()
  })
})

describe('two tabs of one browser', () => {
  /** Opens the review of a bill of sale from an answer file, as for a second sale. */
  const openReviewFromFile = async (tab: Page, buyerName: string) => {
    await tab.goto(`${store.site}/customize/bill-of-sale?step=check`)
    await whenHydrated(tab)
    const text = formatAnswerFile(template, { ...CAR_SALE, buyer_name: buyerName })
    await tab.getByLabel('Answer file').setInputFiles({
      name: 'answers.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await tab.getByRole('button', { name: 'Use the file' }).click()
    await tab.getByText(buyerName).first().waitFor()
    await tab.getByText('Saved on this device').waitFor()
  }

  it('that make different purchases at once get their own files', async () => {
    const other = await page.context().newPage()
    await openReviewFromFile(page, 'Devon Achterberg')
    await page.getByRole('button', { name: `Yes, ${CAR_SALE.state}` }).click()
    await openReviewFromFile(other, 'Quillon Marchetti')
    await payWith(page, PAY_BUTTON)
    await payWith(other, PAY_BUTTON)
    for (const [tab, name] of [
      [page, 'Devon Achterberg'],
      [other, 'Quillon Marchetti'],
    ] as const) {
      const { bytes } = await saveFile(tab, 'Download Word Document')
      expect(docxText(bytes)).toContain(name)
    }
  })
})

describe('answers', () => {
  it('survive a reload, a canceled payment and a declined card', async () => {
    await openAnswered()
    await page.reload()
    await page.getByText(String(CAR_SALE.buyer_name)).first().waitFor()
    await payWith(page, /decline/i)
    await page
      .getByText(/declined/i)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /cancel|back/i }).click()
    await page.waitForURL(/\/customize\/bill-of-sale/)
    await page.getByText(String(CAR_SALE.buyer_name)).first().waitFor()
    await page.getByRole('button', { name: 'Pay $19 and download' }).waitFor()
  })
})
