import { describe, expect, it } from 'vitest'
import {
  correctableUntil,
  correctionsOf,
  isBeingCorrected,
  isBought,
  isErased,
  isoTimeAfter,
  type Order,
  orderNumberOf,
  type Purchase,
  paidAmountOf,
  purchase,
  purgeAt,
  waitingSince,
} from '../../../lambdas/core/orders/order.ts'
import { orderIdFor } from '../../../lambdas/core/orders/order-id.ts'
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
    expect(waitingSince({ ...ready, corrected_at })).toBe(corrected_at)
    expect(waitingSince({ ...ready, corrected_at: undefined })).toBe(ready.paid_at)
    expect(waitingSince(paid)).toBe(paid.paid_at)
  })

  it('has a number to be read out, by which nobody opens it', () => {
    expect(orderNumberOf({ id: 'ord_0123abcd0123abcd0123abcd0123abcd' })).toBe('CW-0123ABCD')
    expect(orderNumberOf({ id: '0123ord_0123' })).toBe('CW-0123ORD_')
  })

  it('has the same id for the same request, and another for any other', () => {
    expect(orderIdFor('request-1')).toMatch(/^ord_[0-9a-f]{32}$/)
    expect(orderIdFor('request-1')).toBe(orderIdFor('request-1'))
    expect(orderIdFor('request-2')).not.toBe(orderIdFor('request-1'))
  })

  it('that a discount paid for cost nothing', () => {
    expect(paidAmountOf({ payment_id: undefined, amount: 1900 })).toBe(0)
    expect(paidAmountOf({ payment_id: 'pi_1', amount: 1900 })).toBe(1900)
  })

  it('counts its corrections, and is being corrected until their files are made', () => {
    expect([undefined, 1, 2, 11].map((revision) => correctionsOf({ revision }))).toEqual([
      0, 0, 1, 10,
    ])
    expect(isBeingCorrected({ revision: undefined, files_revision: undefined })).toBe(false)
    expect(isBeingCorrected({ revision: 2, files_revision: undefined })).toBe(true)
    expect(isBeingCorrected({ revision: 3, files_revision: 2 })).toBe(true)
    expect(isBeingCorrected({ revision: 2, files_revision: 2 })).toBe(false)
  })

  it('can be corrected for thirty days from its payment', () => {
    const paid_at = '2026-11-21T10:00:00.000Z'
    expect(correctableUntil({ paid_at })).toBe('2026-12-21T10:00:00.000Z')
    expect(isoTimeAfter(new Date(paid_at), 1)).toBe('2026-11-21T10:00:00.001Z')
  })
})
