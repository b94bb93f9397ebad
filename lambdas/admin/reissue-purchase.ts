import { reissuePurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { reissueLink } from '../core/orders/admin-transitions.ts'
import { findPurchase } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

/** The new link works for seven days. Of concurrent requests, one succeeds. */
export default handle(reissuePurchase, async ({ params: { id }, now, admin }) => {
  const order = await findPurchase(id)
  if (!order) throw new AppError('not_found', MESSAGES.api.notFound)
  if (order.status !== 'ready') throw new AppError('conflict', MESSAGES.purchases.notReissuable)
  const link = await reissueLink(order, now, admin)
  if (!link) throw new AppError('conflict', MESSAGES.purchases.changed)
  await mailDownloadLink({ ...order, ...link }, 'reissued')
  return { downloadToken: link.download_token, expiresAt: link.expires_at }
})
