import { expect, it } from 'vitest'
import { countSale, soldUnderOffer } from '../../../lambdas/core/orders/offer-quota.ts'
import type { OfferView } from '../../../shared/api/purchases.ts'
import { OFFER, type Offer } from '../../../shared/catalog/offer.ts'
import { allOfferSales } from '../../support/store/rows.ts'
import { setUpSharedStore, store } from '../../support/store/shared-store.ts'
import { payAt } from '../../support/store/store.ts'

setUpSharedStore()

const limited: Offer = { ...OFFER, quota: 20 }

it('counts every sale of an offer with a quota, also at once', async () => {
  const before = await soldUnderOffer(limited)
  await Promise.all(Array.from({ length: 12 }, () => countSale(limited)))
  expect(await soldUnderOffer(limited)).toBe(before + 12)
  expect(await soldUnderOffer({ ...limited, endsAt: '2027-01-01T00:00:00Z' })).toBe(0)
})

it('counts nothing, and writes no row, without a quota', async () => {
  const before = await soldUnderOffer(limited)
  const { body } = await store.checkout()
  await payAt(body.url, 'pay')
  await store.ready(body.orderId)
  expect(await soldUnderOffer()).toBe(0)
  expect((await store.get<OfferView>('/api/offer')).body).toEqual({
    sold: 0,
    now: expect.any(String),
  })
  expect(await allOfferSales(store)).toMatchObject([{ offer: 'open' }])
  expect(await soldUnderOffer(limited)).toBe(before)
})
