import { describe, expect, it } from 'vitest'
import { purgeAt } from '../../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../../lambdas/core/orders/order-id.ts'

describe('an order', () => {
  it('is deleted after ninety days; until then an expired link still reports that', () => {
    expect(purgeAt(new Date('2026-11-21T10:00:00.999Z'))).toBe(
      Date.parse('2027-02-19T10:00:00Z') / 1000,
    )
  })

  it('has the same id for the same request only', () => {
    expect(orderIdFor('request-1')).toMatch(/^ord_[0-9a-f]{32}$/)
    expect(orderIdFor('request-1')).toBe(orderIdFor('request-1'))
    expect(orderIdFor('request-2')).not.toBe(orderIdFor('request-1'))
  })
})
