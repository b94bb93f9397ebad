import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import { allOrders, answersOf } from '../support/store/rows.ts'
import { CAR_SALE, purchase, type Store, sessionOf, startStore } from '../support/store/store.ts'

let store: Store
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const sessions = async () => (await store.stripe.checkout.sessions.list({ limit: 100 })).data.length

describe('opening a checkout', () => {
  it('creates an open order with the answers, and a session at the catalogue price', async () => {
    const { status, body } = await store.checkout()
    expect(status).toBe(200)
    const order = (await allOrders(store)).find(({ id }) => id === body.orderId)
    expect(order).toMatchObject({
      status: 'open',
      document_id: 'bill-of-sale',
      amount: 1900,
      currency: 'usd',
      session_id: sessionOf(body.url),
    })
    expect(await answersOf(store, body.orderId)).toMatchObject(CAR_SALE)
    const session = await store.stripe.checkout.sessions.retrieve(sessionOf(body.url))
    expect(session).toMatchObject({ amount_total: 1900, client_reference_id: body.orderId })
  })

  it('opens one session for a double click', async () => {
    const request = purchase()
    const before = await sessions()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        store.post<{ url: string; orderId: string }>('/api/create-checkout', request),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(replies.map(({ body }) => body.url)).size).toBe(1)
    expect(await sessions()).toBe(before + 1)
  })

  it('refuses a request id that stands for another purchase', async () => {
    const requestId = randomUUID()
    await store.checkout({ requestId })
    const other = await store.checkout({
      requestId,
      answers: { ...CAR_SALE, buyer_name: 'Somebody Else' },
    })
    expect(other.status).toBe(409)
    expect(other.body.code).toBe('conflict')
  })

  it('sells the blank template too', async () => {
    const { status, body } = await store.checkout({ answers: undefined })
    expect(status).toBe(200)
    const order = (await allOrders(store)).find(({ id }) => id === body.orderId)
    expect(order).not.toHaveProperty('answers_version')
  })
})

describe('the price is the catalogue’s', () => {
  it.each([0.01, 18.99, 39, 1900])('%s is another price: 409', async (price) => {
    const before = await sessions()
    const { status, body } = await store.checkout({ price })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'price_changed', error: MESSAGES.api.priceChanged })
    expect(await sessions()).toBe(before)
  })

  it.each([-1, '19', 0, null, 1e9])('%j is no price: 422', async (price) => {
    const before = await sessions()
    const { status, body } = await store.checkout({ price })
    expect(status).toBe(422)
    expect(body.fields).toHaveProperty('price')
    expect(await sessions()).toBe(before)
  })
})

describe('what is not sold', () => {
  it.each([
    'living-trust',
    'nothing-like-that',
    '../',
    '%2e%2e%2f',
    '__proto__',
    'constructor',
    'bіll-of-sale',
    '',
  ])('%j: 404', async (documentId) => {
    const { status, body } = await store.checkout({ documentId })
    expect(status).toBe(404)
    expect(body.error).toBe(MESSAGES.notFound.document)
  })

  it('an id of 10 kB: 404', async () => {
    expect((await store.checkout({ documentId: 'a'.repeat(10_000) })).status).toBe(404)
  })
})

describe('bad requests', () => {
  it.each(['', '{', '{"documentId":', 'documentId=bill-of-sale'])(
    'malformed JSON %j: 400',
    async (body) => {
      expect((await store.post('/api/create-checkout', body)).status).toBe(400)
    },
  )

  it('a body over 64 kB: 413', async () => {
    const { status } = await store.post(
      '/api/create-checkout',
      purchase({ padding: 'x'.repeat(65_536) }),
    )
    expect(status).toBe(413)
  })

  it('an unknown path: 404', async () => {
    expect((await store.get('/api/nothing')).status).toBe(404)
  })

  it('answers are never cached', async () => {
    expect((await store.checkout()).headers.get('cache-control')).toBe('no-store')
  })
})

describe('refused answers', () => {
  const refuse = async (changes: Record<string, unknown>) => {
    const { status, body } = await store.checkout({ answers: { ...CAR_SALE, ...changes } })
    expect(status).toBe(422)
    return body.fields
  }

  it('say what is wrong at each field, in the words of the form', async () => {
    expect(
      await refuse({ sale_amount: '', condition_type: 'warranty', warranty_details: ' ' }),
    ).toEqual({
      sale_amount: 'Sale price is required.',
      warranty_details: 'Warranty details are required when warranty is provided',
    })
    expect(await refuse({ sale_amount: '12,500' })).toEqual({
      sale_amount: 'Please enter a valid dollar amount (e.g. $100 or $100.00)',
    })
  })

  it('unknown keys are refused', async () => {
    expect(await refuse({ surprise: 'x' })).toHaveProperty('surprise')
  })

  it.each([
    ['__proto__', 400],
    ['constructor', 422],
    ['toString', 422],
  ])('%s is no field: %i', async (key, expected) => {
    const answers = JSON.stringify({ ...CAR_SALE }).replace('{', `{"${key}":"x",`)
    const body = JSON.stringify(purchase({ answers: 0 })).replace(
      '"answers":0',
      `"answers":${answers}`,
    )
    expect((await store.post('/api/create-checkout', body)).status).toBe(expected)
  })

  it('text beyond a field’s length is refused, not cut', async () => {
    const fields = await refuse({ seller_promises: 'x'.repeat(10_000) })
    expect(fields).toEqual({ seller_promises: MESSAGES.validation.tooLong(1000) })
  })
})
