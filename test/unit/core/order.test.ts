import { describe, expect, it } from 'vitest'
import {
  awaitedSince,
  isBought,
  isErased,
  isSameAnswers,
  type Order,
  type Purchase,
  purchase,
  purgeAt,
} from '../../../lambdas/core/orders/order.ts'
import stored from '../../support/store/stored-rows.json' with { type: 'json' }

const rows = Object.values(stored.orders).map((row) => purchase.parse(row))
const isOrder = (row: Purchase): row is Order => row.status !== 'unmatched'
const orders = rows.filter(isOrder)
const statusesOf = (found: readonly Purchase[]) => [...new Set(found.map(({ status }) => status))]

describe('an order', () => {
  it('leaves the table ninety days later: a link that ended still says so until then', () => {
    expect(purgeAt(new Date('2026-11-21T10:00:00.999Z'))).toBe(
      Date.parse('2027-02-19T10:00:00Z') / 1000,
    )
  })

  it('is bought once it was paid, whatever became of it, and not before', () => {
    const bought = rows.filter(isBought)
    expect(statusesOf(bought).toSorted()).toEqual(['paid', 'ready', 'revoked'])
    const others = rows.filter((row) => !isBought(row))
    expect(statusesOf(others).toSorted()).toEqual(['expired', 'failed', 'open', 'unmatched'])
  })

  it('is erased when it is revoked and its link gone: a refund alone keeps the link', () => {
    const revoked = orders.find(({ status }) => status === 'revoked')
    if (revoked?.status !== 'revoked') throw new Error('No revoked order among the rows')
    expect(isErased({ ...revoked, download_token: undefined })).toBe(true)
    expect(isErased({ ...revoked, download_token: 'a'.repeat(43) })).toBe(false)
    for (const order of orders.filter(({ status }) => status !== 'revoked')) {
      expect([order.status, isErased(order)]).toEqual([order.status, false])
    }
  })

  it('has its buyer wait since the correction, or else since the payment', () => {
    const ready = orders.find(({ status }) => status === 'ready')
    const paid = orders.find(({ status }) => status === 'paid')
    if (ready?.status !== 'ready' || paid?.status !== 'paid') throw new Error('A row is missing')
    const corrected_at = '2026-11-22T08:00:00.000Z'
    expect(awaitedSince({ ...ready, corrected_at })).toBe(corrected_at)
    expect(awaitedSince({ ...ready, corrected_at: undefined })).toBe(ready.paid_at)
    expect(awaitedSince(paid)).toBe(paid.paid_at)
  })

  it('holds the same answers in whatever order, and no others', () => {
    expect(isSameAnswers({ a: '1', b: 2, c: true }, { c: true, a: '1', b: 2 })).toBe(true)
    expect(isSameAnswers({ a: '1', b: 2 }, { a: '1', b: 3 })).toBe(false)
    expect(isSameAnswers({ a: '1' }, { a: '1', b: '' })).toBe(false)
    expect(isSameAnswers(undefined, undefined)).toBe(true)
    expect(isSameAnswers(undefined, {})).toBe(false)
  })
})
