import { describe, expect, it } from 'vitest'
import type { Mail } from '../../shared/content/mail-layout.ts'
import { erasureMail, guideMail, readyMail } from '../../shared/content/mails.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore } from '../support/browser/fixtures.ts'

setUpStore()

const RECEIPT = {
  orderNumber: 'CW-0123ABCD',
  title: 'Last Will & Testament',
  amount: 9900,
  currency: 'usd',
  paidAt: '2026-11-23T12:00:00Z',
  sha256: { docx: 'ab'.repeat(32), pdf: 'cd'.repeat(32), instructions: 'ef'.repeat(32) },
}

const PURCHASE = {
  receipt: RECEIPT,
  title: 'Last Will & Testament',
  url: 'https://shop.example/document/download/abc?x="<b>',
  expiresAt: '2026-11-30T12:00:00Z',
  correctableUntil: '2026-12-23T12:00:00Z',
}

const GUIDE_LINKS = {
  documentsUrl: 'https://shop.example/documents',
  unsubscribeUrl: 'https://shop.example/unsubscribe?token=abc',
}

const MAILS: [string, Mail][] = [
  ['of a purchase', readyMail(PURCHASE)],
  ['of a correction', readyMail({ ...PURCHASE, revision: 2 })],
  ['of an erasure', erasureMail({ ...RECEIPT, erasedAt: '2026-11-25T12:00:00Z' })],
  ['of the guide', guideMail(GUIDE_LINKS)],
]

describe.each(MAILS)('the mail %s', (_, mail) => {
  it.each([320, 700])(
    'is read at %i px, in light and in dark, and loads nothing',
    async (width) => {
      const { page, close } = await openPage(browser, { width, height: 900 })
      const requested: string[] = []
      page.on('request', (request) => requested.push(request.url()))
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(mail.html)
        expect(await axeProblems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
      expect(requested.filter((url) => url.startsWith('http'))).toEqual([])
      await close()
    },
  )
})

it('a purchase mail says in both forms what was bought, for how much, until when, and how to get it back', () => {
  const { html, text, subject } = readyMail(PURCHASE)
  expect(subject).toBe('Your Last Will & Testament is ready')
  expect(text).toContain(`Download your files: ${PURCHASE.url}`)
  const told = [
    'CW-0123ABCD',
    '$99 USD',
    'November 23, 2026',
    'November 30, 2026 at 12:00',
    '30 days',
  ]
  for (const said of [...told, 'December 23, 2026', ...Object.values(RECEIPT.sha256)]) {
    expect([said, text.includes(said), html.includes(said)]).toEqual([said, true, true])
  }
  expect(html).not.toContain('"<b>')
})

it('the guide ends with a link to unsubscribe, and no mail about a purchase has one', () => {
  const { html, text } = guideMail(GUIDE_LINKS)
  expect(text).toContain(`Unsubscribe: ${GUIDE_LINKS.unsubscribeUrl}`)
  expect(html).toContain(`<a href="${GUIDE_LINKS.unsubscribeUrl}">Unsubscribe</a>`)
  const others = MAILS.filter(([name]) => name !== 'of the guide')
  for (const [, mail] of others) expect(mail.text + mail.html).not.toMatch(/unsubscribe/i)
})

it('a blank template has nothing to correct, and its mail promises no correction', () => {
  const { correctableUntil: _, ...blank } = PURCHASE
  expect(readyMail(blank).text).not.toContain('Corrections')
})

it('the mail of an erasure says when, what is left, and nothing of a link', () => {
  const erasedAt = '2026-11-25T12:00:00Z'
  const { html, text, subject } = erasureMail({ ...RECEIPT, erasedAt })
  expect(subject).toBe('Your Last Will & Testament has been erased')
  for (const said of ['Erased on November 25, 2026', 'Nothing is left to restore', '$99 USD']) {
    expect([said, text.includes(said), html.includes(said)]).toEqual([said, true, true])
  }
  expect(html).not.toContain('href')
})
