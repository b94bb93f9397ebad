import { describe, expect, it } from 'vitest'
import type { ErrorCode } from '../../../shared/api.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { answersToSend } from '../../../web/features/customize/answers/answers-to-send.ts'
import {
  keep,
  memoryStorage,
  openStorage,
} from '../../../web/features/customize/answers/device-storage.ts'
import { failureOf } from '../../../web/features/customize/pay/failure.ts'
import { forgetRequest, requestIdFor } from '../../../web/features/customize/pay/request-id.ts'
import { ApiError } from '../../../web/lib/api-error.ts'

const purchase = {
  documentId: 'bill-of-sale',
  documentTitle: 'Bill of Sale',
  price: 19,
  answers: { seller_name: 'Ann', sale_amount: '2400' },
}

describe('the id of a payment request', () => {
  const storage = memoryStorage()
  const first = requestIdFor(purchase, storage)

  it('is the same for a double click, a retry and another order of the answers', () => {
    const turned = { ...purchase, answers: { sale_amount: '2400', seller_name: 'Ann' } }
    expect(requestIdFor(purchase, storage)).toBe(first)
    expect(requestIdFor(turned, storage)).toBe(first)
  })

  it.each([
    { ...purchase, price: 39 },
    { ...purchase, documentId: 'promissory-note' },
    { ...purchase, answers: { seller_name: 'Ann' } },
  ])('is new when the purchase is another: %o', (other) => {
    const own = memoryStorage()
    const before = requestIdFor(purchase, own)
    expect(requestIdFor(other, own)).not.toBe(before)
  })

  it('is new after a conflict', () => {
    const own = memoryStorage()
    const before = requestIdFor(purchase, own)
    forgetRequest(own)
    expect(requestIdFor(purchase, own)).not.toBe(before)
  })

  it.each(['{oops', 'null', '{"purchase":"x"}', '{"purchase":1,"requestId":"1"}'])(
    'survives a damaged entry: %s',
    (text) => {
      const own = memoryStorage()
      own.setItem('checkout-request', text)
      const id = requestIdFor(purchase, own)
      expect(requestIdFor(purchase, own)).toBe(id)
    },
  )
})

describe('the answers that are sent', () => {
  it('are those of questions that are asked, tidied, without blanks', () => {
    const sent = answersToSend(template, {
      item_type: 'other',
      odometer_reading: '98412',
      sale_amount: ' 2,400 ',
      seller_promises: '  ',
      seller_in_business: false,
    })
    expect(sent).toEqual({ item_type: 'other', sale_amount: '2400' })
  })
})

describe('a payment that could not begin', () => {
  const keys = new Set(['buyer_name'])
  const error = (status: number, code: ErrorCode, fields?: Record<string, string>) =>
    new ApiError(status, { code, error: 'x', fields })

  it.each([[error(422, 'invalid', { buyer_name: 'No.', stranger: 'x' }), { buyer_name: 'No.' }]])(
    'names the refused answers the form knows',
    (thrown, messages) => {
      expect(failureOf(thrown, keys)).toEqual({ kind: 'answers', messages })
    },
  )

  it.each([
    [error(409, 'price_changed'), 'price'],
    [error(409, 'conflict'), 'conflict'],
    [error(422, 'invalid', { stranger: 'x' }), 'other'],
    [error(0, 'unexpected'), 'other'],
  ])('is told apart: %s is %s', (thrown, kind) => {
    expect(failureOf(thrown, keys)).toEqual({ kind })
  })

  it('does not hide a fault of the page', () => {
    const fault = new TypeError('x is not a function')
    expect(() => failureOf(fault, keys)).toThrow(fault)
  })
})

describe('storage of the device', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError')
  }

  it('is absent where the browser refuses it', () => {
    expect(openStorage(denied)).toBeUndefined()
    expect(openStorage(memoryStorage)).toBeDefined()
  })

  it('says when it is full', () => {
    expect(keep({ ...memoryStorage(), setItem: denied }, 'a', 'b')).toBe(false)
    expect(keep(memoryStorage(), 'a', 'b')).toBe(true)
  })
})
