import { describe, expect, it } from 'vitest'
import { requestIdFor } from '../../../web/features/checkout/order/place-order.ts'
import { memoryStorage } from '../../../web/ui/browser/device-storage.ts'

const purchase = {
  route: 'checkout',
  documentId: 'bill-of-sale',
  answers: { seller_name: 'Ann', sale_amount: '2400' },
}

describe('the request id of a payment', () => {
  const storage = memoryStorage()
  const first = requestIdFor(purchase, storage)

  it('is the same for a double click, a retry and reordered answers', () => {
    const turned = { ...purchase, answers: { sale_amount: '2400', seller_name: 'Ann' } }
    expect(requestIdFor(purchase, storage)).toBe(first)
    expect(requestIdFor(turned, storage)).toBe(first)
  })

  it.each([
    { ...purchase, route: 'order' },
    { ...purchase, documentId: 'promissory-note' },
    { ...purchase, answers: { seller_name: 'Ann' } },
    { ...purchase, answers: undefined },
  ])('is new for another purchase, and remembered for both: %o', (other) => {
    const own = memoryStorage()
    const before = requestIdFor(purchase, own)
    expect(requestIdFor(other, own)).not.toBe(before)
    expect(requestIdFor(purchase, own)).toBe(before)
  })

  it.each(['{oops', 'null', '{"purchase":"x"}', '[1]'])('survives a damaged entry: %s', (text) => {
    const own = memoryStorage()
    own.setItem('checkout-requests', text)
    const id = requestIdFor(purchase, own)
    expect(requestIdFor(purchase, own)).toBe(id)
  })
})
