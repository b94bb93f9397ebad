import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findOrder, saveOrder } from '../../../web/features/checkout/order/saved-orders.ts'

let items: Map<string, string>

const storage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
})

/** From here on, the tests act as another tab of the same browser. */
const openTab = () =>
  vi.stubGlobal('window', { localStorage: storage(items), sessionStorage: storage(new Map()) })

beforeEach(() => {
  items = new Map()
  openTab()
})
afterEach(() => vi.unstubAllGlobals())

const keep = (orderId: string, documentId = 'bill-of-sale') =>
  saveOrder({ orderId, documentId, accessToken: `token of ${orderId}` })

test('stores the latest order of a document', () => {
  keep('ord_1')
  keep('ord_2', 'promissory-note')
  keep('ord_3')
  expect(findOrder('bill-of-sale')?.orderId).toBe('ord_3')
  expect(findOrder('promissory-note')?.orderId).toBe('ord_2')
  expect(findOrder()?.orderId).toBe('ord_3')
  expect(findOrder('healthcare-directive')?.orderId).toBeUndefined()
})

test('uses the tab’s own order even if another tab has since bought the same document', () => {
  keep('ord_1')
  const first = window
  openTab()
  keep('ord_2')
  expect(findOrder('bill-of-sale')?.orderId).toBe('ord_2')
  vi.stubGlobal('window', first)
  expect(findOrder('bill-of-sale')?.orderId).toBe('ord_1')
  openTab()
  expect(findOrder('bill-of-sale')?.orderId).toBe('ord_2')
})

test.each(['{', '7', '[{"orderId":1,"documentId":"x"}]', 'null'])(
  'ignores invalid stored orders (%s)',
  (text) => {
    items.set('orders', text)
    expect(findOrder()?.orderId).toBeUndefined()
    keep('ord_1')
    expect(findOrder()?.orderId).toBe('ord_1')
  },
)
