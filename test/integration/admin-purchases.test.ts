import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filePrefixOf } from '../../lambdas/core/files.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { callAs } from '../support/store/admin-api.ts'
import { allFiles, allOrders, removeFile, rewriteOrder } from '../support/store/rows.ts'
import { BUYER_EMAIL, payAt, type Store, startStore } from '../support/store/store.ts'
import { until } from '../support/store/until.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const buy = async (changes: Record<string, unknown> = {}) => {
  const { body } = await store.checkout(changes)
  await payAt(body.url, 'pay')
  const { downloadToken = '' } = await store.ready(body.orderId)
  return { id: body.orderId, token: downloadToken }
}

const rowOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)

const mailed = (id: string) =>
  until(
    () => rowOf(id),
    (order) => order?.mailed_at !== undefined,
  )

const find = async (query: string) =>
  (await callAs(store, 'findPurchases', { query: { query } })).body.purchases

const refunds = async () =>
  store.parts.stripe.events().filter(({ type }) => type === 'charge.refunded')

const refund = (id: string) =>
  callAs(store, 'refundPurchase', { params: { id }, body: { requestId: randomUUID() } })

describe('finding a purchase', () => {
  it('takes an address, an order, a session, a token, how it begins, and a whole link', async () => {
    const { id, token } = await buy()
    const session = (await rowOf(id))?.session_id ?? ''
    const link = `${store.site}/document/download/${token}`
    const queries = [BUYER_EMAIL.toUpperCase(), id, session, token, token.slice(0, 8), link]
    for (const query of queries) expect((await find(query)).map((row) => row.id)).toContain(id)
  })

  it.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['an unknown order', 'ord_none'],
    ['an unknown session', 'cs_none'],
    ['an unknown address', 'nobody@example.com'],
    ['five thousand letters', 'x'.repeat(5000)],
    ['a slash', '/'],
    ['a percent sign', '%'],
    ['the name of a prototype', '__proto__'],
  ])('finds nothing for %s', async (_, query) => {
    expect(await find(query)).toEqual([])
  })

  it('tells state and history, and neither token nor answers', async () => {
    const { id, token } = await buy()
    await mailed(id)
    await callAs(store, 'reissuePurchase', { params: { id } })
    const [row] = await find(id)
    expect(row?.history.map(({ event }) => event)).toEqual([
      'opened',
      'paid',
      'ready',
      'mailed',
      'reissued',
    ])
    expect(row).toMatchObject({ status: 'ready', amount: 1900, personalized: true })
    const text = JSON.stringify(row)
    expect(text).not.toContain(token)
    expect(text).not.toContain((await rowOf(id))?.download_token)
    expect(text).not.toContain('Achterberg Motors')
  })
})

describe('a new link', () => {
  it('is free, lives seven days to the second, is mailed, and kills the old one', async () => {
    const { id, token } = await buy()
    await rewriteOrder(store, id, { expires_at: new Date(Date.now() - 1000).toISOString() })
    expect((await store.download(token)).status).toBe(410)
    const before = Date.now()
    const { body } = await callAs(store, 'reissuePurchase', { params: { id } })
    const lifetime = Date.parse(body.expiresAt) - before
    expect(lifetime).toBeGreaterThanOrEqual(7 * 86_400_000)
    expect(lifetime).toBeLessThan(7 * 86_400_000 + 1000)
    expect((await store.download(token)).status).toBe(404)
    expect((await store.download(body.downloadToken)).status).toBe(200)
    const mails = await store.parts.mail.messages()
    expect(mails.some((mail) => mail.text?.includes(body.downloadToken))).toBe(true)
  })

  it('is not given for what is not ready', async () => {
    const { body } = await store.checkout()
    const reply = await callAs(store, 'reissuePurchase', { params: { id: body.orderId } })
    expect(reply).toMatchObject({
      status: 409,
      body: { error: MESSAGES.purchases.notReissuable },
    })
  })
})

describe('making files again', () => {
  it('brings all three back, for the same link and without another mail', async () => {
    const { id, token } = await buy()
    await mailed(id)
    const mails = (await store.parts.mail.messages()).length
    for (const key of (await allFiles(store)).filter((name) => name.startsWith(filePrefixOf(id)))) {
      await removeFile(store, key)
    }
    const { status, body } = await callAs(store, 'retryPurchase', { params: { id } })
    expect([status, body.status]).toEqual([200, 'ready'])
    await until(
      () => rowOf(id),
      (order) => order?.remake_at === undefined,
    )
    expect((await store.download(token)).body.files).toHaveLength(3)
    expect(await rowOf(id)).not.toHaveProperty('awaiting')
    expect((await store.parts.mail.messages()).length).toBe(mails)
  })

  it('starts a paid order that was given up', async () => {
    const { id } = await buy()
    await mailed(id)
    await rewriteOrder(store, id, {
      status: 'paid',
      mailed_at: undefined,
      awaiting: 'review',
      sweeps: 8,
      due_at: new Date().toISOString(),
    })
    expect((await find('')).map((row) => row.id)).toContain(id)
    const { body } = await callAs(store, 'retryPurchase', { params: { id } })
    expect(body.status).toBe('paid')
    await store.ready(id)
    await mailed(id)
    expect((await find('')).map((row) => row.id)).not.toContain(id)
  })

  it('is not done for what is not paid', async () => {
    const { body } = await store.checkout()
    const reply = await callAs(store, 'retryPurchase', { params: { id: body.orderId } })
    expect(reply).toMatchObject({
      status: 409,
      body: { error: MESSAGES.purchases.notRepeatable },
    })
  })
})

describe('a refund', () => {
  it('gives the money back once, however often it is asked for, and closes the link', async () => {
    const { id, token } = await buy()
    const before = (await refunds()).length
    const ask = () => refund(id)
    const replies = [...(await Promise.all([ask(), ask(), ask()])), await ask()]
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 200,
        body: { status: 'revoked', amount: 1900, currency: 'usd' },
      })
    }
    expect((await refunds()).length).toBe(before + 1)
    expect((await store.download(token)).status).toBe(410)
    const [row] = await find(id)
    expect(row?.status).toBe('revoked')
    expect(row?.history.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['refunded', 'revoked']),
    )
  })

  it('of a purchase whose files never came ends it too', async () => {
    const { id } = await buy()
    await mailed(id)
    await rewriteOrder(store, id, {
      status: 'paid',
      awaiting: 'review',
      due_at: new Date().toISOString(),
    })
    expect((await refund(id)).status).toBe(200)
    const row = await rowOf(id)
    expect(row?.status).toBe('revoked')
    expect(row).not.toHaveProperty('awaiting')
  })

  it('needs a payment', async () => {
    const { body } = await store.checkout()
    const reply = await refund(body.orderId)
    expect(reply).toMatchObject({
      status: 409,
      body: { error: MESSAGES.purchases.notRefundable },
    })
  })

  it('that Stripe refuses changes nothing', async () => {
    const { id } = await buy()
    await mailed(id)
    await rewriteOrder(store, id, { payment_id: 'pi_unknown' })
    expect((await refund(id)).status).toBe(500)
    expect((await rowOf(id))?.status).toBe('ready')
    expect(await rowOf(id)).not.toHaveProperty('refunded_at')
  })
})

describe('an unmatched payment', () => {
  const payForNothing = async () => {
    const session = await store.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'ord_unknown',
      success_url: store.site,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Something' } },
        },
      ],
    })
    await payAt(session.url ?? '', 'pay')
    return session.id
  }
  const unmatched = async () => (await callAs(store, 'listUnmatchedPayments')).body.payments

  it('is listed until it is given back', async () => {
    const sessionId = await payForNothing()
    const [payment] = await until(unmatched, (list) => list.length > 0)
    expect(payment).toMatchObject({ sessionId, amount: 2500, currency: 'usd', email: BUYER_EMAIL })
    const params = { id: payment?.id ?? '' }
    const { status, body } = await refund(params.id)
    expect([status, body.status]).toEqual([200, 'unmatched'])
    expect(await unmatched()).toEqual([])
  })
})
