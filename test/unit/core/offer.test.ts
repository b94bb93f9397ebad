import { describe, expect, it } from 'vitest'
import { enabledEntries, priceOf, regularPriceOf } from '../../../shared/catalog/lookup.ts'
import {
  documentsLeft,
  isOfferActive,
  OFFER,
  type Offer,
  secondsLeft,
} from '../../../shared/catalog/offer.ts'

const endsAt = '2026-12-01T00:00:00Z'
const before = new Date('2026-11-30T23:59:58.500Z')
const after = new Date(endsAt)

describe('the launch offer', () => {
  it('starts at 7h 23m 45s with 14 documents and has no end', () => {
    expect(OFFER).toEqual({ countdown: 26_625, remaining: 14 })
    expect(secondsLeft()).toBeUndefined()
    expect(isOfferActive({ now: new Date('2100-01-01'), sold: 1_000_000 })).toBe(true)
    expect(documentsLeft({ sold: 5 })).toBe(14)
  })

  it('ends at its end date, to the second', () => {
    const offer: Offer = { ...OFFER, endsAt }
    expect(secondsLeft({ now: before, offer })).toBe(2)
    expect(isOfferActive({ now: before, offer })).toBe(true)
    expect(secondsLeft({ now: after, offer })).toBe(0)
    expect(isOfferActive({ now: after, offer })).toBe(false)
  })

  it('ends with its last document if it has a quota', () => {
    const offer: Offer = { ...OFFER, quota: 3 }
    expect([0, 2, 3, 9].map((sold) => documentsLeft({ sold, offer }))).toEqual([3, 1, 0, 0])
    expect([0, 2, 3, 9].map((sold) => isOfferActive({ sold, offer }))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('determines the price of every document', () => {
    const offer: Offer = { ...OFFER, endsAt }
    for (const entry of enabledEntries()) {
      expect(priceOf(entry, { now: before, offer })).toBeLessThan(regularPriceOf(entry))
      expect(priceOf(entry, { now: after, offer })).toBe(regularPriceOf(entry))
    }
  })
})
