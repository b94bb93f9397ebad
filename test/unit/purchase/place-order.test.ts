import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import type { ErrorCode } from '../../../shared/api/errors.ts'
import { createCheckout } from '../../../shared/api/purchases.ts'
import { findEnabledEntry } from '../../../shared/catalog/lookup.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { ApiError } from '../../../web/api/api-error.ts'
import { currentPrice } from '../../../web/api/use-offer.ts'
import {
  failureOf,
  openCheckout,
  openOrder,
} from '../../../web/features/checkout/order/place-order.ts'
import { findOrder } from '../../../web/features/checkout/order/saved-orders.ts'
import { memoryStorage } from '../../../web/ui/browser/device-storage.ts'

const { text } = MESSAGES.checkoutFailed

describe('an order', () => {
  const entry = findEnabledEntry('bill-of-sale')
  if (!entry) throw new Error('The bill of sale is missing')
  let sent: z.infer<typeof createCheckout.body>[]
  let answer: Response
  let refusal: Response | undefined
  let earlierStatus: string

  beforeEach(() => {
    sent = []
    answer = Response.json({
      url: 'https://pay.example/1',
      orderId: 'ord_1',
      accessToken: 'token_1',
    })
    vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
    refusal = undefined
    vi.stubGlobal(
      'fetch',
      async (_: string, { method, body }: { method: string; body: string }) => {
        if (method === 'GET') return Response.json({ status: earlierStatus })
        sent.push(createCheckout.body.parse(JSON.parse(body)))
        return sent.length === 1 && refusal ? refusal : answer.clone()
      },
    )
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('is placed at the current price, with and without answers, and saved', async () => {
    const answers = { seller_name: 'Ann' }
    const { placed } = await openCheckout({ entry, answers }, memoryStorage())
    expect(placed).toEqual({
      url: 'https://pay.example/1',
      orderId: 'ord_1',
      accessToken: 'token_1',
    })
    await openOrder({ entry }, memoryStorage())
    expect(sent.map(({ price, answers: sentAnswers }) => [price, sentAnswers])).toEqual([
      [currentPrice(entry) / 100, answers],
      [currentPrice(entry) / 100, undefined],
    ])
    expect(findOrder('bill-of-sale')).toMatchObject({ orderId: 'ord_1', accessToken: 'token_1' })
  })

  it.each([undefined, { seller_name: 'Ann' }])(
    'is placed with one press when the earlier one was refunded, with answers %o',
    async (answers) => {
      refusal = Response.json({ code: 'conflict', error: MESSAGES.api.conflict }, { status: 409 })
      const requests = memoryStorage()
      expect(await openCheckout({ entry, answers }, requests)).toHaveProperty('placed')
      await openCheckout({ entry, answers }, requests)
      const [refused, fresh, again] = sent.map(({ requestId }) => requestId)
      expect(fresh).not.toBe(refused)
      expect(again).toBe(fresh)
    },
  )

  it('that conflicts twice fails', async () => {
    answer = Response.json({ code: 'conflict', error: MESSAGES.api.conflict }, { status: 409 })
    const failed = await openCheckout({ entry }, memoryStorage())
    expect(failed).toEqual({ failure: { kind: 'other', text } })
    expect(sent).toHaveLength(2)
  })

  it('that is already paid reports that and does not pay again, unless asked to', async () => {
    const requests = memoryStorage()
    await openCheckout({ entry }, requests)
    answer = Response.json({ url: 'https://pay.example/2', orderId: 'ord_2', accessToken: 't' })
    await openCheckout({ entry, answers: { seller_name: 'Ann' } }, requests)
    const paid = { code: 'conflict', error: MESSAGES.alreadyBought, state: 'ready' }
    answer = Response.json(paid, { status: 409 })
    const failure = { kind: 'bought', text: MESSAGES.alreadyBought }
    expect(await openCheckout({ entry }, requests)).toEqual({ failure })
    expect(findOrder('bill-of-sale')).toMatchObject({ orderId: 'ord_1' })
    await openCheckout({ entry, isRepeated: true }, requests)
    const [first, , refused, repeated] = sent.map(({ requestId }) => requestId)
    expect(refused).toBe(first)
    expect(repeated).not.toBe(first)
  })

  it.each(['paid', 'ready', 'link_expired', 'open', 'refunded'])(
    'of a blank whose order for crypto is %s asks only before a second payment',
    async (status) => {
      const requests = memoryStorage()
      earlierStatus = status
      await openOrder({ entry }, requests)
      answer = Response.json({ url: 'https://pay.example/2', orderId: 'ord_2', accessToken: 't' })
      const isOver = status === 'open' || status === 'refunded'
      const { placed, failure } = await openCheckout({ entry }, requests)
      expect(failure?.kind).toBe(isOver ? undefined : 'bought')
      expect(findOrder('bill-of-sale')?.orderId).toBe(isOver ? 'ord_2' : 'ord_1')
      const repeated = await openCheckout({ entry, isRepeated: true }, requests)
      expect((placed ?? repeated.placed)?.orderId).toBe('ord_2')
    },
  )
})

describe('a failed order', () => {
  const keys = new Set(['buyer_name'])
  const error = (status: number, code: ErrorCode, fields?: Record<string, string>) =>
    new ApiError(status, { code, error: 'x', fields })

  it.each([
    [error(409, 'price_changed'), { kind: 'price', stale: true, text: MESSAGES.api.priceChanged }],
    [error(409, 'conflict'), { kind: 'other', text }],
    [error(422, 'invalid', { stranger: 'x' }), { kind: 'other', text }],
    [
      error(422, 'invalid', { buyer_name: 'No.', stranger: 'x' }),
      { kind: 'answers', text, messages: { buyer_name: 'No.' } },
    ],
    [error(0, 'unexpected'), { kind: 'unreached', text }],
  ])('is classified: %s is %s', (thrown, failure) => {
    expect(failureOf(thrown, keys)).toEqual(failure)
  })

  it('does not hide an error of the page', () => {
    const fault = new TypeError('x is not a function')
    expect(() => failureOf(fault, keys)).toThrow(fault)
  })
})
