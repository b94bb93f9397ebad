import type { Context } from 'hono'
import { MESSAGES } from '../../shared/messages.ts'
import { AppError } from '../core/errors.ts'
import { param } from '../core/http.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { findOrder } from '../core/order-table.ts'
import { reissue } from '../core/orders.ts'

/** Gives a buyer a new link for seven days, kills the old one and sends the mail again. */
export const reissuePurchase = async (c: Context) => {
  const id = param(c, 'id')
  const link = await reissue(id)
  const order = await findOrder(id)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  if (!link) throw new AppError('conflict', MESSAGES.purchases.notReissuable)
  await mailDownloadLink(order)
  return c.json({ downloadToken: link.download_token, expiresAt: link.expires_at })
}
