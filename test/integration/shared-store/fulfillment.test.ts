import { describe, expect, it } from 'vitest'
import { filePrefixOf, keyOf } from '../../../lambdas/core/files.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import fc from '../../support/fast-check.ts'
import { allFiles, allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { BUYER_EMAIL, payAt, sessionOf, signEvent } from '../../support/store/store.ts'
import { until } from '../../support/store/until.ts'

setUpSharedStore()

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)
const filesOf = async (id: string) =>
  (await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id)))
const mailsWith = async (token: string) =>
  (await store.parts.mail.messages()).filter((mail) => JSON.stringify(mail).includes(token))

const paidCheckout = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  return { orderId: body.orderId, session: sessionOf(body.url) }
}

describe('a paid purchase', () => {
  it('becomes ready with nobody looking, and the mail brings the link', async () => {
    const { orderId } = await paidCheckout()
    const order = await until(
      () => orderOf(orderId),
      (seen) => seen?.mailed_at !== undefined,
    )
    expect(order).toMatchObject({ status: 'ready', email: BUYER_EMAIL, amount: 1900 })
    expect(order?.payment_id).toMatch(/^pi_/)
    expect(order).not.toHaveProperty('awaiting')
    expect(await filesOf(orderId)).toEqual(
      [keyOf(orderId, 'docx'), keyOf(orderId, 'pdf'), keyOf(orderId, 'instructions')].sort(),
    )
    const [mail, ...more] = await mailsWith(order?.download_token ?? '')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: [BUYER_EMAIL],
      subject: expect.stringMatching(/^Your Bill of Sale is ready \(CW-/),
    })
    expect(mail?.text).toContain(`${store.site}/document/download/${order?.download_token}`)
  })

  it('is the same whether the webhook, the landing page or both come first', async () => {
    const { body } = await store.checkout()
    const session = sessionOf(body.url)
    store.holdEvents()
    await payAt(body.url, 'pay')
    const looks = Array.from({ length: 5 }, () => store.status(session))
    const hints = Array.from({ length: 5 }, () =>
      store.deliver(signEvent('checkout.session.completed', { id: session })),
    )
    await Promise.all([...looks, ...hints])
    store.releaseEvents()
    const { downloadToken, ...seen } = await store.ready(body.orderId)
    expect(downloadToken).toBeDefined()
    expect(await store.ready(session)).toEqual(seen)
    expect(await filesOf(body.orderId)).toHaveLength(3)
  })

  it('needs no webhook when the buyer comes back', async () => {
    store.holdEvents()
    const { body } = await store.checkout()
    await payAt(body.url, 'pay')
    await store.ready(sessionOf(body.url))
    expect((await store.status(body.orderId)).downloadToken).toBeDefined()
    store.releaseEvents()
  })
})

describe('events in any order, any number of times', () => {
  const TYPES = [
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
  ]

  it('whatever the order of delivery, a paid session ends in one ready order', async () => {
    const events = fc.array(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(events, fc.scheduler(), async (types, scheduler) => {
        store.holdEvents()
        const { orderId, session } = await paidCheckout()
        const deliver = scheduler.scheduleFunction((type: string) =>
          store.deliver(signEvent(type, { id: session })),
        )
        const all = Promise.all(types.map((type) => deliver(type)))
        await scheduler.waitIdle()
        expect(new Set(await all)).toEqual(new Set([200]))
        const { downloadToken } = await store.ready(orderId)
        const rows = (await allOrders(store)).filter((row) => row.session_id === session)
        expect(rows).toHaveLength(1)
        expect(rows[0]?.download_token).toBe(downloadToken)
        expect(await filesOf(orderId)).toHaveLength(3)
      }),
      { numRuns: 8 },
    )
    store.releaseEvents()
  })
})

describe('a session that expires', () => {
  it('expires its order, which can no longer be paid for by a forged claim', async () => {
    const { body } = await store.checkout()
    await store.stripe.checkout.sessions.expire(sessionOf(body.url))
    await until(
      () => orderOf(body.orderId),
      (order) => order?.status === 'expired',
    )
    await store.deliver(signEvent('checkout.session.completed', { id: sessionOf(body.url) }))
    expect((await orderOf(body.orderId))?.status).toBe('expired')
  })
})

describe('references that prove nothing', () => {
  it.each(['cs_test_made_up', 'ord_00000000000000000000000000000000', 'success', '__proto__'])(
    '%s: 404 and no file',
    async (reference) => {
      const reply = await store.get(`/api/purchases/${reference}`)
      expect(reply.status).toBe(404)
      expect(reply.body).toEqual({ code: 'not_found', error: MESSAGES.api.notFound })
    },
  )

  it('an open order has no token', async () => {
    const { body } = await store.checkout()
    expect(await store.status(body.orderId)).toEqual({
      status: 'open',
      documentId: 'bill-of-sale',
      title: 'Bill of Sale',
    })
  })
})
