import { describe, expect, it } from 'vitest'
import { countSale, readOfferSales } from '../../lambdas/core/orders/offer-quota.ts'
import { UnreadableRow } from '../../lambdas/core/platform/rows.ts'
import type { Offer } from '../../shared/catalog/offer.ts'
import { aws, setUpAws } from '../support/store/aws.ts'
import { countAwsCalls } from '../support/store/intercept-calls.ts'

setUpAws()

const OPEN: Offer = { countdown: 0, remaining: 14, quota: 20 }
const ENDING: Offer = { ...OPEN, endsAt: '2027-01-01T00:00:00Z' }

describe('an offer with a quota', () => {
  it('counts every sale, concurrent ones included, separately per offer', async () => {
    expect(await readOfferSales(OPEN)).toBe(0)
    await Promise.all(Array.from({ length: 5 }, () => countSale(OPEN)))
    await countSale(ENDING)
    expect([await readOfferSales(OPEN), await readOfferSales(ENDING)]).toEqual([5, 1])
  })

  it('throws UnreadableRow when the number of sales is unreadable', async () => {
    await aws.putRow({ offer: '2028-01-01T00:00:00Z', sold: 'many' }, aws.tables.OFFER_SALES_TABLE)
    const unknown = { ...OPEN, endsAt: '2028-01-01T00:00:00Z' }
    await expect(readOfferSales(unknown)).rejects.toThrow(UnreadableRow)
  })
})

it('neither reads nor writes the sales of an offer without a quota', async () => {
  const calls = countAwsCalls()
  const endless = { countdown: 0, remaining: 14 }
  await countSale(endless)
  expect(await readOfferSales(endless)).toBe(0)
  expect(calls).toEqual([])
})
