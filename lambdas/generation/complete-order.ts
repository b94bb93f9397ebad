import { storeFiles } from '../core/files.ts'
import { log, shortId } from '../core/log.ts'
import { mailDownloadLink } from '../core/mail.ts'
import type { Order } from '../core/order.ts'
import { findOrder } from '../core/order-table.ts'
import { markMailed, markReady } from '../core/orders.ts'
import { generateById } from './generate.ts'

const makeFiles = async (order: Order) => {
  const started = performance.now()
  const files = await generateById(order.document_id, order.document_data ?? {}, {
    createdAt: new Date(order.paid_at ?? order.created_at),
  })
  await markReady(order.id, await storeFiles(order.id, files))
  log.info('order.ready', {
    order: shortId(order.id),
    milliseconds: Math.round(performance.now() - started),
  })
}

/**
 * Brings a paid order to its end: files, `ready`, mail. Whatever was done before is not done again,
 * so a message that comes twice, or after a crash at any point, does no harm.
 */
export const completeOrder = async (id: string): Promise<void> => {
  const paid = await findOrder(id)
  if (paid?.status === 'paid') await makeFiles(paid)
  const ready = await findOrder(id)
  if (ready?.status !== 'ready' || ready.mailed_at) return
  await mailDownloadLink(ready)
  await markMailed(id)
}
