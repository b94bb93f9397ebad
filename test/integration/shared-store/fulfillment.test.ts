import { describe, expect, it } from 'vitest'
import { filePrefixOf, keyOf } from '../../../lambdas/core/files.ts'
import { poll } from '../../support/store/poll.ts'
import { allFiles, allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { BUYER_EMAIL, payAt, sessionOf, signEvent } from '../../support/store/store.ts'

setUpSharedStore()

const orderOf = async (id: string) => (await allOrders(store)).find((order) => order.id === id)
const filesOf = async (id: string) =>
  (await allFiles(store)).filter((key) => key.startsWith(filePrefixOf(id)))
const mailsWith = async (token: string) =>
  (await store.servers.mail.messages()).filter((mail) => JSON.stringify(mail).includes(token))

const paidCheckout = async () => {
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  return { orderId: body.orderId, session: sessionOf(body.url) }
}

describe('a paid purchase', () => {
  it('becomes ready by itself and the link is emailed', async () => {
    const { orderId } = await paidCheckout()
    const order = await poll(
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

  it('is the same whether the webhook, the order status page or both come first', async () => {
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

  it('becomes ready without a webhook when the buyer returns', async () => {
    store.holdEvents()
    const { body } = await store.checkout()
    await payAt(body.url, 'pay')
    await store.ready(sessionOf(body.url))
    expect((await store.status(body.orderId)).downloadToken).toBeDefined()
    store.releaseEvents()
  })
})
