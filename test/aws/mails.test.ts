import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AWS_ENVIRONMENT } from '../../infra/local/account.ts'
import { startMail } from '../../infra/local/mail.ts'
import { mailDownloadLink, mailPurchases } from '../../lambdas/core/mail.ts'
import { type Purchase, purchase, type ReadyOrder } from '../../lambdas/core/orders/order.ts'
import { resetMemoized } from '../../lambdas/core/platform/memoize.ts'
import { receiptOf } from '../../lambdas/core/receipt.ts'
import { interceptCalls } from '../support/store/intercept-calls.ts'
import stored from '../support/store/stored-rows.json' with { type: 'json' }

const NOW = new Date('2026-11-21T10:00:00Z')
const SENDER = 'Clausewell <documents@clausewell.example>'
const dataDir = mkdtempSync(join(tmpdir(), 'mails-'))

let mailbox: Awaited<ReturnType<typeof startMail>>
beforeAll(async () => {
  mailbox = await startMail({ port: 0, dataDir, configurationSets: ['purchases'] })
  const environment = {
    ...AWS_ENVIRONMENT,
    AWS_ENDPOINT_URL_SESV2: mailbox.url,
    MAIL_FROM: SENDER,
    MAIL_CONFIGURATION_SET: 'purchases',
    SITE_URL: 'https://site.test',
  }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  resetMemoized()
})
afterAll(async () => {
  await mailbox.stop()
  rmSync(dataDir, { recursive: true, force: true })
  vi.unstubAllEnvs()
  resetMemoized()
})

const isReady = (row: Purchase): row is ReadyOrder => row.status === 'ready'

const readyOrder = (changes: object = {}): ReadyOrder => {
  const row = purchase.parse({ ...stored.orders['ready and mailed'], ...changes })
  if (!isReady(row)) throw new Error('not ready')
  return row
}

const latest = async () => (await mailbox.messages())[0]

describe('the download email', () => {
  it('links to the files, has the shop as sender and is tagged with the order id', async () => {
    const order = readyOrder()
    await mailDownloadLink(order, 'ready', { now: NOW })
    const mail = await latest()
    expect(mail).toMatchObject({
      from: SENDER,
      to: ['b@example.com'],
      configurationSet: 'purchases',
      tags: { 'order-0': order.id },
    })
    const link = `https://site.test/document/download/${order.download_token}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link)
    expect(mail?.text).toContain('Free corrections: until December 20, 2026 (UTC), up to 10 times')
  })

  it('declares UTF-8 so that non-Latin names are readable', async () => {
    const sent: object[] = []
    interceptCalls((call, send) => {
      sent.push(call.input)
      return send()
    })
    await mailDownloadLink(readyOrder({ title: 'Prêt à porter 李小龍' }), 'ready', { now: NOW })
    const text = { Data: expect.stringContaining('Prêt à porter 李小龍'), Charset: 'UTF-8' }
    expect(sent).toMatchObject([
      { Content: { Simple: { Subject: { Charset: 'UTF-8' }, Body: { Text: text, Html: text } } } },
    ])
  })
})

describe('the lost links email', () => {
  const orders = Array.from({ length: 11 }, (_, index) =>
    readyOrder({
      id: `ord_${String(index).padStart(8, '0')}`,
      title: `Document ${index}.`,
      download_token: `token-${index}.`,
      expires_at: `2026-12-0${(index % 9) + 1}T10:00:00.000Z`,
    }),
  ).map((order) => ({ order, isNew: false }))

  it('is tagged with as many orders as SES allows and links to all of them', async () => {
    await mailPurchases('b@example.com', orders, NOW)
    const mail = await latest()
    expect(Object.keys(mail?.tags ?? {})).toHaveLength(10)
    expect(mail?.text).toContain('/document/download/token-10.')
  })
})

describe('a receipt', () => {
  const sha256 = { docx: 'a', pdf: 'b', instructions: 'c' }

  it('states the purchase, the buyer, the payment method and the refund', () => {
    const order = readyOrder({
      ...{ sha256, refunded_amount: 5, refunded_at: '2026-11-20T10:20:00Z' },
      payment_method: 'Visa ending in 4242',
    })
    expect(receiptOf(order, NOW)).toEqual({
      orderNumber: `CW-${order.id.slice(4, 12).toUpperCase()}`,
      title: 'Bill of Sale',
      state: 'partly_refunded',
      amount: 1900,
      currency: 'usd',
      paidAt: order.paid_at,
      buyer: 'b@example.com',
      paymentMethod: 'Visa ending in 4242',
      refundedAmount: 5,
      refundedAt: '2026-11-20T10:20:00Z',
      sha256,
    })
  })
})
