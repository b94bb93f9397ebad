import { describe, expect, it } from 'vitest'
import type { Mail } from '../../shared/content/mail-layout.ts'
import { guideMail, readyMail } from '../../shared/content/mails.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { openPage } from '../support/browser/browser.ts'
import { browser, setUpStore } from '../support/browser/fixtures.ts'

setUpStore()

const PURCHASE = {
  title: 'Last Will & Testament',
  url: 'https://shop.example/document/download/abc?x="<b>',
  orderNumber: 'CW-0123ABCD',
  amount: 9900,
  expiresAt: '2026-11-30T12:00:00Z',
  correctableUntil: '2026-12-23T12:00:00Z',
}

const MAILS: [string, Mail][] = [
  ['of a purchase', readyMail(PURCHASE)],
  ['of a correction', readyMail({ ...PURCHASE, revision: 2 })],
  ['of the guide', guideMail({ documentsUrl: 'https://shop.example/documents' })],
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
  for (const said of ['CW-0123ABCD', '$99', 'November 30, 2026', 'December 23, 2026', '30 days']) {
    expect([said, text.includes(said), html.includes(said)]).toEqual([said, true, true])
  }
  expect(html).not.toContain('"<b>')
})

it('a blank template has nothing to correct, and its mail promises no correction', () => {
  const { correctableUntil: _, ...blank } = PURCHASE
  expect(readyMail(blank).text).not.toContain('Corrections')
})
