import { renewDownload } from '../../shared/api/downloads.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { isLinkDue, markLinkSent, renewLink } from '../core/orders/admin-transitions.ts'
import { maskAddress } from '../core/orders/history.ts'
import { isExpired } from '../core/orders/link.ts'
import type { ReadyOrder } from '../core/orders/order.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'
import { findLinkedOrder, linkError } from './downloads.ts'

const { renewal } = MESSAGES.download

/** @throws AppError with the reason if the link can't be renewed */
const findRenewable = async (token: string, now: Date): Promise<ReadyOrder & { email: string }> => {
  const order = await findLinkedOrder(token)
  if (order?.status !== 'ready') throw linkError(order, now)
  if (!isExpired(order, now)) throw new AppError('conflict', renewal.working)
  const { email } = order
  if (email === undefined) throw new AppError('conflict', renewal.noAddress)
  if (!isLinkDue(order, now)) throw new AppError('too_many', renewal.recently)
  return { ...order, email }
}

/** The new link is only emailed to the buyer, because the expired link may have been shared. */
export default handle(renewDownload, async ({ params, now }) => {
  const order = await findRenewable(params.token, now)
  const link = await renewLink(order, now)
  if (!link) throw linkError(await findLinkedOrder(params.token), now)
  const renewed = { ...order, ...link }
  await mailDownloadLink(renewed, 'renewed')
  await markLinkSent(renewed, now)
  return { mailedTo: maskAddress(order.email), expiresAt: link.expires_at }
})
