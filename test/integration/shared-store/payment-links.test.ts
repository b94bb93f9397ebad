import { beforeAll, describe, expect, it } from 'vitest'
import { allOrders } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { type PayAction, payAt } from '../../support/store/store.ts'
import { until } from '../../support/store/until.ts'

setUpSharedStore()

let links: Record<string, string>
beforeAll(async () => {
  const { body } = await store.get<{ cryptoLinks: Record<string, string> }>('/config.json')
  links = body.cryptoLinks
})

const placeOrder = async () => {
  const { body } = await store.order()
  return body.orderId
}

/** Follows a payment link as a browser does and ends its pay page; resolves with the way back. */
const follow = async (link: string, reference: string, action: PayAction) => {
  const visit = await fetch(`${link}?client_reference_id=${reference}`, { redirect: 'manual' })
  const payPage = new URL(visit.headers.get('location') ?? '', link).href
  const paid = await payAt(payPage, action)
  const back = paid.headers.get('location')
  return { session: payPage.split('/').at(-1) ?? '', back }
}

const statusOf = async (id: string) => (await store.status(id)).status
const unmatched = async () =>
  (await allOrders(store)).filter(({ status }) => status === 'unmatched')
const intentOf = async (session: string) =>
  String((await store.stripe.checkout.sessions.retrieve(session)).payment_intent)

describe('a payment through a link', () => {
  it('fulfils the order it names and leads back to the page that waits', async () => {
    const orderId = await placeOrder()
    const { session, back } = await follow(links.standard ?? '', orderId, 'pay')
    expect(back).toBe(`${store.site}/document-download?success=true&session_id=${session}`)
    expect((await store.ready(orderId)).downloadToken).toBeDefined()
  })

  it('that fails late leaves an order alone that another session still pays', async () => {
    const { body } = await store.checkout()
    const { session } = await follow(links.standard ?? '', body.orderId, 'later-fails')
    const intent = await intentOf(session)
    await until(
      () => store.stripe.paymentIntents.retrieve(intent),
      ({ status }) => status === 'requires_payment_method',
    )
    await store.status(session)
    expect(await statusOf(body.orderId)).toBe('open')
    await payAt(body.url, 'pay')
    expect((await store.ready(body.orderId)).downloadToken).toBeDefined()
  })

  it('that takes days is known by its session meanwhile, and ends as it ends', async () => {
    for (const [action, end] of [
      ['later-succeeds', 'ready'],
      ['later-fails', 'failed'],
    ] as const) {
      const orderId = await placeOrder()
      const { session } = await follow(links.standard ?? '', orderId, action)
      const seen = await until(
        () => store.status(session),
        ({ status }) => status !== undefined,
      )
      expect(seen).toMatchObject({ documentId: 'bill-of-sale' })
      await until(
        () => statusOf(orderId),
        (status) => status === end,
      )
    }
  })

  it('that failed before anybody asked is known by its session all the same', async () => {
    const orderId = await placeOrder()
    store.holdEvents()
    const { session } = await follow(links.standard ?? '', orderId, 'later-fails')
    await until(
      () => store.stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
      ({ payment_intent: intent }) =>
        typeof intent === 'object' && intent?.status === 'requires_payment_method',
    )
    store.releaseEvents()
    expect(await store.status(session)).toMatchObject({ status: 'failed' })
    expect(await statusOf(orderId)).toBe('failed')
  })

  it.each(['nothing', 'ord_00000000000000000000000000000000', ''])(
    'that names no order (%j) goes to the list for a person, and to nobody’s order',
    async (reference) => {
      const before = await unmatched()
      const orderId = await placeOrder()
      const { session } = await follow(links.standard ?? '', reference, 'pay')
      const after = await until(unmatched, (rows) => rows.length > before.length)
      expect(after.find((row) => row.session_id === session)).toMatchObject({ amount: 1900 })
      expect(await statusOf(orderId)).toBe('open')
    },
  )

  it('of another tier does not buy the document', async () => {
    const orderId = await placeOrder()
    const before = await unmatched()
    await follow(links.luxury ?? '', orderId, 'pay')
    await until(unmatched, (rows) => rows.length > before.length)
    expect(await statusOf(orderId)).toBe('open')
  })

  it.each(['refund', 'dispute'] as const)('ends with a %s as any other does', async (way) => {
    const orderId = await placeOrder()
    const { session } = await follow(links.standard ?? '', orderId, 'pay')
    const { downloadToken = '' } = await store.ready(orderId)
    const payment_intent = await intentOf(session)
    if (way === 'refund') await store.stripe.refunds.create({ payment_intent })
    else store.parts.stripe.dispute(payment_intent)
    await until(
      () => statusOf(orderId),
      (status) => status === (way === 'refund' ? 'refunded' : 'disputed'),
    )
    expect((await store.download(downloadToken)).status).toBe(410)
  })

  it('made twice for one order is set aside once, and giving it back takes nothing away', async () => {
    const orderId = await placeOrder()
    const before = await unmatched()
    await follow(links.standard ?? '', orderId, 'pay')
    await store.ready(orderId)
    const second = await follow(links.standard ?? '', orderId, 'pay')
    await until(unmatched, (rows) => rows.length > before.length)
    await store.stripe.refunds.create({ payment_intent: await intentOf(second.session) })
    const refunded = store.parts.stripe.events().findLast(({ type }) => type === 'charge.refunded')
    expect(await store.parts.stripe.deliver(refunded?.id ?? '')).toBe(200)
    expect(await statusOf(orderId)).toBe('ready')
  })
})

describe('the files of a purchase', () => {
  it('open to the browser that placed the order, and to nobody who only knows its id or session', async () => {
    const orderId = await placeOrder()
    const { session } = await follow(links.standard ?? '', orderId, 'pay')
    const { downloadToken } = await store.ready(orderId)
    const asked = async (reference: string, accessToken?: string) =>
      (await store.get<{ downloadToken?: string }>(`/api/purchases/${reference}`, accessToken)).body
    const publicView = { status: 'ready', documentId: 'bill-of-sale', title: 'Bill of Sale' }
    const [own, other] = [orderId, await placeOrder()].map((id) => store.accessTokens.get(id))
    for (const reference of [session, orderId]) {
      expect(await asked(reference)).toEqual(publicView)
      expect(await asked(reference, other)).toEqual(publicView)
      expect(await asked(reference, own)).toEqual({ ...publicView, downloadToken })
    }
  })
})
