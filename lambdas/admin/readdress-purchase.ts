import { readdressPurchase } from '../../shared/api/admin-purchases.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { mailDownloadLink } from '../core/mail.ts'
import { changeEmail } from '../core/orders/admin-transitions.ts'
import type { PaidOrder, Purchase, ReadyOrder } from '../core/orders/order.ts'
import { findPurchase } from '../core/orders/table.ts'
import { AppError } from '../core/platform/errors.ts'
import { handle } from '../core/platform/handle.ts'

const isReaddressable = (row: Purchase): row is PaidOrder | ReadyOrder =>
  row.status === 'paid' || row.status === 'ready'

const conflict = (message: string) => new AppError('conflict', message)

/** @throws AppError not_found, or conflict if the address can't be changed. */
const findReaddressable = async (id: string, email: string): Promise<PaidOrder | ReadyOrder> => {
  const purchase = await findPurchase(id)
  if (!purchase) throw new AppError('not_found', MESSAGES.api.notFound)
  if (!isReaddressable(purchase)) throw conflict(MESSAGES.purchases.notReaddressable)
  if (purchase.email === email) throw conflict(MESSAGES.purchases.sameAddress)
  return purchase
}

/** While files are being generated, the new address gets its email when they are ready. */
export default handle(readdressPurchase, async ({ params, body: { email }, now, admin }) => {
  const purchase = await findReaddressable(params.id, email)
  if (!(await changeEmail(purchase, email, now, admin))) {
    throw conflict(MESSAGES.purchases.changed)
  }
  const order = await findPurchase(purchase.id)
  if (order?.status !== 'ready') return { email }
  await mailDownloadLink(order, 'readdressed')
  return { email, downloadToken: order.download_token }
})
