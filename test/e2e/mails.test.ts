import { expect, it } from 'vitest'
import { BRAND } from '../../shared/content/brand.ts'
import type { Mail } from '../../shared/content/mail-layout.ts'
import {
  erasureMail,
  guideMail,
  linksMail,
  readyMail,
  refundFailedMail,
  refundMail,
  unmatchedMail,
  unmatchedRefundMail,
} from '../../shared/content/mails.ts'
import type { Receipt } from '../../shared/content/receipt.ts'
import { axeProblems, COLOR_RULES } from '../support/browser/axe.ts'
import { page, setUpVisitor } from '../support/browser/fixtures.ts'
import { isDeep } from '../support/deep.ts'

setUpVisitor()

const siteUrl = 'https://shop.example'

const RECEIPT: Receipt = {
  orderNumber: 'CW-0123ABCD',
  title: 'Last Will & Testament',
  state: 'ready',
  amount: 9900,
  currency: 'usd',
  paidAt: '2026-11-23T23:30:00Z',
  buyer: 'b@example.com',
  paymentMethod: 'Visa ending in 4242',
  sha256: { docx: 'ab'.repeat(32), pdf: 'cd'.repeat(32), instructions: 'ef'.repeat(32) },
}

const PURCHASE = {
  receipt: RECEIPT,
  reason: 'ready' as const,
  url: `${siteUrl}/document/download/abc?x="<b>`,
  expiresAt: '2026-11-30T12:00:00Z',
  correctableUntil: '2026-12-23T12:00:00Z',
  siteUrl,
}
const { correctableUntil: _, ...BLANK } = PURCHASE
const REFUND = { receipt: RECEIPT, amount: 500, siteUrl }
const FULL_REFUND = { ...REFUND, receipt: { ...RECEIPT, state: 'refunded' as const } }
const PAYMENT = {
  ...{ reference: 'PAY-0A1B2C3D', amount: 1900, currency: 'usd', siteUrl },
  receivedAt: '2026-11-23T12:00:00Z',
}
const GUIDE_LINKS = {
  siteUrl,
  documentsUrl: `${siteUrl}/documents`,
  unsubscribeUrl: `${siteUrl}/unsubscribe?token="<b>`,
}
const link = { url: PURCHASE.url, expiresAt: PURCHASE.expiresAt }
const FOUND = [
  { receipt: RECEIPT, link: { ...link, isNew: true } },
  { receipt: { ...RECEIPT, state: 'refunded' as const } },
]

/** Each email and the texts that both of its versions contain. */
const MAILS: readonly [name: string, mail: Mail, texts: readonly string[]][] = [
  [
    'of a purchase',
    readyMail(PURCHASE),
    [
      ...['CW-0123ABCD', '$99.00 USD', 'November 23, 2026 (UTC)', 'November 30, 2026 at 12:00'],
      ...['until December 23, 2026 (UTC), up to 10 times', 'Visa ending in 4242', 'b@example.com'],
      ...['December 23, 2026 (UTC): write to', ...Object.values(RECEIPT.sha256 ?? {})],
    ],
  ],
  ['of a correction', readyMail({ ...PURCHASE, reason: 'corrected' }), ['replace the earlier']],
  ['of a new link', readyMail({ ...PURCHASE, reason: 'reissued' }), ['link no longer works']],
  ['of a renewal', readyMail({ ...PURCHASE, reason: 'renewed' }), ['link no longer works']],
  ['of a new address', readyMail({ ...BLANK, reason: 'readdressed' }), ['link no longer works']],
  ['of a partial refund', refundMail({ ...REFUND, url: PURCHASE.url }), ['$5.00', 'still works']],
  ['of a refund', refundMail(FULL_REFUND), ['$5.00 USD', 'no longer works']],
  ['of a failed refund', refundFailedMail(REFUND), ['accept our refund of $5.00 USD']],
  ['of a payment without an order', unmatchedMail(PAYMENT), ['PAY-0A1B2C3D', '$19.00 USD']],
  ['of a refund without an order', unmatchedRefundMail(PAYMENT), ['we refunded it', '$19.00 USD']],
  ['of lost links', linksMail(FOUND, siteUrl), ['no longer works', 'was refunded']],
  [
    'of a deletion',
    erasureMail({ ...RECEIPT, state: 'deleted', erasedAt: '2026-11-25T12:00:00Z' }, siteUrl),
    ['Deleted on November 25, 2026 (UTC)', 'Nothing can be restored', '$99.00 USD'],
  ],
  ['of the guide', guideMail(GUIDE_LINKS), [BRAND.postalAddress]],
]

/** The emails that together contain every part of the layout. */
const LAYOUTS = ['of a purchase', 'of lost links', 'of the guide']

it.each(MAILS.filter(([name]) => isDeep || LAYOUTS.includes(name)))(
  'the email %s is readable on a phone and a desktop, in light and dark mode, and loads nothing',
  async (_name, mail) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.setContent(mail.html)
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 900 })
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(scrollWidth).toBe(width)
    }
    expect(await axeProblems(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeProblems(page, { rules: COLOR_RULES })).toEqual([])
    expect(requested.filter((url) => url.startsWith('http'))).toEqual([])
  },
)

it.each(MAILS)(
  'the email %s has the same content in text and HTML, with links to self-service pages',
  (_name, mail, texts) => {
    for (const text of [...texts, `${siteUrl}/find-purchase`, `${siteUrl}/verify`]) {
      expect([text, mail.text.includes(text), mail.html.includes(text)]).toEqual([text, true, true])
    }
    expect(mail.html).not.toContain('"<b>')
  },
)

it('only the guide email has an unsubscribe link', () => {
  const having = MAILS.filter(([, { text, html }]) => /unsubscribe/i.test(text + html))
  expect(having.map(([name]) => name)).toEqual(['of the guide'])
})

it('two purchases of the same document have different subjects', () => {
  const other = { ...RECEIPT, orderNumber: 'CW-89ABCDEF' }
  const mails = [RECEIPT, other].map((receipt) => readyMail({ ...PURCHASE, receipt }))
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2)
})

it('the email for a blank template does not mention corrections', () => {
  expect(readyMail(BLANK).text).not.toContain('corrections')
})
