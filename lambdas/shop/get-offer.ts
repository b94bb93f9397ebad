import type { Context } from 'hono'
import type { OfferView } from '../../shared/api.ts'
import { soldUnderOffer } from '../core/sales.ts'

/** How much of the launch offer has been sold. */
export const getOffer = async (c: Context) => {
  const view: OfferView = { sold: await soldUnderOffer() }
  return c.json(view)
}
