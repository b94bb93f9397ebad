import { describe, expect, it } from 'vitest'
import {
  isBought,
  isErased,
  type Order,
  type Purchase,
  purchase,
  purgeAt,
} from '../../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../../lambdas/core/orders/order-id.ts'
import stored from '../../support/store/stored-rows.json' with { type: 'json' }

const rows = Object.values(stored.orders).map((row) => purchase.parse(row))
const isOrder = (row: Purchase): row is Order => row.status !== 'unmatched'
const orders = rows.filter(isOrder)
const statusesOf = (found: readonly Purchase[]) => [...new Set(found.map(({ status }) => status))]

describe('an order', () => {
  it('is deleted after ninety days; until then an expired link still reports that', () => {
    expect(purgeAt(new Date('2026-11-21T10:00:00.999Z'))).toBe(
      Date.parse('2027-02-19T10:00:00Z') / 1000,
    )
  })

  it('counts as bought once paid, whatever happens later', () => {
    const bought = rows.filter(isBought)
    expect(statusesOf(bought).toSorted()).toEqual(['paid', 'ready', 'revoked'])
    const others = rows.filter((row) => !isBought(row))
    expect(statusesOf(others).toSorted()).toEqual(['expired', 'failed', 'open', 'unmatched'])
  })

  it('is erased when revoked without a link; a refund alone retains the link', () => {
    const revoked = orders.find(({ status }) => status === 'revoked')
    if (revoked?.status !== 'revoked') throw new Error('No revoked order among the rows')
    expect(isErased({ ...revoked, download_token: undefined })).toBe(true)
    expect(isErased({ ...revoked, download_token: 'a'.repeat(43) })).toBe(false)
    for (const order of orders.filter(({ status }) => status !== 'revoked')) {
      expect([order.status, isErased(order)]).toEqual([order.status, false])
    }
  })

  it('has the same id for the same request only', () => {
    expect(orderIdFor('request-1')).toMatch(/^ord_[0-9a-f]{32}$/)
    expect(orderIdFor('request-1')).toBe(orderIdFor('request-1'))
    expect(orderIdFor('request-2')).not.toBe(orderIdFor('request-1'))
  })
})
