import { getOffer } from '../../shared/api/purchases.ts'
import { readOfferSales } from '../core/orders/offer-quota.ts'
import { handle } from '../core/platform/handle.ts'

export default handle(getOffer, async ({ now }) => ({
  sold: await readOfferSales(),
  now: now.toISOString(),
}))
